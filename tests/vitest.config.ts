import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  test: {
    reporters: ['default', './tests/commands/closing-line.ts'],
    coverage: { provider: 'v8', include: ['rules/**', 'components/**', 'entrypoints/**'] },
    projects: [
      {
        plugins: [preact(), WxtVitest()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: [
            'tests/{rules,components,entrypoints,board,commands}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
