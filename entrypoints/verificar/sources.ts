import { readThreadFile, type ThreadFile } from '../../rules/proof/thread-file';
import { readSavedPage, type SavedPage } from './saved-page';

/** A text that was pasted (`name` empty) or a file that was opened. */
export interface Source {
  readonly name: string;
  readonly text: string;
}
export type Reading =
  | { readonly kind: 'pages'; readonly pages: readonly SavedPage[] }
  | { readonly kind: 'file'; readonly name: string; readonly file: ThreadFile }
  | { readonly kind: 'paste'; readonly text: string }
  | {
      readonly kind: 'unreadable';
      readonly why: 'empty' | 'no_code' | 'no_posts' | 'form' | 'mixed';
      readonly detail: string;
    };

const isHtml = (text: string): boolean =>
  /<(?:!doctype|html|head|body|div|article|li|td|p)\b/i.test(text.slice(0, 20_000));
const isJson = (text: string): boolean => /^\uFEFF?\s*\{\s*"/.test(text);
const unreadable = (why: Extract<Reading, { kind: 'unreadable' }>['why'], detail = ''): Reading => ({
  kind: 'unreadable',
  why,
  detail,
});

/** Tells what it was given: saved pages, a thread in a file, or a text copied from a forum. Never throws for it. */
export function readSources(sources: readonly Source[]): Reading {
  const given = sources.filter(({ text }) => text.trim() !== '');
  const [first] = given;
  if (!first) return unreadable('empty');
  if (given.length === 1 && isJson(first.text)) return fileOf(first);
  if (given.every(({ text }) => isHtml(text))) return pagesOf(given);
  if (given.length > 1) return unreadable('mixed');
  return first.text.includes('TV1') ? { kind: 'paste', text: first.text } : unreadable('no_code');
}

function fileOf({ name, text }: Source): Reading {
  const read = readThreadFile(text);
  if (read.ok) return { kind: 'file', name, file: read.value };
  return unreadable('form', read.problem === 'json' ? read.detail : `${read.field}: ${read.detail}`);
}

function pagesOf(sources: readonly Source[]): Reading {
  const pages = sources.map(({ name, text }) => readSavedPage(name, text));
  const empty = pages.filter(({ posts }) => posts.length === 0).map(({ name }) => name);
  return empty.length > 0 ? unreadable('no_posts', empty.join(', ')) : { kind: 'pages', pages };
}
