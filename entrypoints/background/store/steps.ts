/** Everything in extension storage but the schema number and the backups: key → value, not to be trusted. */
export type Data = Readonly<Record<string, unknown>>;
/** Brings data of one schema to the next. Pure, never edited once released, tested on a file of a real build. */
export type Step = (data: Data) => Data;

/** Schema this build writes. Schema n becomes n + 1 by `steps[n - 1]`. */
export const SCHEMA = 1;
export const steps: readonly Step[] = [];
