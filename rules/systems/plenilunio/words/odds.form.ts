/** Labels of the odds, in one language. */
export interface OddsWords {
  readonly exito: string;
  readonly ambiguo: string;
  readonly fallo: string;
  readonly gana: string;
  readonly empate: string;
  readonly pierde: string;
  readonly completa: string;
  readonly tiradas: string;
  readonly alguno: string;
  readonly exitos: string;
  readonly reves: string;
  readonly destino: string;
  readonly dano: string;
  readonly danoTable: string;
  /** Neighbouring damages. */
  range(from: number, to: number): string;
  readonly recibido: string;
  readonly gradeTable: string;
  readonly againstTable: string;
  grado(neto: number): string;
  against(dice: number): string;
}
