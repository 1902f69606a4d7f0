import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BoardData } from './model';

/** Writes the whole file beside the old one and changes them over, so that a stop at any moment leaves one of both. */
export function writeAtomically(path: string, value: unknown): void {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** The board's data in a folder. Every change is on disk before it is seen. */
export class Store {
  readonly #path: string;
  #data: BoardData;

  /** Opens the folder, or fills a new one with `seed`. @throws when the file cannot be read as JSON. */
  constructor(folder: string, seed: () => BoardData) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, 'board.json');
    if (existsSync(this.#path)) this.#data = JSON.parse(readFileSync(this.#path, 'utf8')) as BoardData;
    else {
      this.#data = seed();
      writeAtomically(this.#path, this.#data);
    }
  }

  get data(): BoardData {
    return this.#data;
  }

  /** Takes the new data over once they are written. */
  save(data: BoardData): void {
    writeAtomically(this.#path, data);
    this.#data = data;
  }
}
