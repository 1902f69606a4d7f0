/** Everything in extension storage but the schema number and the backups: key → value, not to be trusted. */
export type Data = Readonly<Record<string, unknown>>;
/** Brings data of one schema to the next. Pure, never edited once released, tested on a file of a real build. */
export type Step = (data: Data) => Data;

/** Schema this build writes. Schema n becomes n + 1 by `steps[n - 1]`. */
export const SCHEMA = 3;

/** 2: a partida says whether this reader directs it, and whether his posts get a baliza by themselves. */
const partidasDirect: Step = (data) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      key.startsWith('partida:') && typeof value === 'object' && value !== null
        ? [key, { directs: false, autoBeacon: true, ...value }]
        : [key, value],
    ),
  );

/** 3: a partida keeps what its table has set and counts, by game. */
const partidasCount: Step = (data) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      key.startsWith('partida:') && typeof value === 'object' && value !== null
        ? [key, { games: {}, ...value }]
        : [key, value],
    ),
  );

export const steps: readonly Step[] = [partidasDirect, partidasCount];
