import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';

/** Hosts served without asking; every other forum is enabled one by one by its reader. */
const DECLARED = ['*://*.comunidadumbria.com/*'];

export default defineConfig({
  imports: false,
  outDir: '.output',
  vite: () => ({ plugins: [preact()], build: { target: 'es2022' } }),
  manifest: ({ browser, manifestVersion }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'es',
    permissions: ['storage', 'scripting', 'activeTab'],
    ...(manifestVersion === 3
      ? { host_permissions: DECLARED, optional_host_permissions: ['*://*/*'] }
      : { optional_permissions: ['*://*/*'] }),
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
