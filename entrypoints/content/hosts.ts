/** Hosts served without asking; every other forum is enabled one by one by its reader. */
const DECLARED = ['*://*.comunidadumbria.com/*'];

/** Where the demo and the browser tests run their board, served only by builds in mode `board`. */
const BOARD = ['http://127.0.0.1/*', 'http://localhost/*'];

/** The hosts of a build: in its content script's matches and in its permissions alike. */
export const hostsOf = (mode: string): string[] => (mode === 'board' ? [...DECLARED, ...BOARD] : DECLARED);
