import type { RollRecord, ThreadRecord, TopicRecord } from './records';

/** A roll as version 1 kept it: level básica was all there was. */
export type RollOfVersion1 = Omit<RollRecord, 'how' | 'ref' | 'names'> & {
  /** Post the roll hangs from. */
  readonly anchor: number;
};

/** A roll of version 1 as version 2 keeps it. Its other names are not known: they stand in its block. */
export function rollFromVersion1({ anchor, ...roll }: RollOfVersion1): RollRecord {
  const { character, label } = roll;
  return {
    ...roll,
    how: 'basica',
    ref: { to: 'post', post: anchor },
    names: { personaje: character, motivo: label },
  };
}

/** A thread as versions 1 and 2 kept it: posts, and all that is known besides, in one record. */
export type ThreadOfVersion2 = ThreadRecord & TopicRecord;
