/** What every code of a roll begins with (protocol §4.7). */
export const MARKER = 'TV1';

/**
 * Whether a roll's marker stands somewhere in the text of a node. One native call: walking the text makes a
 * wrapper for each of its nodes, which on a page that was just loaded costs five to ten times as much. It also
 * finds what a board cuts in pieces to highlight a searched word.
 */
export const holdsMarker = (node: Node): boolean => node.textContent?.includes(MARKER) === true;
