import { cleanName } from '../../../rules/block/names';
import { hostLabel } from '../../../rules/proof/keys';
import type { HintPart, Markup, Saved, SiteHints } from '../messages';
import { beginPointing, reconcilePointed, tellOpenTabs } from '../pointed';
import { changeHints, hintsOf, isEmpty, putHints, readHints, storedHints } from '../store/hints';
import type { Office } from './office';
import { isObject } from './readers';
import { told, toldBy } from './told';

/** Sites in a file, at most: far more than anybody plays at. */
const MOST_SITES = 500;
const KIND = 'fe-de-dados/sitios';

/** What is said of sites has changed: their later pages know it, and those that are open ask again. */
async function spread(office: Office, hosts: readonly string[]): Promise<void> {
  await reconcilePointed(storedHints(office.state).map(({ host }) => host));
  await Promise.all(hosts.map(tellOpenTabs));
}

/** Keeps what was pointed at in a page; the page itself goes on by the answer. */
export async function point(
  office: Office,
  { host, part, selector }: { host: string; part: HintPart; selector: string },
): Promise<Saved<SiteHints>> {
  const value = await changeHints(office.state, host, (hints) => ({ ...hints, [part]: selector }));
  await reconcilePointed(storedHints(office.state).map((hints) => hints.host));
  return { ok: true, value };
}

/** Keeps who the reader is on a site, the name as it stands above his posts; the page itself goes on by the answer. */
export async function nameAccount(
  office: Office,
  { host, account }: { host: string; account: string | null },
): Promise<Saved<SiteHints>> {
  const name = account === null ? null : account.trim().replace(/\s+/g, ' ');
  if (name !== null) {
    const clean = cleanName(name, 'account');
    if (!clean.ok)
      return {
        ok: false,
        problems: clean.problems.map((one) => toldBy(office.say, office.language, null, one)),
      };
  }
  const value = await changeHints(office.state, host, (hints) => ({ ...hints, account: name }));
  await spread(office, [value.host]);
  return { ok: true, value };
}

/** Forgets what was pointed at, where `value` is `null`, or says how a site writes. */
export async function setHint(
  office: Office,
  { host, part, markup }: { host: string; part: HintPart | 'markup'; markup: Markup | null },
): Promise<Saved<SiteHints>> {
  const value = await changeHints(office.state, host, (hints) => ({
    ...hints,
    [part]: part === 'markup' ? markup : null,
  }));
  await spread(office, [hostLabel(host)]);
  return { ok: true, value };
}

/** Begins the pointing in a tab. */
export async function startPointing(
  { say }: Office,
  { tab, part }: { tab: number; part: HintPart },
): Promise<Saved<null>> {
  try {
    await beginPointing(tab, part);
    return { ok: true, value: null };
  } catch {
    return { ok: false, problems: [told(say, 'no_pointing')] };
  }
}

/** As a file for others: who the reader is on a site stays his. */
export function exportHints({ state }: Office): string {
  const sites = storedHints(state)
    .map((hints) => ({ ...hints, account: null }))
    .filter((hints) => !isEmpty(hints))
    .map(({ account: _, ...rest }) => rest);
  return `${JSON.stringify({ kind: KIND, version: 1, sites }, null, 2)}\n`;
}

/** Brings in a file of `exportHints`: all of it or nothing. Sites it does not name, and names, stay as they are. */
export async function importHints(office: Office, json: string): Promise<Saved<readonly SiteHints[]>> {
  const read = readFile(json);
  if (!read) return { ok: false, problems: [told(office.say, 'hints_file')] };
  const value = read
    .map((hints) => ({ ...hints, account: hintsOf(office.state, hints.host).account }))
    .filter((hints) => !isEmpty(hints));
  await putHints(office.state, value);
  await spread(
    office,
    value.map(({ host }) => host),
  );
  return { ok: true, value };
}

function readFile(json: string): readonly SiteHints[] | null {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isObject(file) || file.kind !== KIND || file.version !== 1 || !Array.isArray(file.sites)) return null;
  if (file.sites.length > MOST_SITES) return null;
  const sites: SiteHints[] = [];
  for (const value of file.sites) {
    const hints = readHints(value);
    if (!hints) return null;
    sites.push(hints);
  }
  return sites;
}
