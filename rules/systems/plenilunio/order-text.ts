import { readOrder, writeOrder } from '../../order-text';
import { bad, good, type Read } from '../../read';
import { type Form, flagOr, int, ints, pick, picks } from './figures';
import type { RollKind, RollOrder } from './order';

/**
 * An order's text: `plenilunio/1;reto;x=CaV3EO2`. All figures stand in one value, a capital letter each and
 * then their value, in the order of the table below: a melee defence with everything would not fit otherwise.
 * Letters and codes never change; a new version of the rules adds a table beside this one.
 */
const caracteristicaCodes = {
  fortaleza: 'f',
  combate: 'c',
  voluntad: 'v',
  astucia: 'a',
  sutileza: 's',
  presencia: 'p',
  cultura: 'u',
} as const;
const donCodes = {
  alegoria: 'al',
  defensa: 'de',
  sombras: 'so',
  titan: 'ti',
  gesto: 'ge',
  golpe: 'go',
  guardian: 'gu',
  hilos: 'hi',
  bestias: 'be',
  limpieza: 'li',
  manantial: 'mn',
  mano: 'ma',
  curativas: 'cu',
  manto: 'mt',
  felinos: 'fe',
  piel: 'pi',
  ojos: 'oj',
  palabra: 'pa',
  puerta: 'pu',
  revelar: 're',
  separacion: 'se',
  robo: 'ro',
  serendipia: 'sr',
  telarana: 'te',
  trance: 'tr',
  senales: 'sn',
  voz: 'vo',
} as const;
const saludCodes = { sano: 's', magullado: 'g', herido: 'h', malherido: 'm', muerto: 'x' } as const;
const marcaCodes = {
  armaduraPropios: 'a',
  armaduraQuitaDestino: 'b',
  revesConAutomaticos: 'c',
  revesSinDestino: 'd',
  doblesPrimero: 'e',
  rivalEspecialista: 'f',
} as const;

type FigureName = Exclude<keyof RollOrder, 'kind'>;
interface Figure {
  readonly letter: string;
  readonly name: FigureName;
  readonly form: Form;
}
const figure = (letter: string, name: FigureName, form: Form): Figure => ({ letter, name, form });

const figures: readonly Figure[] = [
  figure('C', 'rasgo', pick({ ...caracteristicaCodes, ...donCodes })),
  figure('V', 'valor', int(0, 20)),
  figure('E', 'especialidad', flagOr(pick(caracteristicaCodes))),
  figure('H', 'herramientas', int(1, 2)),
  figure('B', 'arma', int(1, 9)),
  figure('Y', 'ayudas', int(1, 9)),
  figure('M', 'medicos', int(1, 20)),
  figure('P', 'heridas', int(1, 9)),
  figure('U', 'comprometidos', int(1, 30)),
  figure('N', 'usa', int(0, 30)),
  figure('S', 'acero', int(1, 20)),
  figure('X', 'automaticos', int(1, 20)),
  figure('J', 'donAutomatico', pick(donCodes)),
  figure('T', 'destino', ints({ dados: [1, 5], actual: [1, 9], reserva: [0, 99] })),
  figure('A', 'armadura', int(1, 9)),
  figure('F', 'repiteFracasos', int(1, 20)),
  figure('G', 'repiteTriunfos', int(1, 20)),
  figure('L', 'marcas', picks(marcaCodes)),
  figure('O', 'dificultad', int(0, 20)),
  figure(
    'R',
    'responde',
    ints({ turno: [1, 1_000_000], normales: [0, 60], sencillos: [0, 60], dobles: [0, 60] }),
  ),
  figure('W', 'dano', int(0, 40)),
  figure('I', 'danoRival', int(0, 40)),
  figure('Q', 'protecciones', ints({ propia: [0, 40], rival: [0, 40] })),
  figure('K', 'prolongada', ints({ objetivo: [1, 99], acumulado: [0, 98] })),
  figure('Z', 'salud', pick(saludCodes)),
  figure('D', 'uso', int(1, 9)),
];

/** Which figures a kind takes, and which of them it cannot do without. */
const own = 'CVEHPUXJTAFGL';
const kinds: Readonly<Record<RollKind, { code: string; takes: string; needs: string }>> = {
  reto: { code: 'reto', takes: `${own}O`, needs: 'CV' },
  oposicion: { code: 'opos', takes: 'VEXLRWK', needs: 'VR' },
  conflicto: { code: 'conf', takes: `${own}OR`, needs: 'CV' },
  prolongada: { code: 'prol', takes: `${own}OK`, needs: 'CVK' },
  conjunta: { code: 'conj', takes: `${own}YO`, needs: 'CV' },
  ataque: { code: 'atq', takes: `${own}BNOWIQ`, needs: 'CVW' },
  defensa: { code: 'def', takes: `${own}BNSRWIQ`, needs: 'CVRWI' },
  distancia: { code: 'dist', takes: `${own}NOW`, needs: 'CVW' },
  cubierto: { code: 'cub', takes: `${own}NO`, needs: 'CV' },
  recuperacion: { code: 'recu', takes: `${own}MZO`, needs: 'CVZO' },
  atencion: { code: 'aten', takes: `${own}ZO`, needs: 'CVZO' },
  don: { code: 'don', takes: `${own}ORWIQKZD`, needs: 'CVD' },
};

/** Names of the figures a kind takes, and of those it cannot do without. */
export function takes(kind: RollKind): { allowed: readonly string[]; needed: readonly string[] } {
  const named = (letters: string) =>
    figures.filter(({ letter }) => letters.includes(letter)).map(({ name }) => name);
  return { allowed: named(kinds[kind].takes), needed: named(kinds[kind].needs) };
}

/** The order's text; `null` when it does not fit in 64 bytes or a figure is out of its range. */
export function orderText(order: RollOrder): string | null {
  const text = packed(order.kind, order);
  return 'problem' in text ? null : writeOrder('plenilunio', 1, kinds[order.kind].code, [['x', text.packed]]);
}

function packed(
  kind: RollKind,
  values: Readonly<Record<string, unknown>> | RollOrder,
): { packed: string } | { problem: string } {
  const { takes, needs } = kinds[kind];
  const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  let text = '';
  for (const { letter, name, form } of figures) {
    const value = given.get(name);
    given.delete(name);
    if (value === undefined) {
      if (needs.includes(letter)) return { problem: name };
      continue;
    }
    const written = takes.includes(letter) ? form.text(value) : null;
    if (written === null) return { problem: name };
    text += letter + written;
  }
  given.delete('kind');
  const problem = [...given.keys()][0] ?? clash(values as RollOrder);
  return problem === null ? { packed: text } : { problem };
}

/** A figure that says nothing, or the contrary of another. Each figure by itself is in its range. */
function clash(order: RollOrder): FigureName | null {
  const { dificultad, responde, prolongada, marcas } = order;
  if (dificultad !== undefined && responde) return 'responde';
  if (order.donAutomatico && order.automaticos === undefined) return 'donAutomatico';
  if (prolongada && prolongada.acumulado >= prolongada.objetivo) return 'prolongada';
  if (marcas?.includes('rivalEspecialista') && (dificultad === undefined || !facesRival(order)))
    return 'marcas';
  return null;
}

/** A difficulty has no specialty (PLE-5); the rival of these kinds is a character. */
const facesRival = ({ kind }: RollOrder): boolean =>
  kind === 'conflicto' || kind === 'ataque' || kind === 'don';

/** Reads `orderText`'s text back. From a post: anyone may have written it. */
export function readOrderText(text: string): Read<RollOrder> {
  const unreadable = bad({ code: 'unreadable_order', field: '' });
  const read = readOrder(text);
  const kind = read && kindOf(read.kind);
  const value = read?.values.get('x');
  if (!read || !kind || value === undefined || read.system !== 'plenilunio' || read.version !== 1)
    return unreadable;
  const order: Record<string, unknown> = { kind };
  for (const part of value.split(/(?=[A-Z])/)) {
    const found = figures.find(({ letter }) => letter === part[0]);
    const figureValue = found?.form.value(part.slice(1));
    if (!found || figureValue === undefined) return unreadable;
    order[found.name] = figureValue;
  }
  // Only the one way we would write it is an order: this also sorts out doubled, missing and foreign figures.
  const result = order as unknown as RollOrder;
  return orderText(result) === text ? good(result) : unreadable;
}

const kindOf = (code: string): RollKind | undefined =>
  (Object.keys(kinds) as RollKind[]).find((kind) => kinds[kind].code === code);

/** An order as JSON, for `npm run odds`. The problem's `field` is the figure that is wrong, missing or unknown. */
export function orderFromJson(data: unknown): Read<RollOrder> {
  if (typeof data !== 'object' || data === null) return bad({ code: 'unreadable_order', field: '' });
  const values = data as Readonly<Record<string, unknown>>;
  const kind = (Object.keys(kinds) as RollKind[]).find((id) => id === values.kind);
  if (!kind) return bad({ code: 'unknown_option', field: 'kind' });
  const text = packed(kind, values);
  if ('problem' in text) return bad({ code: 'unreadable_order', field: text.problem });
  const written = writeOrder('plenilunio', 1, kinds[kind].code, [['x', text.packed]]);
  return written === null ? bad({ code: 'order_too_long', field: '' }) : readOrderText(written);
}
