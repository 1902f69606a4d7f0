import type { Node } from '../tree';
import { A, type Cursor, here, missing, spaces } from './cursor';

/** `[fuego]` or `«fuego»` after a piece: it names it and changes nothing. */
export function labelled<Piece extends Node>(c: Cursor, node: Piece): Piece {
  const before = c.at;
  spaces(c);
  const open = here(c);
  const close = open === A('[') ? ']' : open === 0xab ? '»' : '';
  if (!close) {
    c.at = before;
    return node;
  }
  c.at += 1;
  const end = c.text.indexOf(close, c.at);
  if (end < 0) {
    c.at = c.text.length;
    missing(c, 'close_label');
  }
  const text = c.text.slice(c.at, end).trim();
  if (text === '' && !c.places) missing(c, 'label');
  c.at = end + 1;
  node.label = text;
  return node;
}
