import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPost } from '../../board/changes';
import type { BoardData } from '../../board/model';
import { PASSWORD } from '../../board/seed';

/** An account that writes on the board without a browser: for what a test needs to stand there. */
export class Writer {
  private constructor(
    private readonly url: string,
    private readonly folder: string,
    private readonly cookie: string,
  ) {}

  static async logIn(url: string, folder: string, name: string): Promise<Writer> {
    const answer = await post(`${url}/login`, '', { name, password: PASSWORD, back: '/' });
    return new Writer(url, folder, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  /** Opens a thread; gives its id. */
  async thread(section: number, title: string): Promise<number> {
    return this.#number(
      await this.#send(`/section/${section}/new`, { title, message: `Empieza: ${title}.` }),
    );
  }
  async reply(topic: number, message: string): Promise<number> {
    return this.#number(await this.#send(`/topic/${topic}/reply`, { message }));
  }
  async rewrite(id: number, change: (message: string) => string): Promise<void> {
    const message = this.source(id);
    const changed = change(message);
    if (changed === message) throw new TypeError(`nothing was changed in post ${id}`);
    await this.#send(`/post/${id}/edit`, { message: changed });
  }
  async remove(id: number): Promise<void> {
    await this.#send(`/post/${id}/delete`, {});
  }
  /** The BBCode of a post, as it lies on disk. */
  source(id: number): string {
    const data = JSON.parse(readFileSync(join(this.folder, 'board.json'), 'utf8')) as BoardData;
    const found = findPost(data, id);
    if (!found) throw new TypeError(`there is no post ${id}`);
    return found.post.message;
  }

  async #send(path: string, form: Record<string, string>): Promise<string> {
    const answer = await post(this.url + path, this.cookie, form);
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    return answer.headers.get('location') ?? '';
  }
  #number(location: string): number {
    return Number(location.split('/').at(-1));
  }
}

const post = (url: string, cookie: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(form) });
