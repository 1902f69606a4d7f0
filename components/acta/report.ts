import type { BlockVerdict } from '../../entrypoints/background/messages';
import type { Colour } from '../../rules/proof/acta';
import { worstFirst } from '../page-rolls/summary';
import type { Say } from '../words';
import { outcomeOf, type Place, placeOf } from './block-item';
import { conclusionOf, type SpokenActa, summaryOf } from './model';

/** The thread an acta is of. */
export interface Subject {
  readonly title: string;
  readonly host: string;
  readonly topic: string;
  readonly url: string | null;
  /** How many posts were read. */
  readonly posts: number;
}

/** Signs that survive every board and every text editor. */
const SIGNS: Readonly<Record<Colour, string>> = { green: '[ok]', grey: '[?]', amber: '[!]', red: '[X]' };
/** A line of a post as one line: what stands in it cannot pass for a line of the acta. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The acta as plain text, to paste in the forum or to keep. */
export function reportOf(acta: SpokenActa, subject: Subject, say: Say, place?: Place): string {
  const { title, host, topic, url, posts } = subject;
  const head = [
    say('acta_report_title', oneLine(title) || topic),
    ...(host ? [say('acta_report_where', host, topic)] : []),
    ...(url ? [url] : []),
    say(acta.complete ? 'acta_report_whole' : 'acta_report_part', posts),
    '',
    summaryOf(acta, say),
    ...[conclusionOf(acta, say)].filter(Boolean),
  ];
  const notes = acta.notes.map(({ colour, words }) => `${SIGNS[colour]} ${words}`);
  return [
    ...head,
    '',
    `${say('acta_notes')}:`,
    ...(notes.length > 0 ? notes : [say('acta_report_no_notes')]),
    '',
    `${say('acta_rolls')}:`,
    ...acta.blocks.flatMap((block) => blockLines(block, say, place)),
    '',
    say('acta_report_by'),
    '',
  ].join('\n');
}

function blockLines(block: BlockVerdict, say: Say, place: Place | undefined): string[] {
  const outcome = outcomeOf(block, say);
  return [
    `${SIGNS[block.colour]} ${placeOf(block, place, say)}`,
    `    «${oneLine(block.line) || say('acta_no_line')}»`,
    ...worstFirst(block.verdicts).map(({ words }) => `    ${words}`),
    ...(outcome ? [`    ${outcome}`] : []),
  ];
}
