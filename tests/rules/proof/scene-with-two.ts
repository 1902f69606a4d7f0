import type { Post } from '../../../rules/proof/acta';
import { ascii } from '../../../rules/proof/bytes';
import { drawBeacon } from '../../../rules/proof/making-scene';
import type { SceneView, Table, ToSeal } from '../../../rules/proof/table';
import { type D10, Director, Player, saidOf } from './playing';

export const order = ascii('a/1;b');
export const NO_FLAGS = { estricta: false, onePerBeacon: false };

/** A scene with Ana and Beto enrolled and sealed in baliza 1. */
export class Scene {
  posts: Post[] = [];
  readonly director = new Director('Director');
  readonly ana = new Player('Ana');
  readonly beto = new Player('Beto');

  constructor(flags = NO_FLAGS) {
    this.say('Director', this.director.open(flags));
    this.say('Ana', this.ana.alta(this.view));
    this.say('Beto', this.beto.alta(this.view));
    this.beacon();
  }
  say(author: string, text: string, id = 100 + this.posts.length): number {
    this.posts.push({ id, author, text });
    return id;
  }
  edit(id: number, text: string): void {
    this.posts = this.posts.map((post) => (post.id === id ? { ...post, text } : post));
  }
  remove(id: number): void {
    this.posts = this.posts.filter((post) => post.id !== id);
  }
  table(reader: Player = this.director): Table {
    return reader.table(this.posts);
  }
  get view(): SceneView {
    const [view] = this.table().scenes;
    if (!view) throw new Error('no scene');
    return view;
  }
  beacon(requests: readonly (typeof D10)[] = [], accept: (alta: ToSeal) => boolean = () => false): number {
    return this.say('Director', this.director.beacon(this.table(), this.view, requests, accept));
  }
  roll(player: Player, label = 'Trepar'): number {
    return this.say(player.name, player.immediate(this.table(player), this.view, label));
  }
  said(id?: number): string[] {
    return saidOf(this.posts, {}, id ?? this.posts.at(-1)?.id);
  }
  beta(k: number): Uint8Array {
    return this.table().matter.scenes[0]?.beacon(k)?.beta ?? drawBeacon(this.director.key, this.ctx, k).beta;
  }
  get ctx(): Uint8Array {
    return this.view.ctx;
  }
}
