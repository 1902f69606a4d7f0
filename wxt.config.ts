import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { hostsOf } from './entrypoints/content/hosts';

/** Content scripts begin with `entrypoints/content/context.ts` in the place of WXT's own context. */
const lightContext = {
  name: 'light-context',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    id === 'wxt/utils/content-script-context'
      ? fileURLToPath(new URL('./entrypoints/content/context.ts', import.meta.url))
      : null,
};

export default defineConfig({
  imports: false,
  outDir: '.output',
  vite: () => ({ plugins: [lightContext, preact()], build: { target: 'es2022' } }),
  manifest: ({ browser, manifestVersion, mode }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'es',
    // `scripting` brings the later scripts of a page into it, which needs its host too.
    ...(manifestVersion === 3
      ? {
          permissions: ['storage', 'scripting', 'activeTab'],
          host_permissions: hostsOf(mode),
          optional_host_permissions: ['*://*/*'],
        }
      : {
          permissions: ['storage', 'scripting', 'activeTab', ...hostsOf(mode)],
          optional_permissions: ['*://*/*'],
        }),
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'fe-de-dados@example.org',
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '121' }),
  }),
  zip: {
    artifactTemplate: '{{name}}-{{version}}-{{browser}}-{{manifestVersion}}.zip',
    excludeSources: ['coverage/**', 'stats.html', '.output/**', '.board/**'],
  },
});
