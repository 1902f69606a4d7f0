import { beforeEach, describe, expect, it } from 'vitest';
import {
  exportHints,
  importHints,
  nameAccount,
  point,
  setHint,
} from '../../../../entrypoints/background/desk/hints';
import { hintsOf, storedHints } from '../../../../entrypoints/background/store/hints';
import { standIn } from '../browser-stand-in';
import { type TestOffice, wake } from './office';

let browser: ReturnType<typeof standIn>;
let office: TestOffice;
beforeEach(async () => {
  browser = standIn();
  office = await wake();
});
const file = (sites: unknown): string => JSON.stringify({ kind: 'fe-de-dados/sitios', version: 1, sites });

describe('what was pointed at', () => {
  it('is kept for its site, with and without www, and its pages alone get a script for it', async () => {
    await point(office, { host: 'www.foro.example', part: 'editor', selector: 'textarea#x' });
    await point(office, { host: 'foro.example', part: 'posts', selector: 'div.post' });
    expect(hintsOf(office.state, 'foro.example')).toEqual({
      host: 'foro.example',
      editor: 'textarea#x',
      posts: 'div.post',
      markup: null,
      account: null,
    });
    expect(browser.here.registered.map(({ id, matches, js }) => [id, matches, js])).toEqual([
      ['pointed:foro.example', ['*://foro.example/*', '*://www.foro.example/*'], ['pointed.js']],
    ]);
  });
  it('is forgotten with nothing left, and open pages are told', async () => {
    await point(office, { host: 'foro.example', part: 'editor', selector: 'textarea#x' });
    const saved = await setHint(office, { host: 'foro.example', part: 'editor', markup: null });
    expect(saved).toMatchObject({ ok: true, value: { editor: null } });
    expect([storedHints(office.state), browser.here.registered]).toEqual([[], []]);
    expect(browser.here.executed.map(({ files }) => files)).toEqual([['/pointed.js']]);
  });
  it('says how a site writes, beside the rest', async () => {
    await point(office, { host: 'foro.example', part: 'posts', selector: 'div.post' });
    await setHint(office, { host: 'foro.example', part: 'markup', markup: 'html' });
    expect(hintsOf(office.state, 'foro.example')).toMatchObject({ posts: 'div.post', markup: 'html' });
  });
});

describe('who the reader is on a site whose pages do not tell', () => {
  it('is kept as he writes it, and forgotten when he takes it back', async () => {
    const named = await nameAccount(office, { host: 'www.foro.example', account: '  Ana   la Roja ' });
    expect(named).toMatchObject({ ok: true, value: { host: 'foro.example', account: 'Ana la Roja' } });
    expect(browser.here.registered.map(({ id }) => id)).toEqual(['pointed:foro.example']);
    await nameAccount(office, { host: 'foro.example', account: null });
    expect([storedHints(office.state), browser.here.registered]).toEqual([[], []]);
  });
  it('is refused in words where it is no name, and what was kept stays', async () => {
    await nameAccount(office, { host: 'foro.example', account: 'Ana' });
    const saved = await nameAccount(office, { host: 'foro.example', account: ' … ' });
    expect(saved).toMatchObject({ ok: false, problems: [{ code: 'name_empty', field: 'account' }] });
    expect(hintsOf(office.state, 'foro.example').account).toBe('Ana');
  });
  it('is in no file for others, and a file of theirs does not change it', async () => {
    await nameAccount(office, { host: 'foro.example', account: 'Ana' });
    await setHint(office, { host: 'foro.example', part: 'markup', markup: 'html' });
    expect(exportHints(office)).not.toContain('Ana');
    await importHints(office, file([{ host: 'foro.example', posts: 'div.post', account: 'Luis' }]));
    expect(hintsOf(office.state, 'foro.example')).toMatchObject({ posts: 'div.post', account: 'Ana' });
  });
});

describe('the file of sites', () => {
  it('comes back as it was handed on', async () => {
    await point(office, { host: 'foro.example', part: 'editor', selector: 'textarea#x' });
    await setHint(office, { host: 'otro.example', part: 'markup', markup: 'bbcode' });
    const other = await wake();
    expect(await importHints(other, exportHints(office))).toMatchObject({ ok: true });
    expect(storedHints(other.state)).toEqual(storedHints(office.state));
  });
  it.each([
    ['no JSON', '{"kind":'],
    ['another file', JSON.stringify({ kind: 'otra', sites: [] })],
    ['a later version', JSON.stringify({ kind: 'fe-de-dados/sitios', version: 2, sites: [] })],
    ['a selector pointing never makes', file([{ host: 'a.example', editor: 'div:has(p)' }])],
    ['two selectors in one', file([{ host: 'a.example', posts: 'a, *' }])],
    ['a host that is a pattern', file([{ host: '*', editor: 'textarea' }])],
    ['a host with a path', file([{ host: '*.a.example/x', editor: 'textarea' }])],
    ['an unknown markup', file([{ host: 'a.example', markup: 'rtf' }])],
    ['no sites', file({})],
    ['too many', file(Array.from({ length: 501 }, (_, at) => ({ host: `a${at}.example`, markup: 'html' })))],
  ])('with %s changes nothing', async (_, json) => {
    await point(office, { host: 'foro.example', part: 'editor', selector: 'textarea#x' });
    const saved = await importHints(office, json);
    expect(saved).toMatchObject({ ok: false, problems: [{ code: 'hints_file' }] });
    expect(storedHints(office.state)).toHaveLength(1);
  });
});
