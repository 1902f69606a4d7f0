export type BrowserName = 'chromium' | 'firefox';
export function browserPath(name: BrowserName): string | null;
export function setUp(options: { browsers: readonly BrowserName[] }): void;
export function command(work: () => number | undefined | Promise<number | undefined>): Promise<void>;
export function tool(name: string, ...args: string[]): void;
