/** `npm test`: sets the machine up and runs everything; ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { command, setUp } from './setup.mjs';

const VITEST = 'npx vitest run --config tests/vitest.config.ts --project';
const STEPS = [
  ['types', 'npx tsc --noEmit'],
  ['types of rules, without a browser', 'npx tsc --noEmit -p rules/tsconfig.json'],
  ['lint and format', 'npx biome check .'],
  ['unit and DOM tests', `${VITEST} pure --project unit`],
  ['build for Chromium', 'npx wxt build'],
  ['build for Firefox', 'npx wxt build -b firefox'],
  ['build for Chromium with the test board', 'npx wxt build --mode board'],
  ['build for Firefox with the test board', 'npx wxt build -b firefox --mode board'],
  // On an older build they would say nothing about this code.
  ['browser tests in Chromium and Firefox', `${VITEST} browser`, { needs: /^build/ }],
];
const CLOSING_LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** Runs a step while its output is shown; the closing line of vitest is taken out and added up at the end. */
function runStep(line) {
  return new Promise((resolve, reject) => {
    const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let counts = null;
    createInterface({ input: child.stdout }).on('line', (text) => {
      const found = CLOSING_LINE.exec(text);
      if (found) counts = { passed: Number(found[1]), failed: Number(found[2]) };
      else console.log(text);
    });
    child.on('error', reject);
    child.on('close', (status) => {
      if (!counts) resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      else resolve({ ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) });
    });
  });
}

await command(async () => {
  setUp({ browsers: ['chromium', 'firefox'] });
  const sum = { passed: 0, failed: 0 };
  const broken = [];
  for (const [name, line, { needs } = {}] of STEPS) {
    console.log(`\n── ${name}`);
    const stopped = needs && broken.find((one) => needs.test(one));
    if (stopped) console.log(`not run, because this failed: ${stopped}`);
    const { passed, failed } = stopped ? { passed: 0, failed: 1 } : await runStep(line);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) broken.push(name);
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join('; ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
});
