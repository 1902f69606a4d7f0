import type { Place } from '../../components/acta/block-item';
import type { SpokenActa } from '../../components/acta/model';
import { withQuotes } from '../../components/acta/quoted';
import { spokenBlock, spokenNote, type Voice } from '../../components/acta/spoken';
import {
  type Acta,
  type ActaOptions,
  type JudgedBlock,
  judge,
  type Post,
  type Verdict,
} from '../../rules/proof/acta';
import { pieceOf, postsOfPaste } from './paste';
import type { Reading } from './sources';
import { together } from './together';

/** What the reader says, or mends, about what was read. */
export interface Where {
  readonly host: string;
  readonly topic: string;
  /** Every post of the thread is in what was read. */
  readonly complete: boolean;
}
export interface Judged {
  readonly acta: SpokenActa;
  readonly posts: number;
  readonly place: Place;
}

/** The acta of what was read, by the same rules as in the extension. Takes seconds where many codes are damaged. */
export function actaOf(
  reading: Exclude<Reading, { kind: 'unreadable' }>,
  where: Where,
  voice: Voice,
): Judged {
  if (reading.kind === 'paste') return actaOfPaste(reading.text, where, voice);
  const { posts, options } =
    reading.kind === 'file'
      ? { posts: reading.file.posts, options: { ...reading.file.options, ...where } }
      : { posts: together(reading.pages).posts, options: where };
  return { acta: spoken(judge(posts, options), options.complete, voice), posts: posts.length, place: {} };
}

const spoken = ({ blocks, notes }: Acta, complete: boolean, voice: Voice): SpokenActa => ({
  blocks: spokenBlocks(blocks, complete, voice),
  notes: notes.map((note) => spokenNote(note, voice.language)),
  complete,
});

function spokenBlocks(blocks: Acta['blocks'], complete: boolean, voice: Voice): SpokenActa['blocks'] {
  const all = blocks.map((block) => spokenBlock(voice, block));
  return complete ? withQuotes(voice, all) : all;
}

/**
 * What a pasted text proves by itself: dice, outcome, and what waits. All that hangs on who wrote what and when
 * (a copy, a repetition, a key that changes, the order) is not told from it, and nobody is accused of it.
 */
const CERTAIN: ReadonlySet<Verdict['phrase']> = new Set<Verdict['phrase']>([
  'verified/apertura',
  'verified/baliza',
  'verified/invitacion',
  'verified/alta',
  'verified/inmediata',
  'verified/pedida',
  'verified/basica',
  'verified/declarada',
  'verified/director',
  'verified/revelacion',
  'revealed',
  'pending/declarada',
  'pending/oculta',
  'repaired',
  'damaged',
  'altered/dice',
]);

function actaOfPaste(text: string, { host, topic }: Where, voice: Voice): Judged {
  const { say } = voice;
  const place = host && topic ? { host, topic } : null;
  const posts: readonly Post[] = postsOfPaste(text, place, say('verificar_director'));
  const options: ActaOptions = { host, topic, complete: false };
  const { blocks } = judge(posts, options);
  const acta: SpokenActa = {
    blocks: blocks.map((block) => spokenPiece(block, voice)),
    notes: [],
    complete: false,
  };
  const said: Place['said'] = (block) =>
    say('acta_where_paste', block.author || say('acta_no_author'), pieceOf(block.post));
  return { acta, posts: posts.length, place: { said } };
}

function spokenPiece(block: JudgedBlock, voice: Voice) {
  const verdicts = block.verdicts.filter(({ phrase }) => CERTAIN.has(phrase));
  const one = spokenBlock(voice, { ...block, verdicts });
  if (verdicts.length === block.verdicts.length && verdicts.length > 0) return one;
  const unsure = { code: 'paste', colour: 'grey' as const, words: voice.say('verificar_unsure') };
  const colour = one.verdicts.length === 0 || one.colour === 'green' ? ('grey' as const) : one.colour;
  return { ...one, colour, verdicts: [...one.verdicts, unsure] };
}
