import type { Say } from '../words';

/** Something that did not work, in words for the reader; `report` is what «copiar informe» copies. */
export class Failure extends Error {
  readonly report: string | null;
  constructor(words: string, report: string | null = null, options?: ErrorOptions) {
    super(words, options);
    this.name = 'Failure';
    this.report = report;
  }
}

/** The words of whatever was thrown; of an error not meant for readers only that it was our own. */
export const failureWords = (reason: unknown, say: Say): string =>
  reason instanceof Failure ? reason.message : say('control_own_failure');

/** What «copiar informe» copies: for an error not meant for readers, its name and message. */
export function failureReport(reason: unknown): string | null {
  if (reason instanceof Failure) return reason.report;
  return reason instanceof Error
    ? `${reason.name}: ${reason.message}\n${reason.stack ?? ''}`
    : String(reason);
}
