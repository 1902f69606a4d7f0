import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './store';

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** `salt:hash` of a password. */
export function hashPassword(password: string, salt = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;
}
export function samePassword(password: string, stored: string): boolean {
  const [salt = ''] = stored.split(':');
  return timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(stored));
}

/** Who is logged in: digests of cookie tokens, on disk, so that a restart of the board logs nobody out. */
export class Sessions {
  readonly #path: string;
  #accounts: Readonly<Record<string, string>>;

  constructor(folder: string) {
    this.#path = join(folder, 'sessions.json');
    this.#accounts = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : {};
  }
  /** Token for the cookie of `account`. */
  open(account: string): string {
    const token = randomBytes(32).toString('hex');
    this.#save({ ...this.#accounts, [digest(token)]: account });
    return token;
  }
  account(token: string): string | null {
    return this.#accounts[digest(token)] ?? null;
  }
  close(token: string): void {
    const { [digest(token)]: _gone, ...rest } = this.#accounts;
    this.#save(rest);
  }
  #save(accounts: Readonly<Record<string, string>>): void {
    writeAtomically(this.#path, accounts);
    this.#accounts = accounts;
  }
}
