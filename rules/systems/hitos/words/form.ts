import type { Piece } from '../../../system';
import type { Modo } from '../dados';
import type { BaseId, Distancia, Que, Situacion, Uso } from '../order';
import type { Carrera } from '../persecucion';
import type { Estado } from '../salud';

export type Phrase = string | readonly Piece[];

/** Words of a block in one language: each gives one phrase, `sentences.ts` decides which and in what order. */
export interface Words {
  number(value: number): string;
  base(id: BaseId, valor: number): string;
  /** After `+`, or as a clause of its own when it takes away. */
  modificador(value: number): string;
  /** What a quoted roll adds besides. */
  otros(value: number): string;
  penalizacion(points: 2 | 5): string;
  /** Which dice will count. */
  vale(modo: Modo): string;
  categoria(categoria: string): string;
  contra(target: number): string;
  /** `secuaz`: how many it reaches is counted by the Defensa. */
  contraDefensa(target: number, defensa: number, situacion: Situacion, secuaz: boolean): string;
  /** Dice quoted from an earlier block. */
  sobre(dados: string, tirada: number | null): string;
  /** `keys`: the names of the aspect. */
  activa(signo: 'positiva' | 'negativa', aspecto: Piece, repetidos: readonly number[]): readonly Piece[];
  quedan(dados: string): string;
  /** Positive: equal dice add up. */
  suman(faces: readonly number[], sum: number): string;
  /** Negative: a repeated face counts against. */
  restan(face: number, copies: number): string;
  /** A rival told by its total, or quoted from its block with its name. */
  rival(total: number, clase: string): string;
  rivalHecha(tirada: number | null, total: number, clase: string): readonly Piece[];
  clase(tipo: 'critico' | 'pifia'): string;
  rivalTira(dice: string): readonly Piece[];
  central(value: number, bono: number, total: number): string;
  dano(parts: {
    readonly categoria: string;
    readonly faces: readonly number[];
    readonly directo: number;
    readonly bd: number;
    /** Of all these. */
    readonly suma: number;
    readonly factor: number;
    /** On a critical. */
    readonly multiplicado: number | null;
    /** BD that a critical does not multiply. */
    readonly bdAparte: number | null;
    readonly rd: number;
    readonly total: number;
  }): string;
  directo(dice: string): string;
  pasos(rows: number): string;
  prolongada(llevas: number, necesarias: number): string;
  uso(uso: Uso, estado: Estado | null, sinReposo: boolean): string;
  recibe(dano: number): string;
  salud(perdidos: number, despues: number, max: number, estado: Estado): string;
  consolidados(points: number): string;
  distancia(distancia: Distancia, papel: 'perseguidor' | 'perseguido'): string;
  sinConsolidar(points: number): string;
  /** `copies` of 10, which of a secuaz only hit. */
  deSecuaz(copies: 2 | 3 | null): string;
  gasto(que: Que, dano: number): string;
  faltaMasivo(dificultad: number): string;
  puntos(before: number, after: number): string;
  readonly pagaPD: string;
  readonly recibePD: string;
  readonly agota: string;
  readonly verdict: {
    readonly exito: string;
    readonly fallo: string;
    total(value: number): string;
    /** `aspecto`: it brings a temporary aspect, and no injury (HIT-3, HIT-28). */
    critico(veces: 2 | 3, aspecto: boolean): string;
    pifia(veces: 2 | 3): string;
    van(lleva: number, necesarias: number): string;
    readonly gana: string;
    readonly pierde: string;
    readonly empate: string;
    readonly tablas: string;
    readonly repite: string;
    readonly pendiente: string;
    iniciativa(total: number): string;
    readonly impacta: string;
    readonly falla: string;
    dano(total: number): string;
    siImpacta(total: number): string;
    secuela(veces: 2 | 3): string;
    alcanza(secuaces: number): string;
    readonly fuera: string;
    readonly resiste: string;
    readonly masivo: string;
    pierdePuntos(points: number): string;
    readonly aguanta: string;
    readonly muere: string;
    readonly estable: string;
    recupera(points: number): string;
    readonly igual: string;
    borra(points: number): string;
    readonly supervision: string;
    carrera(carrera: Carrera, before: Distancia): string;
  };
}
