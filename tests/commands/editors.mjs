/** `npm run editors`: plays with every editor in both browsers and writes what was seen into docs/editores.md. */
import { command, setUp, tool } from './setup.mjs';

await command(async () => {
  setUp({ browsers: ['chromium', 'firefox'] });
  process.env.FE_WRITE_TABLE = '1';
  tool('wxt', 'build', '--mode', 'board');
  tool('wxt', 'build', '-b', 'firefox', '--mode', 'board');
  const config = ['--config', 'tests/vitest.config.ts', '--project', 'browser'];
  tool('vitest', 'run', ...config, 'tests/browser/editors/editors.test.ts');
});
