export type Colour = 'green' | 'grey' | 'amber' | 'red';
export interface Note {
  readonly code: string;
  readonly colour: Colour;
  readonly es: string;
}
