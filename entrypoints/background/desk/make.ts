import { bytesToHex } from '@noble/hashes/utils.js';
import type { Names } from '../../../rules/system';
import type { PageRef } from '../messages';
import type { RollRecord, SceneRecord } from '../store/records';
import { type Asides, type Job, writeBlock } from './blocks';
import type { Turn } from './due';
import { type Office, systemOf } from './office';
import { placeOf } from './place';
import type { Scene } from './scene';

/** What is said in the interface language of a block whose words do not show its outcome. */
export const asidesOf = ({ say }: Office): Asides => ({
  toCome: say('rolled_to_come'),
  onlyYou: say('rolled_only_you'),
});

/** The scene as the log keeps it. */
export const sceneRecord = (office: Office, page: PageRef, { id, ctx }: Scene): SceneRecord => ({
  ...{ scene: id, ctx: bytesToHex(ctx), host: page.host, topic: page.topic ?? '', title: page.title },
  at: office.now(),
});

/** What the log notes about a roll besides its dice and words. */
export type Noted = Pick<
  RollRecord,
  | 'scene'
  | 'request'
  | 'at'
  | 'host'
  | 'topic'
  | 'title'
  | 'account'
  | 'partida'
  | 'partidaName'
  | 'character'
  | 'label'
  | 'names'
  | 'system'
  | 'language'
  | 'how'
  | 'chosen'
>;

export function noted(
  office: Office,
  page: PageRef,
  scene: Scene,
  {
    request,
    names,
    system,
    how,
  }: { readonly request: string; readonly names: Names } & Pick<RollRecord, 'system' | 'how'>,
): Noted {
  const { partida, language } = placeOf(office, page);
  return {
    ...{ scene: scene.id, request, at: office.now(), host: page.host, topic: page.topic ?? '' },
    ...{ title: page.title, account: scene.account, partida: partida?.id ?? '' },
    ...{ partidaName: partida?.name ?? '', character: names.personaje ?? '', label: names.motivo ?? '' },
    ...{ names, system, language, how },
  };
}

export const newSalt = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

/** A record of a block that nobody has seen yet. */
export const recordOf = (turn: Turn, job: Job, about: Noted): RollRecord => ({
  ...about,
  ...writeBlock(turn, job),
  posted: null,
  waiting: 1,
});

/** The same roll for another turn; `null` when this build has not its game any more. */
export function madeAgain(office: Office, page: PageRef, record: RollRecord, turn: Turn): RollRecord | null {
  const system = systemOf(office, record.system);
  const order = system?.read(record.order);
  if (!system || !order?.ok) return null;
  const { markup, colour } = placeOf(office, page);
  const { names, language, how, account, alta } = record;
  const made = writeBlock(turn, {
    ...{ system, order: order.value, names, how, place: { language, markup, colour } },
    alta: alta ? account : null,
    salt: record.secret?.salt ?? newSalt(),
  });
  const { before = [], otherCodes: _, ...was } = record;
  const older = [...before, was];
  const { secret: __, ...kept } = was;
  return {
    ...kept,
    ...made,
    scene: turn.scene.id,
    at: office.now(),
    before: older,
    otherCodes: older.map(({ code }) => code).filter((code) => code !== made.code),
  };
}
