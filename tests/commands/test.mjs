/** `npm test`: sets the machine up and runs everything; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.mjs';

setUp({ browsers: ['chromium', 'firefox'] });

let passed = 0;
let failed = 0;
const step = (name, command) => {
  console.log(`\n── ${name}`);
  const run = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  process.stdout.write(run.stdout.replace(/^\d+ passed, \d+ failed(?:, \d+ skipped)?\n/gm, ''));
  const counts = /^(\d+) passed, (\d+) failed/m.exec(run.stdout);
  if (counts) {
    passed += Number(counts[1]);
    failed += Number(counts[2]);
  } else if (run.status === 0) passed += 1;
  if (run.status !== 0 && (!counts || counts[2] === '0')) failed += 1;
};

step('types', 'npx tsc --noEmit');
step('types of rules (no browser)', 'npx tsc --noEmit -p rules/tsconfig.json');
step('lint and format', 'npx biome check .');
step('unit and DOM tests', 'npx vitest run --config tests/vitest.config.ts --project unit');
step('build for Chromium', 'npx wxt build');
step('build for Firefox', 'npx wxt build -b firefox');

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
