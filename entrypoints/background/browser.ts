/**
 * The only place that imports webextension-polyfill. Chrome before 148 has no promise-returning
 * `runtime.onMessage` listeners: there the polyfill keeps the channel open until the answer is ready. In every
 * later Chrome and in Firefox it hands back the native `browser`. It costs some 10 kB per script that imports
 * it, so pages and popup, which only send, use the native one.
 */
import browser from 'webextension-polyfill';

export { browser };
