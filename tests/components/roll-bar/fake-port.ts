import { vi } from 'vitest';
import type { Placing, RollPort } from '../../../components/roll-bar/port';
import type {
  MoveView,
  PageView,
  Preview,
  Rolled,
  RolledBlock,
} from '../../../entrypoints/background/messages';
import type { RollOffer } from '../../../rules/system';

export const block = (n: number): RolledBlock => ({
  id: `r${n}`,
  n,
  text: `Tirada ${n} - Armand\nTV1 ${'3'.repeat(20)}${n}`,
  code: `TV1 ${'3'.repeat(20)}${n}`,
  said: `Armand: ÉXITO ${n}`,
  tone: 'good',
});

export const offers: readonly RollOffer[] = [
  {
    id: 'reto',
    label: 'Reto',
    inputs: [
      {
        id: 'rasgo',
        label: 'Rasgo',
        type: 'choice',
        options: [
          { id: 'fuerza', label: 'Fuerza 3' },
          { id: 'astucia', label: 'Astucia 2' },
        ],
        value: 'fuerza',
      },
      { id: 'dif', label: 'Dificultad', help: 'La pone el director', type: 'int', min: 0, max: 10, value: 2 },
      { id: 'her', label: 'Herramientas', type: 'flag', value: false },
      {
        id: 'ayudas',
        label: 'Ayudas',
        type: 'many',
        options: [
          { id: 'a', label: 'Linterna' },
          { id: 'b', label: 'Cuerda' },
        ],
        value: [],
      },
    ],
  },
  {
    id: 'dados',
    label: 'Dados',
    inputs: [{ id: 'notacion', label: 'Notación', type: 'text', maxLength: 64, value: '2d6' }],
  },
];

export const view = (more: Partial<PageView> = {}): PageView => ({
  language: 'es',
  partida: { id: 'p', name: 'La fábrica' },
  system: { id: 'juego', name: 'Juego' },
  characters: [
    { id: '1', name: 'Armand' },
    { id: '2', name: 'Lucía' },
  ],
  active: '1',
  offers,
  markup: 'bbcode',
  colour: '#610B0B',
  pending: [],
  levels: [],
  scene: null,
  requests: [],
  hidden: [],
  declared: [],
  directs: false,
  account: 'Ana',
  autoBeacon: false,
  wordsShown: true,
  moves: [],
  ...more,
});

export const moveView = (more: Partial<MoveView> = {}): MoveView => ({
  ...{ id: 'm', n: 3, at: 1, character: 'Armand', label: 'Saltar', undone: false },
  done: ['Fortuna: 3 → 2'],
  proposed: [],
  ...more,
});

export const preview: Preview = {
  problems: [],
  costs: [],
  spend: false,
  odds: {
    lines: [
      { id: 'e', label: 'Éxito', text: '61.5', share: 0.615, tone: 'good' },
      { id: 'f', label: 'Pifia', text: '<0.1', share: 0.0004, tone: 'bad' },
      { id: 'm', label: 'Éxitos, de media', text: '1.50', share: 1.5, tone: 'neutral', mean: true },
    ],
    table: {
      label: 'Margen',
      rows: [
        { id: '0', label: '0', text: '38.5', share: 0.385, tone: 'bad' },
        { id: '1', label: '1', text: '61.5', share: 0.615, tone: 'good' },
      ],
    },
  },
};

/** A page that answers at once; every question can be answered otherwise. */
export function fakePort(more: Partial<RollPort> = {}) {
  let rolls = 0;
  let ids = 0;
  return {
    page: vi.fn(async () => view()),
    choose: vi.fn(async (character: string) => view({ active: character })),
    preview: vi.fn(async () => preview),
    roll: vi.fn(async (): Promise<Rolled> => ({ kind: 'rolled', block: block(++rolls) })),
    next: vi.fn(async (): ReturnType<RollPort['next']> => []),
    count: vi.fn(async (): ReturnType<RollPort['count']> => ({ ok: true, value: moveView() })),
    move: vi.fn(
      async (): ReturnType<RollPort['move']> => ({
        ok: true,
        value: moveView({ undone: true, done: [] }),
      }),
    ),
    reveal: vi.fn(async (): Promise<Rolled> => ({ kind: 'rolled', block: block(++rolls) })),
    openScene: vi.fn(async (): Promise<Rolled> => ({ kind: 'rolled', block: block(++rolls) })),
    beacon: vi.fn(async (): Promise<Rolled> => ({ kind: 'rolled', block: block(++rolls) })),
    confirmDirector: vi.fn(async () => view()),
    acceptKey: vi.fn(async () => view()),
    authors: vi.fn((): readonly string[] => ['Ana', 'Luis']),
    nameAccount: vi.fn(async (account: string): ReturnType<RollPort['nameAccount']> => view({ account })),
    place: vi.fn(async (): Promise<Placing> => ({ ok: true, undo: true })),
    copy: vi.fn(async () => true),
    isDraft: vi.fn(() => false),
    openPopup: vi.fn(),
    wordsLater: vi.fn(),
    close: vi.fn(),
    newId: vi.fn(() => `id-${++ids}`),
    ...(more as Record<never, never>),
  } satisfies RollPort;
}
