/** A problem on its way to a person. */

/** A problem already in the words of the interface; `field` is the input or field it is about, or ''. */
export interface Told {
  readonly code: string;
  readonly field: string;
  readonly message: string;
}
