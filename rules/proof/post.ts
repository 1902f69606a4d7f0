/** A post as the forum shows it. `id` is the board's, decimal, below 2^42; `author` is the forum account. */
export interface Post {
  readonly id: number;
  readonly author: string;
  /** Rendered text or BBCode source, quotations included or not: `plainText` gives the same for both. */
  readonly text: string;
}
