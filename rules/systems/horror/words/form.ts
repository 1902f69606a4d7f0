import type { Piece } from '../../../system';
import type { Estado } from '../estado';
import type { Caracteristica, Efecto, Que } from '../order';

/** Words of a block in one language: each gives one phrase, `sentences.ts` decides which and in what order. */
export interface Words {
  caracteristica(id: Caracteristica, points: number): string;
  fuerzas(id: Caracteristica, optima: number): string;
  objeto(name: Piece, dice: number): readonly Piece[];
  rasgo(name: Piece, value: number): readonly Piece[];
  /** `3d6: 2, 6, 6`: what the dice are worth, and why. */
  valor(dice: string, top: number, copies: number, value: number): string;
  /** `igual`: the result equals it, and it has to be told whether that is enough (HOR-5). */
  contra(dificultad: number, igualVale: boolean, igual: boolean): string;
  rivalTira(dice: string, top: number, copies: number, value: number): readonly Piece[];
  /** Dice that will be thrown for the rival. */
  rivalDados(dice: string): readonly Piece[];
  suma(value: number, bono: number, final: number): string;
  /** HOR-6: equal results, which a main character wins. */
  readonly ganaPrincipal: string;
  rival(final: number, presagios: number): string;
  /** Quoted from its block, with its name. */
  rivalDe(tirada: number, final: number, presagios: number): readonly Piece[];
  presagios(count: number): string;
  presagiosDeAmbos(count: number): string;
  /** `hor.presagiosConflicto`: only the winner's count for the threat. */
  presagiosVencedor(count: number): string;
  amenaza(amenaza: number, sube: boolean): string;
  readonly peligroso: string;
  readonly danino: string;
  repite(tirada: number | null): string;
  gasta(points: number): string;
  gastaAmenaza(points: number): string;
  readonly descuenta: string;
  forzado(result: 'exito' | 'fallo'): readonly Piece[];
  perdida(points: number, presagios: number): string;
  baja(id: Caracteristica, from: number, to: number): string;
  estado(id: Caracteristica, estado: Estado): string;
  readonly guion: string;
  readonly guionUsada: string;
  readonly guionDelDirector: string;
  readonly verdict: {
    readonly supera: string;
    readonly falla: string;
    readonly gana: string;
    readonly pierde: string;
    readonly empata: string;
    readonly repite: string;
    resultado(final: number): string;
    readonly pendiente: string;
    readonly sinDificultad: string;
    pierdePuntos(points: number, id: Caracteristica): string;
    rivalPierde(points: number): string;
    /** Noted by who lost them. */
    pierdeTras(points: number, id: Caracteristica): string;
    readonly sinDano: string;
    amenaza(now: number): string;
    gasto(que: Que, efecto: Efecto | null, doble: boolean): string;
  };
  superacion(before: number, after: number): string;
  amenazaPasa(before: number, after: number): string;
  recupera(id: Caracteristica, before: number, after: number): string;
  readonly cualidad: readonly Piece[];
}
