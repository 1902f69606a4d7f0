import type {
  CharacterView,
  LogRow,
  PageRef,
  Partida,
  Questions,
  Site,
  SiteHints,
} from '../../../entrypoints/background/messages';
import type { Ask } from '../../../entrypoints/popup/ask';
import { fakeGame } from '../../components/fake-game';

export const page: PageRef = {
  host: 'foro.example',
  engine: 'mybb',
  topic: '12',
  section: '3',
  url: 'https://foro.example/t12',
  title: 'El hilo',
  account: 'Leonord',
  markup: 'bbcode',
};
export const character = (id: string, name: string, more: Partial<CharacterView> = {}): CharacterView => ({
  id,
  name,
  system: 'juego',
  data: fakeGame.newSheet(),
  changed: 1,
  derived: [],
  problems: [],
  ...more,
});
export const partida = (id: string, name: string): Partida => ({
  id,
  name,
  host: 'foro.example',
  scope: { kind: 'topic', id: '12' },
  system: 'juego',
  language: 'es',
  colour: '#610b0b',
  markup: null,
  character: null,
  directs: false,
  autoBeacon: true,
  games: {},
});
export const logRow = (n: number): LogRow => ({
  id: `r${n}`,
  n,
  at: n * 1000,
  host: 'foro.example',
  topic: '12',
  title: 'El hilo',
  partida: n % 2 ? 'p' : null,
  partidaName: n % 2 ? 'Sombras' : '',
  character: 'Ana',
  label: 'Correr',
  system: 'juego',
  order: 'juego/1;reto',
  dice: [[[n]]],
  outcome: 'ÉXITO',
  block: `bloque ${n}`,
  code: 'TV1',
  posted: null,
  move: null,
});

/** A background in memory that answers as the real one, with its failures at hand. */
export function fakeBackground() {
  const stored = {
    characters: [character('a', 'Ana'), character('b', 'Berta'), character('c', 'Carla')],
    partidas: [partida('p', 'Sombras'), partida('q', 'Ruinas')],
    log: Array.from({ length: 120 }, (_, at) => logRow(120 - at)),
    sites: [{ origin: '*://*.umbria.example/*', fixed: true }] as Site[],
    active: 'a' as string | null,
    readOnly: false,
    hints: { host: 'foro.example', editor: null, posts: null, markup: null, account: null } as SiteHints,
    words: `${'ábaco '.repeat(11)}abdomen`,
    wordsShown: false,
  };
  const trash = new Map<string, CharacterView>();
  const asked: [keyof Questions, unknown][] = [];
  /** Questions that fail until they are taken out again. */
  const failing = new Set<keyof Questions>();
  let made = 0;
  const gone = { ok: false, problems: [{ code: 'sheet_gone', field: '', message: 'Ya no está.' }] } as const;
  const replace = (next: CharacterView) => {
    stored.characters = [...stored.characters.filter(({ id }) => id !== next.id), next];
    return { ok: true, value: next } as const;
  };
  const view = () => ({
    language: 'es' as const,
    partida: { id: 'p', name: 'Sombras' },
    system: { id: 'juego', name: 'Juego de prueba' },
    characters: stored.characters.map(({ id, name }) => ({ id, name })),
    active: stored.active,
    offers: [],
    markup: 'bbcode' as const,
    colour: '#610b0b',
    pending: [],
    levels: [],
    scene: null,
    requests: [],
    hidden: [],
    declared: [],
    directs: false,
    account: 'Ana',
    autoBeacon: true,
    wordsShown: true,
    moves: [],
  });

  const answers: Partial<{ [Q in keyof Questions]: Questions[Q] }> = {
    hints: () => stored.hints,
    setHint: ({ part, markup }) => {
      stored.hints = { ...stored.hints, [part]: part === 'markup' ? markup : null };
      return { ok: true, value: stored.hints };
    },
    nameAccount: ({ account }) => {
      stored.hints = { ...stored.hints, account };
      return { ok: true, value: stored.hints };
    },
    startPointing: () => ({ ok: true, value: null }),
    exportHints: () => JSON.stringify([stored.hints]),
    importHints: ({ json }) =>
      json.startsWith('{')
        ? { ok: true, value: [stored.hints] }
        : { ok: false, problems: [{ code: 'hints_file', field: '', message: 'No es de ajustes.' }] },
    health: () => ({ readOnly: stored.readOnly, message: stored.readOnly ? 'Datos más nuevos.' : null }),
    page: view,
    choose: ({ character: id }) => {
      stored.active = id;
      return view();
    },
    characters: () => stored.characters,
    newCharacter: ({ system }) => {
      made += 1;
      return replace(character(`n${made}`, 'Nuevo', { system }));
    },
    saveCharacter: ({ id, name, data }) => {
      const old = stored.characters.find((one) => one.id === id);
      return old ? replace({ ...old, name, data, changed: old.changed + 1 }) : gone;
    },
    duplicateCharacter: ({ id }) => {
      const old = stored.characters.find((one) => one.id === id);
      made += 1;
      return old ? replace({ ...old, id: `n${made}`, name: `${old.name} 2` }) : gone;
    },
    deleteCharacter: ({ id }) => {
      const old = stored.characters.find((one) => one.id === id);
      if (!old) return gone;
      trash.set(id, old);
      stored.characters = stored.characters.filter((one) => one !== old);
      return { ok: true, value: null };
    },
    restoreCharacter: ({ id }) => {
      const old = trash.get(id);
      return old ? replace(old) : gone;
    },
    exportCharacters: ({ ids }) => JSON.stringify(ids),
    importCharacters: ({ json }) =>
      json.startsWith('{')
        ? replaceAll([character('i', 'Importada')])
        : {
            ok: false,
            problems: [{ code: 'import_json', field: 'characters.0.data', message: 'Está cortado.' }],
          },
    partidas: () => stored.partidas,
    savePartida: (saved) => {
      const known = stored.partidas.some(({ id }) => id === saved.id);
      stored.partidas = known
        ? stored.partidas.map((old) => (old.id === saved.id ? saved : old))
        : [...stored.partidas, saved];
      return { ok: true, value: saved };
    },
    deletePartida: ({ id }) => {
      stored.partidas = stored.partidas.filter((old) => old.id !== id);
      return { ok: true, value: null };
    },
    partidaFor: () => ({ partida: stored.partidas[0] ?? partida('new', 'El hilo'), stored: true }),
    log: ({ partida: of = null, before = null, limit }) => {
      const rows = stored.log.filter((row) => of === null || row.partida === of);
      const from = before === null ? 0 : rows.findIndex(({ id }) => id === before) + 1;
      return rows.slice(from, from + limit);
    },
    recoveryWords: () => {
      const shown = stored.wordsShown;
      stored.wordsShown = true;
      return { words: stored.words, shown };
    },
    restoreWords: ({ words }) => {
      const typed = words.trim().split(/\s+/);
      const problems = typed.flatMap((word, at) =>
        word === 'ábaco' || word === 'abdomen'
          ? []
          : [{ code: 'word_unknown', field: 'words', message: `La palabra ${at + 1}, «${word}», no vale.` }],
      );
      if (problems.length > 0) return { ok: false, problems };
      stored.words = words;
      return { ok: true, value: { kept: true, message: 'Hecho.' } };
    },
    exportLog: ({ format }) => `log as ${format}`,
    sites: () => stored.sites,
    enableSite: ({ origin }) => {
      const site = { origin, fixed: false };
      stored.sites = [...stored.sites, site];
      return { ok: true, value: site };
    },
    disableSite: ({ origin }) => {
      stored.sites = stored.sites.filter((site) => site.origin !== origin);
      return { ok: true, value: null };
    },
  };
  function replaceAll(list: readonly CharacterView[]) {
    for (const one of list) replace(one);
    return { ok: true, value: list } as const;
  }

  const ask: Ask = async (question, order) => {
    asked.push([question, order]);
    await Promise.resolve();
    if (failing.has(question)) throw new Error(`${question} failed`);
    const answer = answers[question];
    if (!answer) throw new Error(`no answer for ${question}`);
    return answer(order as never) as never;
  };
  return {
    ask,
    stored,
    asked,
    failing,
    orders: (of: string) => asked.filter(([q]) => q === of).map(([, o]) => o),
  };
}
