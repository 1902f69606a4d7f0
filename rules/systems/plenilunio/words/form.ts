import type { Piece } from '../../../system';
import type { Queda } from '../cancel';
import type { Lado } from '../dice';
import type { Responde } from '../order';
import type { Caracteristica, DonId, Rasgo } from '../terms';

/** Words of a block in one language: each gives one phrase, `sentences.ts` decides which and in what order. */
export interface Words {
  rasgo(rasgo: Rasgo, valor: number): string;
  additions: {
    herramientas(dice: number): string;
    arma(dice: number): string;
    ayudas(dice: number): readonly Piece[];
    medicos(dice: number): string;
    heridas(dice: number): string;
    comprometidos(dice: number): string;
    usa(dice: number, of: number): string;
    acero(dice: number): string;
  };
  especialidad(of: Caracteristica | null): readonly Piece[];
  readonly and: string;
  readonly noDice: string;
  destino(dice: string): string;
  automaticos(count: number, don: DonId | null): string;
  triunfosOtraVez(dice: string, used: number): string;
  fracasosOtraVez(dice: string, used: number): string;
  exitos(count: number): string;
  fracasos(count: number): string;
  /** After the sum, when a 6 counted two: whose. */
  doubled(own: boolean, destino: boolean): string;
  armadura(penalty: number, converted: number): string;
  oposicion(dice: string, exitos: number): string;
  /** Before the dice of the director's answer. */
  readonly opposes: string;
  readonly noOposicion: string;
  readonly waiting: string;
  responde(figures: Responde, exitos: number): readonly Piece[];
  queda(queda: Queda, ofSubject: boolean): string;
  destinoSube(from: number): string;
  reserva(left: number): string;
  verdict: {
    exito(grado: number): string;
    fallo(grado: number): string;
    readonly ambiguo: string;
    pendiente(exitos: number): string;
    readonly reves: string;
    destino(now: number): string;
    exitoDe(grado: number): readonly Piece[];
    falloDe(grado: number): readonly Piece[];
    readonly ambiguoDe: readonly Piece[];
  };
  lado(lado: Lado): string;
}
