/** O2: any odds question of the games, the first in a fresh process and warm (performance.md §2.2). */
import { execFileSync } from 'node:child_process';
import { median, ms, report } from './bench/row';

const fate = { destino: { dados: 5, actual: 3, reserva: 10 } };
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
