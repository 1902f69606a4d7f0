import { intField, rowsField, textField } from '../../fields';
import type { SheetData } from '../../system';
import type { Triples } from './dados';
import { type Categoria, categorias, type Fila } from './dano';
import { newPartida } from './sheet';
import { variants } from './variants';

/** The settings of a partida as the rules use them. */
export interface Ajustes {
  readonly defensaTotal: number;
  readonly habilidadUsada: boolean;
  readonly difEstabilizar: number;
  readonly estabilizarSinEfecto: boolean;
  readonly penalizaAguante: boolean;
  readonly triples: Triples;
  readonly repiteCero: boolean;
  readonly soloTotales: boolean;
  readonly criticoSinBD: boolean;
  readonly agotarDaPD: boolean;
  readonly supervision: number;
  readonly moribundoNoGrave: boolean;
  readonly consolidado: boolean;
  readonly tabla7: readonly Fila[];
  readonly escala: readonly { readonly nombre: string; readonly dificultad: number }[];
}

/** Reads them; whatever is missing or unknown means the default (or the proposed table). */
export function ajustes(partida: SheetData = {}): Ajustes {
  const is = (id: string, option: string): boolean => settingOf(id, partida) === option;
  const rowsOr = (id: 'escala' | 'tabla7') => {
    const rows = rowsField(partida, id);
    return rows.length > 0 ? rows : rowsField(newPartida(), id);
  };
  return {
    defensaTotal: Number(settingOf('hit.defensaTotal', partida)),
    habilidadUsada: is('hit.habilidadDefensa', 'usada'),
    difEstabilizar: Number(settingOf('hit.difEstabilizar', partida)),
    estabilizarSinEfecto: is('hit.efectoEstabilizar', 'a'),
    penalizaAguante: is('hit.penalizacionEnAguante', 'si'),
    triples: is('hit.triplesEnAspecto', 'dos') ? 'dos' : 'todos',
    repiteCero: is('hit.repetirCeroDados', '0'),
    soloTotales: is('hit.criticoEnEnfrentada', 'totales'),
    criticoSinBD: is('hit.multiplicaBD', 'dados'),
    agotarDaPD: is('hit.agotarParaDanar', 'si'),
    supervision: Number(settingOf('hit.supervisionIncapacitado', partida)),
    moribundoNoGrave: is('hit.noEsTanGraveSano', 'moribundo'),
    consolidado: is('hit.consolidado', 'si'),
    tabla7: rowsOr('tabla7').flatMap((row) => {
      const categoria = categorias.find((name): name is Categoria => name === textField(row, 'categoria'));
      return categoria ? [{ categoria, ejemplo: textField(row, 'ejemplo') }] : [];
    }),
    escala: rowsOr('escala').map((row) => ({
      nombre: textField(row, 'nombre'),
      dificultad: intField(row, 'dificultad'),
    })),
  };
}

function settingOf(id: string, partida: SheetData): string {
  const found = variants.find((one) => one.id === id);
  if (!found) throw new RangeError(`no variant «${id}»`);
  const chosen = textField(partida, id);
  return found.options.includes(chosen) ? chosen : found.byDefault;
}
