/**
 * `npm run demo`: sets the machine up, builds, starts a small forum and opens Chromium on a game thread with the
 * extension in it; without a display, or with `--tour`, a guided tour plays the whole thing and tells it.
 */
import { spawn } from 'node:child_process';
import { command, setUp, tool } from './setup.mjs';

const hasDisplay =
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

function play(script) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `tests/commands/demo/${script}.ts`], {
      stdio: 'inherit',
    });
    // Ctrl-C reaches both; the one that has things to close ends first.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

await command(async () => {
  setUp({ browsers: ['chromium'] });
  tool('wxt', 'build', '--mode', 'board');
  return play(hasDisplay && !process.argv.includes('--tour') ? 'by-hand' : 'tour');
});
