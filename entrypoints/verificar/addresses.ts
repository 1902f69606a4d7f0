import { hostLabel } from '../../rules/proof/keys';
import type { Forum, Topic } from '../content/forum';
import { generic } from '../content/forums/generic';
import { forums } from '../content/forums/index';
import { umbria } from '../content/forums/umbria';

/** What browsers and SingleFile write at the head of a page they save. */
const SAVED_FROM = /saved from url=\(\d+\)(\S+)|^\s*url:\s*(\S+)/im;

/** Where a saved page came from: thread and address, or only its site, or nothing. */
export interface Origin {
  readonly url: URL | null;
  readonly topic: Topic | null;
}

/**
 * Tells which thread a saved page shows, by what is left of its address: the comment of the browser, its own
 * canonical address, or the site most of its links lead to. A guess, which the reader sees and can mend.
 */
export function originOf(page: Document, source: string, forum: Forum): Origin {
  const urls = [...candidates(page, source)];
  for (const url of urls) {
    const topic = forum.topic(page, url);
    if (topic) return { url, topic };
  }
  return { url: urls[0] ?? null, topic: null };
}

function* candidates(page: Document, source: string): Generator<URL> {
  const comment = /<!--[\s\S]*?-->/.exec(source.slice(0, 4000))?.[0] ?? '';
  const [, saved, singleFile] = SAVED_FROM.exec(comment) ?? [];
  const told = [
    saved,
    singleFile,
    page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    page.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    page.querySelector('base[href]')?.getAttribute('href'),
  ];
  for (const address of told) {
    const url = webAddress(address);
    if (url) yield url;
  }
  const site = commonSite(page);
  if (site) yield site;
}

export function webAddress(address: string | null | undefined): URL | null {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address);
}

/** The first link to the site most links lead to: browsers make links absolute when they save a page. */
function commonSite(page: Document): URL | null {
  const sites = new Map<string, { readonly first: URL; count: number }>();
  for (const link of page.querySelectorAll('a[href]')) {
    const url = webAddress(link.getAttribute('href'));
    if (!url) continue;
    const site = sites.get(url.origin);
    if (site) site.count += 1;
    else sites.set(url.origin, { first: url, count: 1 });
  }
  const [most] = [...sites.values()].sort((one, other) => other.count - one.count);
  return most?.first ?? null;
}

/** Host and thread as far as an address typed by the reader tells them; `null` when it is no address. */
export function threadAt(address: string): { readonly host: string; readonly topic: string | null } | null {
  const typed = address.trim();
  const url = webAddress(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || typed === '') return null;
  const bare = new DOMParser().parseFromString('', 'text/html');
  const engines = /(^|\.)comunidadumbria\.com$/.test(url.hostname) ? [umbria] : [generic, ...forums];
  const topic = engines.map((forum) => forum.topic(bare, url)?.id).find((id) => id !== undefined);
  return { host: hostLabel(url.hostname), topic: topic ?? null };
}
