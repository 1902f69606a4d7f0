/** `npx tsx tests/board/serve.ts --port N --data DIR`: runs the board until Ctrl-C. */
import { parseArgs } from 'node:util';
import { startBoard } from './start';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4600' }, data: { type: 'string', default: '.board' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  throw new RangeError(`--port: a number from 0 to 65535, not ${values.port}`);
}
const board = await startBoard({ port, folder: values.data });
console.log(`El foro está en ${board.url} (datos en ${values.data}). Ctrl-C lo cierra.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void board.close().then(() => process.exit(0)));
}
