/**
 * Stands for WXT's context of a content script, which announces itself to the page by an event, listens for later
 * copies and watches for its own end: half of what a page without anything of ours would cost. `registry.ts` keeps
 * two copies apart, and `ask.ts` tells when the extension is gone.
 */
export class ContentScriptContext {}
