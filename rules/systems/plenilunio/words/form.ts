import type { Piece } from '../../../system';
import type { Responde } from '../order/order';
import type { Gasto } from '../order/spend-order';
import type { Queda } from '../reglas/cancel';
import type { Lado } from '../reglas/dice';
import type { Hecho } from '../reglas/don-effects';
import type { Uso } from '../reglas/dones';
import type { Herida } from '../reglas/health';
import type { Caracteristica, DonId, Nivel, Rasgo } from '../terms';

export type Phrase = readonly Piece[];

/** Words of a block in one language: each gives one phrase, `sentences.ts` decides which and in what order. */
export interface Words {
  readonly and: string;
  readonly pool: PoolWords;
  readonly dice: DiceWords;
  readonly against: AgainstWords;
  readonly verdict: VerdictWords;
  readonly after: AfterWords;
  readonly spend: SpendWords;
}

/** What is rolled, and why so many dice. */
export interface PoolWords {
  rasgo(rasgo: Rasgo, valor: number): string;
  uso(don: DonId, uso: Uso): string;
  herramientas(dice: number): string;
  arma(dice: number): string;
  ayudas(dice: number): Phrase;
  medicos(dice: number): string;
  heridas(dice: number): string;
  comprometidos(dice: number): string;
  usa(dice: number, of: number): string;
  acero(dice: number): string;
  especialidad(of: Caracteristica | null): Phrase;
}

/** The throw and its sum. Groups of dice come as `3d6: 1, 4, 6`. */
export interface DiceWords {
  readonly none: string;
  destino(dice: string): string;
  automaticos(count: number, don: DonId | null): string;
  triunfosOtraVez(dice: string): string;
  fracasosOtraVez(dice: string): string;
  exitos(count: number): string;
  fracasos(count: number): string;
  /** After the sum, when a 6 counted two: of the own dice, or only of destino. */
  doubled(own: boolean): string;
  armadura(penalty: number, converted: number): string;
}

/** What stands against it. */
export interface AgainstWords {
  /** «oposición» or, when the partida reveals it, «dificultad». */
  label(revealed: boolean): string;
  readonly none: string;
  readonly waiting: string;
  readonly waitingDefence: string;
  responde(figures: Responde, exitos: number): Phrase;
  readonly reves: string;
  queda(queda: Queda, ofSubject: boolean): string;
}

/** The outcome, in capitals. */
export interface VerdictWords {
  exito(grado: number): string;
  fallo(grado: number): string;
  readonly ambiguo: string;
  pendiente(exitos: number): string;
  pendienteDefensa(exitos: number): string;
  gana(grado: number): string;
  pierde(grado: number): string;
  readonly empate: string;
  readonly seRepite: string;
  exitoDe(grado: number): Phrase;
  falloDe(grado: number): Phrase;
  readonly ambiguoDe: Phrase;
  readonly reves: string;
  destino(now: number): string;
  dano(points: number): string;
  recibe(points: number): string;
  readonly completada: string;
  nivel(from: Nivel, to: Nivel): string;
}

/** What comes of it. */
export interface AfterWords {
  destinoSube(from: number): string;
  reserva(left: number): string;
  fortunaMenos(points: number): string;
  /** `normales` and what triunfos count times the weapon; `proteccion` is taken off. */
  dano(normales: number, triunfos: number, arma: number, proteccion: number): string;
  /** What each triunfo of a blow that waits will do. */
  arma(dano: number): string;
  readonly sinDano: string;
  readonly pierdeTurno: string;
  comprometidos(dice: number): string;
  acumulado(from: number, to: number, objetivo: number): string;
  readonly cubierto: string;
  atencion(dice: number): string;
  salud(nivel: Nivel): string;
  efecto(hecho: Hecho): string;
}

/** What is done without dice. */
export interface SpendWords {
  herida(herida: Herida, from: Nivel): string;
  danoRecibido(golpe: number, proteccion: number): string;
  aguante(value: number): string;
  resistencia(from: number, to: number): string;
  reduce(coste: number, from: number, to: number): string;
  fortuna(from: number, to: number): string;
  gasto(que: Gasto): string;
  activa(don: DonId, puntuacion: number): string;
  manto(proteccion: number): string;
  acero(dice: number): string;
  readonly descansa: string;
  descanso(nivel: Nivel, tercios: number): string;
  giro(dados: number): string;
  reserva(from: number, to: number): string;
  giroFortuna(dados: number): string;
}

/** Joins the parts that are not empty, the last by `and`. */
export function listed(parts: readonly string[], and: string): string {
  const said = parts.filter((part) => part !== '');
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')}${and}${said.at(-1)}`;
}
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** A side as words: what of it is not 0. */
export const sideOf = (
  { normales, sencillos, dobles }: Lado,
  words: readonly [one: string, many: string][],
  and: string,
): string =>
  listed(
    [normales, sencillos, dobles].map((n, at) => {
      const [one = '', many = ''] = words[at] ?? [];
      return n > 0 ? count(n, one, many) : '';
    }),
    and,
  );
