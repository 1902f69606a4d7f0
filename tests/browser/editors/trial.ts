import type { Page } from 'playwright-core';
import { ask } from '../harness/background';
import type { EditorTab } from './editor-tab';
import type { InsideWindow } from './inside/fe';
import { linesOf } from './lines';
import type { EditorCase } from './list';
import { topicOf } from './server';

/** What is asked of every editor. `null`: the question does not arise there. */
export const properties = [
  'caret',
  'again',
  'event',
  'undo',
  'redo',
  'tags',
  'colour',
  'replaced',
  'sent',
] as const;
export type Property = (typeof properties)[number];
export type Seen = Readonly<Record<Property, boolean | null>>;

/** What was in the editor at each step, to look at when something is not as it should be. */
export type Trace = Record<string, readonly string[] | string | null>;

const OPEN = '[color=red]';
const CLOSE = '[/color]';
const LEFT = (times: number): string[] => Array<string>(times).fill('ArrowLeft');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const same = (a: readonly string[], b: readonly string[]): boolean =>
  plain(a.join('\n')) === plain(b.join('\n'));

/** The second block is put anew with other words and another code, and one step back brings the first again. */
async function replaceSecond(tab: EditorTab, extension: Page, trace: Trace): Promise<boolean> {
  const rows = await ask(extension, 'log', { limit: 5 });
  const row = rows.find(({ topic, n }) => topic.endsWith(String(topicOf(tab.editor))) && n === 2);
  if (!row) return false;
  const before = (await tab.lines()).join('\n');
  const [code, other] = [row.code, `${row.code.slice(0, -1)}${row.code.endsWith('B') ? 'C' : 'B'}`];
  const block = row.block.replace(row.code, other).replace('Otra', 'Nueva');
  const { markup } = tab.editor;
  const answer = await tab.page.evaluate(
    ([from, to, how]) => (globalThis as InsideWindow).inside?.replace(from, to, how),
    [code, block, markup] as const,
  );
  const after = (await tab.lines()).join('\n');
  trace.replaceAnswer = JSON.stringify(answer ?? null);
  trace.replacedBy = after.split('\n');
  if (answer?.ok !== true) return false;
  await tab.keys('ControlOrMeta+z');
  const back = (await tab.lines()).join('\n');
  trace.replaceUndone = back.split('\n');
  const lines = (text: string): string =>
    plain(linesOf(text, markup === 'html' ? 'html' : 'text').join('\n'));
  const wanted = plain(before).replace(lines(row.block), () => lines(block));
  return plain(after) === wanted && back === before;
}

/** The blocks of this thread as the log keeps them, oldest first, as lines. */
async function blocksOf(extension: Page, tab: EditorTab): Promise<string[][]> {
  const topic = String(topicOf(tab.editor));
  const rows = await ask(extension, 'log', { limit: 5 });
  const kind = tab.editor.markup === 'html' ? 'html' : 'text';
  return rows
    .filter((row) => row.topic.endsWith(topic))
    .map((row) => linesOf(row.block, kind))
    .reverse();
}

/** Plays with one editor as a player does, and answers what became of each thing that was asked. */
export async function tryEditor(tab: EditorTab, extension: Page): Promise<{ seen: Seen; trace: Trace }> {
  const trace: Trace = {};
  const keep = async (step: string): Promise<string[]> => {
    const lines = await tab.lines();
    trace[step] = lines;
    return lines;
  };
  await tab.open();
  await tab.field.click();
  await tab.type('Antes.Luego.');
  await tab.keys(...LEFT(6));
  trace.firstWhy = await tab.roll('Mirar');
  const first = await keep('first');
  await tab.type('X');
  const typed = await keep('typed');
  trace.secondWhy = await tab.roll('Otra');
  const second = await keep('second');
  const event = await tab.drafted(second);
  trace.draft = await tab.draft();
  await tab.keys('ControlOrMeta+z');
  const undone = await keep('undone');
  const redone = await tab.redo(second);
  trace.redone = redone;
  const coloured = await colouredText(tab);
  if (coloured) {
    trace.thirdWhy = await tab.roll('Dentro');
    await keep('third');
  }
  const dataOfThird = await tab.data();
  const replaced = await replaceSecond(tab, extension, trace);
  const data = await tab.data();
  trace.data = data;
  await tab.send();
  const posted = tab.server.posted(tab.editor) ?? '';
  const sent = linesOf(posted, tab.editor.data);
  trace.sent = sent;

  const [one = [], two = [], three = []] = await blocksOf(extension, tab);
  const gap = tab.editor.markup === 'markdown' ? [''] : [];
  const body = plain(sent.join('\n'));
  const seen: Seen = {
    caret:
      same(first, ['Antes.', ...gap, ...one, 'Luego.']) && same(typed, ['Antes.', ...gap, ...one, 'XLuego.']),
    again: same(second, ['Antes.', ...gap, ...one, 'X', ...gap, ...two, 'Luego.']),
    event,
    undo: same(undone, typed),
    redo: same(redone, second),
    tags: coloured ? outsideOf(coloured, dataOfThird, tab.editor, three) : null,
    colour: tab.editor.markup === 'html' ? /color:\s*(?:#610b0b|rgb\(97, 11, 11\))/i.test(posted) : null,
    replaced,
    sent:
      posted.replace(/\r\n/g, '\n') === data.replace(/\r\n/g, '\n') &&
      [one, ...(coloured ? [three] : [])].every((block) => once(body, block.join('\n'))),
  };
  trace.blocks = [...one, '|', ...two, '|', ...three];
  return { seen, trace };
}

const once = (text: string, part: string): boolean => part !== '' && text.split(part).length === 2;

/** Somebody's colour with the caret in the middle of its words; `null` where the board or the editor has none. */
async function colouredText(tab: EditorTab): Promise<'written' | 'drawn' | null> {
  const { markup } = tab.editor;
  if (markup === 'bbcode') {
    await tab.toEnd();
    await tab.keys('Enter');
    await tab.type(`${OPEN}uno dos${CLOSE}`);
    await tab.keys(...LEFT(`${CLOSE} dos`.length));
    return 'written';
  }
  if (markup !== 'html') return null;
  await tab.fill(`${await tab.data()}<p><span style="color: #ff0000">uno dos</span></p>`);
  if (!/<span[^>]*color[^>]*>uno dos/.test(await tab.data())) return null;
  await tab.toEnd();
  await tab.keys(...LEFT(4));
  return 'drawn';
}

function outsideOf(
  how: 'written' | 'drawn',
  data: string,
  editor: EditorCase,
  block: readonly string[],
): boolean {
  const body = plain(linesOf(data, editor.data).join('\n'));
  if (how === 'written') return body.includes(`${OPEN}uno dos${CLOSE}\n${block.join('\n')}`);
  // The colour ends before the block begins.
  const after = data.slice(data.search(/uno[ \u00a0](?:dos)|uno&nbsp;dos/));
  const end = after.indexOf('</span>');
  const roll = after.search(/Tirada/);
  return end > 0 && end < roll && /uno dos\n+$/.test(body.slice(0, body.indexOf(block.join('\n'))));
}
