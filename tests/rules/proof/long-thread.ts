/** A long thread at one table, for what has to be quick: posts as they are written over years. */
import type { Post } from '../../../rules/proof/acta';
import { signAlta } from '../../../rules/proof/enrol';
import { findTokens } from '../../../rules/proof/find';
import { type Draw, drawImmediate } from '../../../rules/proof/making';
import { drawBeacon, drawOpening, signBeacon } from '../../../rules/proof/making-scene';
import { sealEntry } from '../../../rules/proof/seals';
import { block, bytesOf, keyOf, rolled } from './playing';

const PLAYERS = ['Ana', 'Beto', 'Carla', 'Diego', 'Eva'];

/** A thread as the director's extension makes it: a baliza after every five rolls, which seals them. */
export function longThread(
  rolls: number,
  write: (draw: Draw, player: string) => string = (draw) => rolled(draw, 'Trepar el muro'),
): Post[] {
  const director = keyOf('Director');
  const opening = drawOpening(director, {
    nonce: bytesOf(1, 4),
    scene: bytesOf(2, 4),
    flags: { estricta: false, onePerBeacon: false },
  });
  const posts: Post[] = [];
  const say = (author: string, text: string) => posts.push({ id: 100 + posts.length, author, text });
  say('Director', block('Baliza 0', signBeacon(opening, { seals: [], requests: [] })));
  let unsealed: ((beta: Uint8Array) => Uint8Array)[] = [];
  let beacon = { k: 0, beta: opening.beta };
  const seal = (): void => {
    const draw = drawBeacon(director, opening.ctx, beacon.k + 1);
    const seals = unsealed.map((entry) => entry(draw.beta));
    say('Director', block(`Baliza ${draw.k}`, signBeacon(draw, { seals, requests: [] })));
    unsealed = [];
    beacon = draw;
  };
  const sealLater = (pk: Uint8Array, n: number, text: string): void => {
    const token = findTokens(text)[0]?.token?.bytes ?? new Uint8Array();
    unsealed.push((beta) => sealEntry(beta, pk, n, token, text.slice(0, text.lastIndexOf('\n'))));
  };
  for (const name of PLAYERS) {
    const { pk } = keyOf(name);
    const text = block(`Alta de ${name}`, signAlta(keyOf(name), opening.ctx));
    say(name, text);
    sealLater(pk, 0, text);
  }
  seal();
  for (let i = 0; i < rolls; i += 1) {
    const name = PLAYERS[i % PLAYERS.length] ?? 'Ana';
    const n = 1 + Math.floor(i / PLAYERS.length);
    const text = write(drawImmediate(keyOf(name), opening.ctx, n, beacon), name);
    say(name, `${'La noche cae sobre la ciudad. '.repeat(10)}\n${text}`);
    sealLater(keyOf(name).pk, n, text);
    if (i % PLAYERS.length === PLAYERS.length - 1) seal();
  }
  return posts;
}
