/** What is wrong with a text and where, in UTF-16 units from 0. Caught at the door (`read.ts`), never seen outside. */
export class Misread {
  constructor(
    readonly code: string,
    readonly at: number,
    /** What is missing, for the message. */
    readonly piece = '',
  ) {}
}
export function fail(code: string, at: number): never {
  throw new Misread(code, at);
}
