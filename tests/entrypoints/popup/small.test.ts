import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileName } from '../../../entrypoints/popup/files';
import { readRoute, writeRoute } from '../../../entrypoints/popup/route';
import { covers, hostOf, originOf } from '../../../entrypoints/popup/sites';
import { createUnsavedText } from '../../../entrypoints/popup/unsaved';

describe('the permission asked for', () => {
  it('is for one host and one scheme, without port or path', () => {
    expect(originOf('https://foro.example:8443/viewtopic.php?t=1#p2')).toBe('https://foro.example/*');
    expect(originOf('http://127.0.0.1:8080/')).toBe('http://127.0.0.1/*');
  });
  it('is none where no extension runs', () => {
    for (const url of [null, '', 'about:blank', 'chrome://extensions', 'file:///a', 'no url']) {
      expect(originOf(url)).toBeNull();
    }
  });
  it('is told apart from neighbours', () => {
    const umbria = '*://*.comunidadumbria.com/*';
    expect(covers(umbria, 'https://www.comunidadumbria.com/*')).toBe(true);
    expect(covers(umbria, 'http://comunidadumbria.com/*')).toBe(true);
    expect(covers(umbria, 'https://evilcomunidadumbria.com/*')).toBe(false);
    expect(covers('https://foro.example/*', 'http://foro.example/*')).toBe(false);
    expect(covers('https://foro.example/*', 'https://foro.example/*')).toBe(true);
  });
  it('is shown as the host alone', () => {
    expect(hostOf('*://*.comunidadumbria.com/*')).toBe('comunidadumbria.com');
    expect(hostOf('https://foro.example/*')).toBe('foro.example');
  });
});

describe('the address of a view', () => {
  it('is read back', () => {
    for (const route of [
      { view: 'characters', open: 'a1' },
      { view: 'log', open: null },
    ] as const) {
      expect(readRoute(writeRoute(route))).toEqual(route);
    }
  });
  it('is the page for anything else', () => {
    fc.assert(
      fc.property(fc.string(), (hash) =>
        ['page', 'characters', 'partidas', 'log'].includes(readRoute(hash).view),
      ),
    );
    expect(readRoute('#nonsense/x')).toEqual({ view: 'page', open: null });
  });
});

describe('text that was not stored', () => {
  beforeEach(() => localStorage.clear());
  const text = createUnsavedText(localStorage);

  it('is there again in the next sitting, until it is stored', () => {
    text.keep('a', { name: null, fields: { lema: 'hola' } });
    expect(createUnsavedText(localStorage).of('a')).toEqual({ name: null, fields: { lema: 'hola' } });
    text.keep('a', null);
    expect(text.of('a')).toBeNull();
  });
  it('is nothing when it cannot be read', () => {
    for (const broken of ['', '{', 'null', '3', '{"fields":[]}', '{"name":1}']) {
      localStorage.setItem('unsaved:a', broken);
      expect(text.of('a'), broken).toBeNull();
    }
  });
  it('does not stop the typing when there is no room for it', () => {
    const full = {
      ...localStorage,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const text = createUnsavedText(full as unknown as Storage);
    expect(() => text.keep('a', { name: 'x', fields: {} })).not.toThrow();
  });
  it('is forgotten for characters that are no more, and nothing else is', () => {
    localStorage.setItem('other', 'x');
    for (const id of ['a', 'b', 'c']) text.keep(id, { name: 'x', fields: {} });
    text.only(['b']);
    expect([text.of('a'), text.of('c')]).toEqual([null, null]);
    expect(text.of('b')?.name).toBe('x');
    expect(localStorage.getItem('other')).toBe('x');
  });
});

describe('the name of a file', () => {
  it('says what it is and from which day', () => {
    expect(fileName('registro', 'csv', new Date(Date.UTC(2026, 2, 1)))).toBe(
      'fe-de-dados-registro-2026-03-01.csv',
    );
  });
});
