import { hostLabel } from '../../../rules/proof/keys';
import type { HintPart, Markup, Saved, SiteHints } from '../messages';
import { beginPointing, reconcilePointed, tellOpenTabs } from '../pointed';
import { changeHints, isEmpty, putHints, readHints, storedHints } from '../store/hints';
import type { Office } from './office';
import { isObject } from './readers';
import { told } from './told';

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

export const exportHints = ({ state }: Office): string =>
  `${JSON.stringify({ kind: KIND, version: 1, sites: storedHints(state) }, null, 2)}\n`;

/** Brings in a file of `exportHints`: all of it or nothing. Sites it does not name stay as they are. */
export async function importHints(office: Office, json: string): Promise<Saved<readonly SiteHints[]>> {
  const read = readFile(json);
  if (!read) return { ok: false, problems: [told(office.say, 'hints_file')] };
  const value = read.filter((hints) => !isEmpty(hints));
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
