export type { Post } from './post';
export type Colour = 'green' | 'grey' | 'amber' | 'red';
export interface Note {
  readonly code: string;
  readonly colour: Colour;
  readonly es: string;
}
export { findCodes } from './find';
