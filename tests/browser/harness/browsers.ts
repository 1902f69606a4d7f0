import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, firefox, type Page } from 'playwright-core';
import { browserPath } from '../../commands/setup.mjs';
import { packXpi } from './xpi';

export const browserNames = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];
/**
 * Every run plays in both browsers what differs between them: writing, undo, storage, restarts, permission. What
 * is the same code in both is played in Chromium, and in both with `npm run browser`.
 */
export const browsersOfTheRest: readonly BrowserName[] =
  process.env.FE_BROWSERS === 'both' ? browserNames : ['chromium'];

/** The builds the browsers load: the release with the test board's address added (`wxt build --mode board`). */
const OUTPUT = process.env.FE_OUTPUT ?? '.output';
const BUILDS = { chromium: `${OUTPUT}/chrome-mv3-board`, firefox: `${OUTPUT}/firefox-mv2-board` } as const;
/** Milliseconds; a busy machine takes its time, a thing that never comes is known before the test runs out. */
const ACTION_TIMEOUT = 20_000;
// Fixed, so that the extension's pages have a known address.
const FIREFOX_UUID = '0f0f0f0f-1111-4222-8333-444455556666';

export interface Player {
  readonly browser: BrowserName;
  readonly context: BrowserContext;
  /** `chrome-extension://…` or `moz-extension://…` */
  readonly base: string;
  readonly profile: string;
  close(): Promise<void>;
}
export interface OpenOptions {
  /** A profile to come back to; without it a new one is made, and removed at the end. */
  readonly profile?: string;
  readonly headless?: boolean;
  /** Whoever opens it answers Ctrl-C, and closes it. */
  readonly ownSignals?: boolean;
  /** Another build than the board's. */
  readonly build?: string;
  /** A made-up host name that leads to this machine: its pages are plain, insecure http. */
  readonly host?: string;
}

/** Flags that keep Chromium quiet; the browser is the machine's own and may run as root in CI. */
export const chromiumFlags = (args: readonly string[]): string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...args,
];

async function openChromium(
  build: string,
  profile: string,
  options: OpenOptions,
): Promise<[BrowserContext, string]> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath('chromium') ?? 'chromium',
    headless: options.headless ?? true,
    viewport: options.headless === false ? null : { width: 1100, height: 900 },
    // Chromium's extensions follow the language of the system, not a flag.
    env: { ...process.env, LANGUAGE: 'es' },
    ...(options.ownSignals ? { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } : {}),
    args: chromiumFlags([
      `--disable-extensions-except=${build}`,
      `--load-extension=${build}`,
      ...(options.host ? [`--host-resolver-rules=MAP ${options.host} 127.0.0.1`] : []),
    ]),
  });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  return [context, `chrome-extension://${unpackedId(build)}`];
}

/** Chromium names an unpacked extension after its folder: the first half of the path's SHA-256, in letters a to p. */
const unpackedId = (folder: string): string =>
  createHash('sha256')
    .update(folder)
    .digest('hex')
    .slice(0, 32)
    .replace(/./g, (digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)));

async function openFirefox(
  build: string,
  profile: string,
  options: OpenOptions,
): Promise<[BrowserContext, string]> {
  const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const id: string = manifest.browser_specific_settings.gecko.id;
  mkdirSync(join(profile, 'extensions'), { recursive: true });
  packXpi(build, join(profile, 'extensions', `${id}.xpi`));
  const context = await firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    executablePath: browserPath('firefox') ?? 'firefox',
    headless: options.headless ?? true,
    viewport: { width: 1100, height: 900 },
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      'xpinstall.signatures.required': false,
      'extensions.autoDisableScopes': 0,
      'extensions.webextensions.uuids': JSON.stringify({ [id]: FIREFOX_UUID }),
      'intl.locale.requested': 'es-ES',
      'extensions.webextOptionalPermissionPrompts': false,
      ...(options.host ? { 'network.dns.forceResolve': '127.0.0.1' } : {}),
    },
  });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  return [context, `moz-extension://${FIREFOX_UUID}`];
}

/** Opens a browser with the extension in it, in Spanish. */
export async function openPlayer(browser: BrowserName, options: OpenOptions = {}): Promise<Player> {
  const build = resolve(options.build ?? BUILDS[browser]);
  if (!existsSync(join(build, 'manifest.json'))) {
    throw new Error(
      `${build} is not built: run npx wxt build --mode board${browser === 'firefox' ? ' -b firefox' : ''}`,
    );
  }
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'fe-profile-'));
  const [context, base] = await (browser === 'chromium' ? openChromium : openFirefox)(
    build,
    profile,
    options,
  );
  return {
    browser,
    context,
    base,
    profile,
    async close() {
      await context.close();
      if (options.profile === undefined) removeProfile(profile);
    },
  };
}

// The browser's last processes still write for a moment.
export const removeProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/**
 * Opens a page of the extension once it is installed. Stock Firefox changes process on the way, so the load event
 * and an early question can be lost for ever: commit, wait for `selector`, else try again in a new tab.
 */
export async function extensionPage(player: Player, path: string, selector: string): Promise<Page> {
  const patience = player.browser === 'chromium' ? 10_000 : 3_000;
  let problem: unknown;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const page = await player.context.newPage();
    try {
      await page.goto(`${player.base}/${path}`, { waitUntil: 'commit', timeout: 5_000 });
      await page.locator(selector).first().waitFor({ timeout: patience });
      return page;
    } catch (error) {
      problem = error;
      if (player.browser === 'chromium') await page.close();
    }
  }
  throw new Error(`the extension page did not open: ${path}`, { cause: problem });
}

/** Closes a tab; Firefox hangs when it is a page of the extension, so there it is left to the end. */
export async function closeTab(player: Player, page: Page): Promise<void> {
  if (player.browser === 'chromium' || !page.url().startsWith(player.base)) await page.close();
}
