import { describe, expect, it } from 'vitest';
import { threadAt } from '../../../entrypoints/verificar/addresses';
import { actaOf, type Where } from '../../../entrypoints/verificar/judge';
import { postsOfPaste } from '../../../entrypoints/verificar/paste';
import { readSavedPage } from '../../../entrypoints/verificar/saved-page';
import { type Reading, readSources } from '../../../entrypoints/verificar/sources';
import { together } from '../../../entrypoints/verificar/together';
import { createVerifier } from '../../../entrypoints/verificar/verifier';
import { firstLanguage, sayIn } from '../../../entrypoints/verificar/words';
import { systems } from '../../../rules/index';
import { savedPages } from '../content/saved-page';
import { basicThread, savedPhpbb, threadOf, threads, type VectorThread } from './thread-page';

const say = sayIn('es');
const voice = { systems, say, language: 'es' } as const;
const readable = (reading: Reading) => {
  if (reading.kind === 'unreadable') throw new Error(reading.why);
  return reading;
};
const where = (over: Partial<Where> = {}): Where => ({
  host: 'comunidadumbria.com',
  topic: '77',
  complete: false,
  ...over,
});
/** The vectors know no game: what the rules add to them is left aside. */
const RULES = ['words_differ', 'other_dice', 'rules_unknown'];
const said = (blocks: readonly { verdicts: readonly { code: string; words: string }[] }[]) =>
  blocks.map(({ verdicts }) =>
    verdicts
      .filter(({ code }) => !RULES.includes(code))
      .map(({ words }) => words)
      .sort(),
  );
const expected = ({ expected: { blocks } }: VectorThread) =>
  blocks.map(({ verdicts }) => verdicts.map(({ es }) => es).sort());

describe('a thread in a file', () => {
  it('is judged as npm run verify judges it', () => {
    for (const thread of [threadOf('A00'), threadOf('A02'), threadOf('A10'), threadOf('N20')]) {
      const reading = readable(readSources([{ name: 'hilo.json', text: JSON.stringify(thread) }]));
      const { host, topic, complete } = thread.options;
      const { acta } = actaOf(reading, { host, topic, complete: complete === true }, voice);
      expect(said(acta.blocks)).toEqual(expected(thread));
      expect(acta.notes.map(({ words }) => words).sort()).toEqual(
        thread.expected.notes.map(({ es }) => es).sort(),
      );
    }
  });

  it('that is none says what is wrong', () => {
    expect(readSources([{ name: 'x.json', text: '{"posts":[]}' }])).toMatchObject({
      kind: 'unreadable',
      why: 'form',
      detail: 'options: falta un objeto { … }',
    });
    expect(readSources([{ name: 'x.json', text: '{"posts":' }])).toMatchObject({ why: 'form' });
  });
});

describe('saved pages', () => {
  it('of every engine give the posts a reader of the extension gets', () => {
    for (const { engine, html, expected: page } of savedPages()) {
      if (page.posts.length === 0) continue;
      const text = html.replace(/<iframe.*?<\/iframe>/g, '');
      const saved = `<!-- saved from url=(0042)${page.url} -->\n${text}`;
      const read = readSavedPage('pagina.html', saved);
      expect(read.engine).toBe(engine);
      expect(read.topic).toBe(page.topic?.id ?? null);
      const ids = [...page.posts].map(([id]) => id);
      expect(read.posts.map(({ id }) => id).sort()).toEqual(ids.sort());
    }
  });

  it('tell their thread by the comment of the browser, by the canonical address, or by their links', () => {
    const { posts } = threadOf('A00');
    expect(readSavedPage('a', savedPhpbb(posts))).toMatchObject({ host: 'foro.example', topic: '77' });
    const bare = savedPhpbb(posts, { comment: false });
    expect(readSavedPage('a', bare)).toMatchObject({ host: 'foro.example', topic: '77' });
    const canonical = bare.replace(
      '</head>',
      '<link rel="canonical" href="https://www.otro.example/viewtopic.php?t=5"></head>',
    );
    expect(readSavedPage('a', canonical)).toMatchObject({ host: 'otro.example', topic: '5' });
  });

  it('chosen in any order are put together; others are left out', () => {
    const { posts } = threadOf('A00');
    const pages = [
      readSavedPage('2.html', savedPhpbb(posts.slice(5), { previous: true })),
      readSavedPage('ajena.html', savedPhpbb(posts.slice(0, 2), { topic: '99' })),
      readSavedPage('1.html', savedPhpbb(posts.slice(0, 6), { next: true })),
    ];
    const thread = together(pages);
    expect(thread.posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(thread).toMatchObject({ whole: false, ends: true, strangers: ['ajena.html'] });
  });

  it('count as the whole thread only when one page is all there is', () => {
    const { posts } = threadOf('A00');
    expect(together([readSavedPage('a', savedPhpbb(posts))]).whole).toBe(true);
    expect(together([readSavedPage('a', savedPhpbb(posts, { next: true }))]).whole).toBe(false);
  });

  it('are judged by the same rules, a false roll included', () => {
    const thread = threadOf('A02');
    const reading = readable(readSources([{ name: 'a.html', text: savedPhpbb(thread.posts) }]));
    const { acta } = actaOf(reading, where({ host: 'foro.example', complete: true }), voice);
    expect(said(acta.blocks)).toEqual(expected(thread));
  });
});

describe('a pasted text', () => {
  const paste = (thread: VectorThread) =>
    readable(readSources([{ name: '', text: thread.posts.map(({ text }) => text).join('\n\n') }]));

  it('of an honest thread is verified as far as it can be, by name', () => {
    const { acta, place } = actaOf(paste(threadOf('A00')), where(), voice);
    expect(acta.blocks.map(({ colour }) => colour)).not.toContain('red');
    expect(acta.blocks.map(({ author }) => author)).toContain('Ana');
    const roll = acta.blocks.find(({ kind }) => kind === 'tirada');
    expect(roll?.verdicts.map(({ code }) => code)).toContain('verified');
    expect(roll && place.said?.(roll)).toMatch(/^Ana · código nº \d+ de lo pegado$/);
  });

  it('shows false dice as false', () => {
    const { acta } = actaOf(paste(threadOf('A02')), where(), voice);
    const words = acta.blocks.flatMap(({ verdicts }) => verdicts.map((one) => one.words));
    expect(words).toContain('ALTERADA: los dados publicados no son los verdaderos (3d10 3 10 1)');
  });

  it('accuses nobody of what hangs on who wrote what and when', () => {
    for (const thread of threads) {
      const { host, topic } = thread.options;
      const { acta } = actaOf(paste(thread), where({ host, topic }), voice);
      const reds = acta.blocks.flatMap(({ verdicts }) => verdicts).filter(({ colour }) => colour === 'red');
      const falseDice = thread.expected.blocks
        .flatMap(({ verdicts }) => verdicts.map(({ es }) => es))
        .filter((es) => /los dados publicados/.test(es));
      for (const { words } of reds) expect(falseDice, thread.id).toContain(words);
      for (const { verdicts } of acta.blocks) expect(verdicts.length, thread.id).toBeGreaterThan(0);
    }
  });

  it('never says verified of a code that was changed in one letter', () => {
    const [opening, alta] = threadOf('A00').posts;
    const text = `${opening?.text}\n${alta?.text.replace(/TV1 2cl2/, 'TV1 2cl3')}`;
    const { acta } = actaOf({ kind: 'paste', text }, where(), voice);
    expect(acta.blocks[1]?.verdicts.map(({ code }) => code)).not.toContain('verified');
  });

  it('takes two altas of one name for two people', () => {
    const altas = [1, 2].map(
      (at) => threadOf('A00').posts[at]?.text.replace(/Alta de .*/, 'Alta de Ana') ?? '',
    );
    const authors = postsOfPaste(
      [threadOf('A00').posts[0]?.text, ...altas].join('\n'),
      null,
      'quien dirige',
    ).map(({ author }) => author);
    expect(authors.slice(0, 2)).toEqual(['quien dirige', 'Ana']);
    expect(authors[2]).toMatch(/^Ana \([0-9a-f]{6}\)$/);
  });

  it('without any code is told apart from one with', () => {
    expect(readSources([{ name: '', text: 'Hola' }])).toMatchObject({ why: 'no_code' });
    expect(readSources([])).toMatchObject({ why: 'empty' });
    expect(readSources([{ name: 'i.html', text: '<html><body>portada</body></html>' }])).toMatchObject({
      why: 'no_posts',
      detail: 'i.html',
    });
  });
});

describe('which thread it is', () => {
  it('is read from the address a reader pastes', () => {
    expect(threadAt('https://www.foro.es/viewtopic.php?f=2&t=12&start=20')).toEqual({
      host: 'foro.es',
      topic: '12',
    });
    expect(threadAt('foro.es/t/una-escena/45')).toEqual({ host: 'foro.es', topic: '45' });
    expect(threadAt('https://www.comunidadumbria.com/partida/luna/escena-1')).toEqual({
      host: 'comunidadumbria.com',
      topic: 'luna/escena-1',
    });
    expect(threadAt('foro.es')).toEqual({ host: 'foro.es', topic: null });
    expect(threadAt('')).toBeNull();
  });
});

describe('the reader of the static page', () => {
  const open = () => createVerifier({ language: 'es', sayIn, systems, breathe: () => Promise.resolve() });
  const settled = async () => {
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };

  it('gets the acta of what he opens, and again when he mends the thread or the language', async () => {
    const verifier = open();
    const { posts } = basicThread('foro.example', '9');
    const green = () => verifier.judged.value?.acta.blocks.map(({ colour }) => colour);
    verifier.open([{ name: 'a.html', text: async () => savedPhpbb(posts, { topic: '5' }) }]);
    await verifier.check();
    expect(verifier.where.value).toEqual({ host: 'foro.example', topic: '5', complete: true });
    expect(green()).not.toContain('green');
    verifier.mend({ host: 'https://www.foro.example/viewtopic.php?t=9' });
    await settled();
    expect(verifier.where.value).toEqual({ host: 'foro.example', topic: '9', complete: true });
    expect(green()).toEqual(['green', 'green']);
    verifier.speak('en');
    await settled();
    expect(JSON.stringify(verifier.judged.value?.acta)).toContain('VERIFIED');
  });

  it('is told what cannot be read, and the acta of before goes', async () => {
    const verifier = open();
    verifier.paste(
      threadOf('A00')
        .posts.map(({ text }) => text)
        .join('\n'),
    );
    await verifier.check();
    expect(verifier.judged.value).not.toBeNull();
    verifier.paste('nada');
    await verifier.check();
    expect(verifier.judged.value).toBeNull();
    expect(verifier.problem.value).toBe(say('verificar_bad_no_code'));
  });

  it('speaks Spanish unless the browser speaks English', () => {
    expect(['es-ES', 'fr', 'en-GB', 'en'].map(firstLanguage)).toEqual(['es', 'es', 'en', 'en']);
  });
});
