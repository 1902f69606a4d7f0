import { readFileSync } from 'node:fs';
import { visibleText, writeLines } from '../../../rules/block/write';
import type { ActaOptions, Post } from '../../../rules/proof/acta';
import { threadContext } from '../../../rules/proof/context';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import { keyFrom } from '../../../rules/proof/keys';
import { drawBasica, signRoll } from '../../../rules/proof/making';
import { notation } from '../../../rules/systems/notation';

export interface VectorThread {
  readonly id: string;
  readonly title: string;
  readonly options: ActaOptions;
  readonly posts: readonly Post[];
  readonly expected: {
    readonly blocks: readonly {
      readonly post: number;
      readonly verdicts: readonly { readonly code: string; readonly colour: string; readonly es: string }[];
    }[];
    readonly notes: readonly { readonly es: string }[];
  };
}
export const threads: readonly VectorThread[] = JSON.parse(
  readFileSync('tests/vectors/tv1-threads.json', 'utf8'),
).threads;

export function threadOf(id: string): VectorThread {
  const thread = threads.find((one) => one.id === id);
  if (!thread) throw new TypeError(`no thread ${id}`);
  return thread;
}

interface PageOptions {
  readonly host?: string;
  readonly topic?: string;
  readonly comment?: boolean;
  readonly previous?: boolean;
  readonly next?: boolean;
}
const shown = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');

/** A page of phpBB with these posts, as a browser saves it. */
export function savedPhpbb(posts: readonly Post[], options: PageOptions = {}): string {
  const { host = 'foro.example', topic = '77', comment = true, previous, next } = options;
  const address = `https://${host}/viewtopic.php?t=${topic}`;
  const head = comment ? `<!-- saved from url=(00${address.length})${address} -->` : '';
  const links = [
    previous && `<a rel="prev" href="${address}&amp;start=0">1</a>`,
    next && `<a rel="next" href="${address}&amp;start=10">2</a>`,
  ];
  const drawn = posts.map(
    ({ id, author, text }) =>
      `<div class="post" id="p${id}"><div class="postprofile"><a class="username" href="https://${host}/u?u=1">${author}</a></div>` +
      `<div class="postbody"><div class="content">${shown(text)}</div></div></div>`,
  );
  return `<!DOCTYPE html>\n${head}\n<html><head><meta charset="utf-8"><title>La escena</title></head><body id="phpbb"><h2 class="topic-title"><a href="${address}">La escena</a></h2><div class="pagination">${links.filter(Boolean).join('')}</div>${drawn.join('')}</body></html>`;
}

const hidden = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

interface BasicRoll {
  readonly n: number;
  /** Id of the post it leans on. */
  readonly anchor: number;
  readonly motivo: string;
  /** The account whose key the post presents first. */
  readonly alta?: string;
}

/** Words and code of a roll of `3d6` at level básica, made honestly without a browser. */
export function basicRoll(host: string, topic: string, { n, anchor, motivo, alta }: BasicRoll) {
  const key = keyFrom(new Uint8Array(16).fill(7), host);
  const ctx = threadContext(host, topic);
  const drawn = drawBasica(key, ctx, n, anchor);
  const spec = [[{ n: 3, d: 6 }]];
  const order = notation.read('notation/1;3d6');
  if (!order.ok) throw new TypeError('3d6');
  const dice = rollDice(drawn.seed, spec);
  const names = { personaje: 'Armand', motivo };
  const blockText = visibleText(writeLines(n, names, notation.sentences(order.value, dice, 'es')));
  const roll = `${blockText}\n${signRoll(drawn, { spec, order: hidden('notation/1;3d6'), blockText }).text}`;
  return {
    text: alta === undefined ? roll : `Alta de ${alta}\n${signAlta(key, ctx).text}\n${roll}`,
    dice: `3d6: ${dice[0]?.[0]?.join(', ')}`,
  };
}

/** A thread whose second post presents Ana's key and rolls. */
export function basicThread(host: string, topic: string): { posts: Post[]; dice: string } {
  const { text, dice } = basicRoll(host, topic, { n: 1, anchor: 500, motivo: 'Correr', alta: 'Ana' });
  const posts = [
    { id: 500, author: 'Director', text: 'Hola' },
    { id: 501, author: 'Ana', text },
  ];
  return { posts, dice };
}
