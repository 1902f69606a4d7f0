/** Labels of the rolls offered and of what they ask, in one language. */
export interface InputWords {
  readonly offers: Readonly<Record<OfferId, string>>;
  readonly labels: Readonly<Record<InputId, string>>;
  readonly helps: Readonly<Partial<Record<InputId, string>>>;
  readonly pendiente: string;
  readonly none: string;
  dificultad(id: string | null, dados: number): string;
}

export type OfferId = 'reto' | 'oposicion';

export type InputId =
  | 'caracteristica'
  | 'especialidad'
  | 'herramientas'
  | 'heridas'
  | 'comprometidos'
  | 'donAutomatico'
  | 'automaticos'
  | 'destino'
  | 'armadura'
  | 'repiteFracasos'
  | 'repiteTriunfos'
  | 'oposicion'
  | 'dados'
  | 'rivalEspecialista'
  | 'rival'
  | 'turno'
  | 'normales'
  | 'sencillos'
  | 'dobles'
  | 'danoRival';
