/** O2: any odds question of the games, the first in a fresh process and warm (performance.md §2.2). */
import { execFileSync } from 'node:child_process';
import { median, ms, report } from './bench/row';

const fate = { destino: { dados: 5, actual: 3, reserva: 10 } };
const sum = { base: { id: 'fortaleza', valor: 3 }, habilidad: 4 };
const horror = { caracteristica: 'accion', actual: 5, objetos: [3, 3, 3, 3, 3, 3], amenaza: 6 };
const sides = { tipo: 'principal', tipoRival: 'monstruo', rival: { tipo: 'tira', dados: 20, rasgo: 3 } };
const questions: readonly [what: string, system: string, order: Readonly<Record<string, unknown>>][] = [
  [
    'Plenilunio: 3 dice, specialty, against 2',
    'plenilunio',
    { kind: 'reto', rasgo: 'astucia', valor: 3, especialidad: true, dificultad: 2 },
  ],
  [
    'Plenilunio: 20 dice, specialty, 5 of destino, against 20',
    'plenilunio',
    { kind: 'reto', rasgo: 'astucia', valor: 20, especialidad: true, ...fate, dificultad: 20 },
  ],
  [
    'Plenilunio: attack of 10 dice and 5 of destino, armour, damage both ways, against 10',
    'plenilunio',
    {
      kind: 'ataque',
      rasgo: 'combate',
      valor: 10,
      especialidad: true,
      armadura: 2,
      ...fate,
      dano: 6,
      danoRival: 5,
      dificultad: 10,
      marcas: ['rivalEspecialista'],
    },
  ],
  [
    'Plenilunio: extended action of 10 successes, expected rolls',
    'plenilunio',
    {
      kind: 'prolongada',
      rasgo: 'astucia',
      valor: 5,
      especialidad: true,
      dificultad: 3,
      prolongada: { objetivo: 10 },
    },
  ],
  [
    'Plenilunio: 8 dice, three triunfos and three fracasos thrown again',
    'plenilunio',
    { kind: 'reto', rasgo: 'astucia', valor: 8, repiteTriunfos: 3, repiteFracasos: 3, dificultad: 5 },
  ],
  [
    'Hitos: 3d10 + 7 against 17, an aspect if it fails',
    'hitos',
    { kind: 'tirada', ...sum, dificultad: 17, siFalla: true },
  ],
  [
    'Hitos: attack mCM with 20 dice of direct damage, an aspect if it fails',
    'hitos',
    {
      kind: 'ataque',
      ...sum,
      defensa: 17,
      categoria: 'mCM',
      directo: { dados: 20 },
      bd: 3,
      rd: 2,
      siFalla: true,
    },
  ],
  [
    'Hitos: chase against 3d10 + 8',
    'hitos',
    {
      kind: 'persecucion',
      ...sum,
      papel: 'perseguidor',
      distancia: 'media',
      rival: { tipo: 'tira', bono: 8 },
    },
  ],
  [
    'Hitos: dying, an aspect if it fails',
    'hitos',
    { kind: 'aguante', base: { id: 'aguante', valor: 9 }, uso: 'muerte', dificultad: 15, siFalla: true },
  ],
  [
    'Horror: dangerous reto of 23 dice, threat 6',
    'horror',
    { kind: 'reto', ...horror, dificultad: 10, peligroso: true },
  ],
  [
    'Horror: harmful conflict of 23 dice against 20, omens of the winner',
    'horror',
    { kind: 'conflicto', ...horror, ...sides, peligroso: true, soloVencedor: true },
  ],
  [
    'Horror: conflict of 23 dice against 20, best group',
    'horror',
    { kind: 'conflicto', ...horror, ...sides, mejorGrupo: true },
  ],
];

interface Taken {
  readonly cold: number;
  readonly warm: number;
}
const ask = (system: string, order: unknown): Taken =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'tests/commands/bench/odds-question.ts', system, JSON.stringify(order)],
      { encoding: 'utf8' },
    ),
  ) as Taken;

const goal = { cold: 16, warm: 1 };
for (const [what, system, order] of questions) {
  const answers = Array.from({ length: 5 }, () => ask(system, order));
  const cold = median(answers.map((answer) => answer.cold));
  const warm = median(answers.map((answer) => answer.warm));
  report({
    id: 'O2',
    what,
    measured: `${ms(cold)} cold, ${ms(warm)} warm`,
    goal: `${goal.cold} ms cold, ${goal.warm} ms warm`,
    met: cold <= goal.cold && warm <= goal.warm,
  });
}
