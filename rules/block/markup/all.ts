import { bbcode } from './bbcode';
import { html } from './html';
import { markdown } from './markdown';
import type { Write } from './markup';
import { plain } from './plain';

/** Every markup a block can be written in, by the name a forum engine gives it. */
export const writeIn = { bbcode, html, markdown, plain } as const satisfies Readonly<Record<string, Write>>;
