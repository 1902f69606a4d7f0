import type { Account, BoardData, Post, Section, Skin, Thread } from './model';
import { scenes } from './scenes';
import { hashPassword } from './sessions';

/** The password of every seeded account. */
export const PASSWORD = 'dados';

const account = (name: string, title: string, rest: Partial<Account> = {}): Account => ({
  name,
  role: 'player',
  password: hashPassword(PASSWORD),
  title,
  signature: '',
  theme: 'light',
  editor: 'wysiwyg',
  ...rest,
});

const accounts = (): Account[] => [
  account('director', 'Dirige las partidas', { role: 'moderator' }),
  account('ana', 'Armand, en Plenilunio', { signature: '[i]No corras: te oirán.[/i]' }),
  account('beto', 'Danai, en Hitos', { signature: 'Mi faro, mis reglas. [b]:D[/b]' }),
  account('carla', 'Inés, en la casa'),
  account('dario', 'Lector de madrugada', { theme: 'dark', editor: 'source' }),
];

export const SECTIONS = { plenilunio: 1, hitos: 2, horror: 3, taberna: 4 } as const;
const section = (id: number, name: string, about: string, skin: Skin): Section => ({ id, name, about, skin });
const sections: readonly Section[] = [
  section(
    1,
    'Crónicas de Plenilunio',
    'Luna llena, una fábrica vacía y un rastro de sangre. Dirige: director.',
    'plain',
  ),
  section(
    2,
    'El faro de Punta Oscura',
    'Hitos. Un farero perdido y una costa que no perdona. Dirige: director.',
    'sceditor',
  ),
  section(
    3,
    'La casa de la colina',
    'Horror. Nadie duerme dos noches seguidas en ella. Dirige: director.',
    'plain',
  ),
  section(4, 'La taberna', 'Fuera de personaje: presentaciones, dudas y avisos.', 'plain'),
];

const MINUTE = 60_000;

/** A board that has been played on for some days before `now`. */
export function seedBoard(now: number): BoardData {
  let lastPost = 100;
  let at = now - 6 * 24 * 60 * MINUTE;
  const threads = scenes.map((scene, index): Thread => {
    const posts = scene.posts.map(([author, message]): Post => {
      lastPost += 1;
      at += 97 * MINUTE;
      return { id: lastPost, author, at, message, edited: null };
    });
    return { id: index + 1, section: scene.section, title: scene.title, skin: scene.skin, posts };
  });
  return { accounts: accounts(), sections, threads, lastPost, lastThread: threads.length };
}
