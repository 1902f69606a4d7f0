/** Step 1 of the acta: the blocks of the posts (protocol §5.3). */
import { blockTextOf } from '../block-text';
import type { Dice } from '../dice';
import { type Found, findTokens, type Repair } from '../find';
import { plainText } from '../plain';
import type { Post } from '../post';
import type { Numeral, Token, TokenKind } from '../token';
import { type Verdict, verdict } from '../verdict';
import type { VerdictPhrases } from '../wording/phrases';

/** A token as it stands in a post, and what has been found out about it so far. */
export class Block {
  readonly verdicts: Verdict[] = [];
  pk: Uint8Array | null = null;
  dice: Dice | null = null;

  constructor(
    readonly post: Post,
    /** Position of the post in the thread: what «earlier» and «later» compare. */
    readonly at: number,
    /** Which token of the post, from 0. */
    readonly index: number,
    readonly token: Token | null,
    /** The code as it stands in the plain text. */
    readonly code: string,
    /** Text between the token before (or the start of the post) and this one. */
    readonly stretch: string,
    /** The words the token speaks for. */
    readonly text: string,
    /** Censored letters that were found again, or are still missing. */
    readonly masked: string | null,
  ) {}

  get author(): string {
    return this.post.author;
  }

  add<P extends keyof VerdictPhrases>(phrase: P, values: VerdictPhrases[P]): void {
    const added = verdict(phrase, values);
    if (!this.verdicts.some(({ es }) => es === added.es)) this.verdicts.push(added);
  }

  /** Adds a verdict after which there is no more to say about the block. Always `false`. */
  refuse<P extends keyof VerdictPhrases>(phrase: P, values: VerdictPhrases[P]): false {
    this.add(phrase, values);
    return false;
  }

  /** A hidden block that has been revealed is no longer pending. Nothing is added to one that was refused before. */
  reveal(): void {
    const pending = this.verdicts.findIndex(({ code }) => code === 'pending');
    if (pending < 0) return;
    this.verdicts.splice(pending, 1);
    this.add('revealed', {});
  }

  /** Text order where two blocks stand in one post. */
  isBefore(other: Block): boolean {
    return this.at < other.at || (this.at === other.at && this.index < other.index);
  }
}

/** A block whose token is of a known kind. */
export type BlockOf<T extends Token> = Block & { readonly token: T };
export type NumberedBlock = BlockOf<Numeral>;

export const isKind = <K extends TokenKind>(
  block: Block,
  kind: K,
): block is BlockOf<Extract<Token, { kind: K }>> => block.token?.kind === kind;

export const isNumbered = (block: Block): block is NumberedBlock =>
  block.token !== null && 'n' in block.token;

/** Every token of the posts, in thread order; what cannot be read is `damaged`, what was repaired says so. */
export const readBlocks = (posts: readonly Post[], repair: Repair): Block[] =>
  posts.flatMap((post, at) => {
    const text = plainText(post.text);
    let from = 0;
    return findTokens(text, repair).map((found, index) => {
      const stretch = text.slice(from, found.start);
      from = found.end;
      return readBlock(post, at, index, found, text.slice(found.start, found.end), stretch);
    });
  });

function readBlock(
  post: Post,
  at: number,
  index: number,
  found: Found,
  code: string,
  stretch: string,
): Block {
  const { token, masked } = found;
  const text = token ? blockTextOf(token, stretch) : stretch.trim();
  const block = new Block(post, at, index, token, code, stretch, text, masked?.letters ?? null);
  if (token === null) block.add('damaged', {});
  else if (masked) block.add('repaired', { masks: masked.masks });
  return block;
}
