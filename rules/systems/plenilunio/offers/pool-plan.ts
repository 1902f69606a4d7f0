import type { Chosen } from '../../../choices';
import { intField, textField } from '../../../fields';
import type { Problem } from '../../../read';
import type { Names, RollInput } from '../../../system';
import { type Marca, marcas, type RollOrder } from '../order/order';
import { marcasDe, settingOf } from '../settings';
import { donesDe, especialidadesDe } from '../sheet/character';
import { caracteristicas, dones, type Rasgo } from '../terms';
import type { Scene } from './inputs';

/** A part of a plan: figures of the order, the free texts that go with them, and why it cannot be rolled. */
export interface Part {
  readonly figures: Partial<RollOrder>;
  readonly names: Names;
  readonly problems: readonly Problem[];
}

/** A choice that was not asked for is its first value: 0, no, nothing. */
export class Asked {
  constructor(
    private readonly inputs: readonly RollInput[],
    private readonly chosen: Chosen,
  ) {}
  private has(id: string): boolean {
    return this.inputs.some((input) => input.id === id);
  }
  int(id: string): number {
    return this.has(id) ? this.chosen.int(id) : 0;
  }
  flag(id: string): boolean {
    return this.has(id) && this.chosen.flag(id);
  }
  text(id: string): string {
    return this.has(id) ? this.chosen.text(id) : '';
  }
}

/** Only what is not 0 stands in an order. */
export const some = <K extends string>(name: K, value: number): Partial<Record<K, number>> =>
  value === 0 ? {} : ({ [name]: value } as Partial<Record<K, number>>);

/** What every roll of a character shares: characteristic or don, specialty, additions, penalties, destino. */
export function poolPart(
  asked: Asked,
  scene: Scene,
  { rasgo, valor }: { rasgo: Rasgo; valor: number },
): Part {
  const fate = destinoPart(asked, scene);
  const skill = especialidadPart(asked, scene, rasgo);
  const don = dones.find((id) => id === asked.text('donAutomatico'));
  const score = donesDe(scene.sheet).find((own) => own.don === don)?.puntuacion ?? 0;
  const marcas = marcasDe(scene.partida);
  return {
    figures: {
      rasgo,
      valor,
      ...skill.figures,
      ...some('herramientas', asked.int('herramientas')),
      ...some('heridas', asked.int('heridas')),
      ...some('comprometidos', asked.int('comprometidos')),
      ...some('automaticos', asked.int('automaticos') + score),
      ...(don ? { donAutomatico: don } : {}),
      ...fate.figures,
      ...some('armadura', asked.flag('armadura') ? intField(scene.sheet, 'penalizacion') : 0),
      ...some('repiteFracasos', asked.int('repiteFracasos')),
      ...some('repiteTriunfos', asked.int('repiteTriunfos')),
      ...(marcas.length > 0 ? { marcas } : {}),
    },
    names: skill.names,
    problems: fate.problems,
  };
}

function especialidadPart(asked: Asked, scene: Scene, rasgo: Rasgo): Part {
  const id = asked.text('especialidad');
  const especialidad = id === '' ? undefined : especialidadesDe(scene.sheet)[Number(id)];
  if (!especialidad) return { figures: {}, names: {}, problems: [] };
  const { caracteristica, nombre } = especialidad;
  return {
    figures: { especialidad: caracteristica === rasgo ? true : caracteristica },
    names: { especialidad: nombre },
    problems: [],
  };
}

/** Destino dice (PLE-19, PLE-31): at most what the reserva holds, and none for who has reached Destino 10. */
function destinoPart(asked: Asked, { sheet, partida }: Scene): Part {
  const dados = asked.int('destino');
  const actual = intField(sheet, 'destino', 1);
  const reserva = partida === undefined ? 10 : intField(partida, 'reserva', 10);
  if (dados === 0) return { figures: {}, names: {}, problems: [] };
  const problems: Problem[] = [];
  if (textField(sheet, 'tipo', 'pj') !== 'pj') problems.push({ code: 'reserva_jugadores', field: 'destino' });
  else if (actual >= 10) problems.push({ code: 'destino_diez', field: 'destino' });
  else if (dados > reserva)
    problems.push({ code: 'reserva_corta', field: 'destino', values: { asked: dados, left: reserva } });
  return { figures: { destino: { dados, actual: Math.min(9, actual), reserva } }, names: {}, problems };
}

/** The característica that was chosen, and its score. */
export function chosenRasgo(asked: Asked, { sheet }: Scene): { rasgo: Rasgo; valor: number } {
  const rasgo = caracteristicas.find((id) => id === asked.text('caracteristica')) ?? 'fortaleza';
  return { rasgo, valor: intField(sheet, rasgo) };
}

/** Difficulty thrown at once; nothing for a pending one. */
export function oposicionPart(asked: Asked, { partida }: Scene): Partial<RollOrder> {
  const value = asked.text('oposicion');
  const revealed = settingOf(partida, 'oposicionVisible') === 'revelada';
  if (value === 'pendiente' || value === '') return {};
  const marcas: readonly Marca[] = [...marcasDe(partida), ...(revealed ? (['revelada'] as const) : [])];
  return { dificultad: Number(value), ...(marcas.length > 0 ? { marcas } : {}) };
}

/** What a character stands against; the mark of a rival's specialty only where his dice fall here. */
export function contraPart(asked: Asked): Part & { readonly marcas: readonly Marca[] } {
  const value = asked.text('contra');
  if (value === 'respuesta') return { ...respuestaPart(asked), marcas: [] };
  const nothing = { names: {}, problems: [] };
  if (value === 'pendiente' || value === '') return { ...nothing, figures: {}, marcas: [] };
  const marcas: readonly Marca[] = asked.flag('rivalEspecialista') ? ['rivalEspecialista'] : [];
  return { ...nothing, figures: { dificultad: Number(value) }, marcas };
}

/** The marks of a pool and these, in the order they are written in; nothing when there are none. */
export function withMarcas(
  pool: Partial<RollOrder>,
  ...more: readonly (readonly Marca[])[]
): Pick<RollOrder, 'marcas'> {
  const set = [...(pool.marcas ?? []), ...more.flat()];
  const sorted = marcas.filter((marca) => set.includes(marca));
  return sorted.length > 0 ? { marcas: sorted } : {};
}

/** The pending roll that is answered, with the name of its character. */
export function respuestaPart(asked: Asked): Part {
  const rival = asked.text('rival').trim();
  const [turno, normales, sencillos, dobles] = [
    asked.int('turno'),
    asked.int('normales'),
    asked.int('sencillos'),
    asked.int('dobles'),
  ];
  return {
    figures: { responde: { turno, normales, sencillos, dobles } },
    names: { rival },
    problems: rival === '' ? [{ code: 'falta_rival', field: 'rival' }] : [],
  };
}
