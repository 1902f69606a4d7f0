import { visibleText } from '../write';
import type { Write } from './markup';

/** The words and the code and nothing else: what survives on every board there is. */
export const plain: Write = (lines, code) =>
  code === null ? visibleText(lines) : `${visibleText(lines)}\n${code}`;
