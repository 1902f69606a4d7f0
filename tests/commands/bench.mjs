/** `npm run bench`: builds, runs every tests/commands/bench-*.ts and prints one table against the goals. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { command, setUp, tool } from './setup.mjs';

/** Runs one bench; its `BENCH {…}` lines are the table's rows, everything else is shown at once. */
function runBench(file) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const rows = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('BENCH ')) rows.push(JSON.parse(line.slice(6)));
      else console.log(line);
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ rows, status }));
  });
}

const cells = ({ id, what, measured, goal, met }) => [
  id,
  what,
  measured,
  goal,
  met === null ? '' : met ? 'yes' : 'NO',
];
function table(rows) {
  const lines = [['id', 'what', 'measured', 'goal', 'met'], ...rows.map(cells)];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

await command(async () => {
  setUp({ browsers: ['chromium'] });
  for (const flags of [[], ['-b', 'firefox'], ['--mode', 'board']]) tool('wxt', 'build', ...flags);
  const wanted = process.argv[2] ?? '';
  const files = readdirSync('tests/commands').filter(
    (name) => /^bench-.*\.ts$/.test(name) && name.includes(wanted),
  );
  const rows = [];
  const broken = [];
  for (const file of files.sort()) {
    console.log(`\n── ${file}`);
    const result = await runBench(`tests/commands/${file}`);
    rows.push(...result.rows);
    if (result.status !== 0) broken.push(file);
  }
  console.log(`\n${table(rows)}`);
  const missed = rows.filter(({ met }) => met === false).length;
  console.log(`\n${rows.filter(({ met }) => met).length} goals met, ${missed} missed`);
  if (broken.length > 0) throw new Error(`Ended with an error: ${broken.join(', ')}`);
  return 0;
});
