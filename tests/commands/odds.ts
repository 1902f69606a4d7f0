/**
 * `npm run -s odds -- SYSTEM 'ORDER AS JSON'`: the exact distribution of an order, as JSON. Each law of its outcome is a list of
 * `[value, chance]`, every chance a fraction in lowest terms written `num/den`; a mean likewise. The order is an object with the figures of its system, for
 * instance
 *
 *     npm run -s odds -- plenilunio '{"kind":"reto","rasgo":"astucia","valor":3,"especialidad":true,"dificultad":2}'
 *
 * or, as a JSON string, the text it has in a post: `"plenilunio/1;reto;x=CaV3EO2"`. The figures of Plenilunio are those
 * of `RollOrder` (rules/systems/plenilunio/order/order.ts); those of the other games are in their `order.ts`. Exit
 * status 0, or 2 with one line that says which figure is wrong, missing or not of that kind of roll.
 */
import { systemById, systems } from '../../rules';
import type { Fraction } from '../../rules/odds/fraction';
import type { Problem } from '../../rules/read';
import type { Law, System } from '../../rules/system';

class Unreadable extends Error {}

const [id, text, ...more] = process.argv.slice(2);
try {
  if (id === undefined || text === undefined || more.length > 0)
    throw new Unreadable("uso: npm run -s odds -- SISTEMA 'ORDEN EN JSON'");
  const system = systemById(id);
  if (!system?.distribution)
    throw new Unreadable(`«${id}» no es un sistema: ${systems.map((one) => one.id).join(', ')}`);
  const order = readOrder(system, text);
  const laws = system.distribution(order).map(shown);
  process.stdout.write(`${JSON.stringify({ order: system.write(order), laws }, null, 1)}\n`);
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  process.stderr.write(`odds: ${error.message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = 2;
}

function readOrder(system: System, source: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    throw new Unreadable(`no es JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = typeof data === 'string' ? system.read(data) : system.fromJson?.(data);
  if (!read) throw new Unreadable(`las órdenes de ${system.id} se escriben con su texto, entre comillas`);
  if (!read.ok) throw new Unreadable(read.problems.map((problem) => said(system, problem)).join(' '));
  return read.value;
}

function said(system: System, problem: Problem): string {
  return `${problem.field === '' ? '' : `${problem.field}: `}${system.explain(problem, 'es')}`;
}

/** Values keep their order, the worst first: that is why they are pairs and no object. */
function shown({ id: name, values, mean }: Law) {
  return {
    id: name,
    ...(values.length > 0 ? { values: values.map(([value, chance]) => [value, ratio(chance)]) } : {}),
    ...(mean ? { mean: ratio(mean) } : {}),
  };
}

function ratio({ num, den }: Fraction): string {
  return `${num}/${den}`;
}
