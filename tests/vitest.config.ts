import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

// Every property test runs the same cases each time: no test is lucky.
const setupFiles = ['tests/same-cases.ts'];
// Milliseconds: a test that hangs is known, and a busy machine fails none.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    reporters: ['default', './tests/commands/closing-line.ts'],
    // One for each core: the default leaves one of two idle.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['rules/**', 'components/**', 'entrypoints/**'] },
    projects: [
      {
        // What needs no page: twice as fast without one.
        test: {
          name: 'pure',
          environment: 'node',
          include: ['tests/{rules,board,commands}/**/*.test.ts', 'tests/*.test.ts'],
          setupFiles,
          testTimeout,
        },
      },
      {
        plugins: [preact(), WxtVitest()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['tests/{components,entrypoints}/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A browser waits more than it works: two files side by side take little longer than one.
          maxWorkers: 2,
        },
      },
    ],
  },
});
