import type { LogFilter, LogRow } from '../messages';
import type { RollRecord } from '../store/records';
import { allRolls, rollId, rollPage } from '../store/rolls';
import { csv } from './csv';
import { databaseOf, type Office } from './office';

/** A page of the log, newest first. A partida that is `null` or left out means all of them. */
export async function logPage(office: Office, filter: LogFilter): Promise<readonly LogRow[]> {
  const { partida = null, before = null, limit } = filter;
  return (await rollPage(databaseOf(office), { partida, before, limit })).map(rowOf);
}

/** The whole log of a partida, or of all, oldest first, as a file. */
export async function exportLog(
  office: Office,
  { format, partida }: { format: 'json' | 'csv'; partida: string | null },
): Promise<string> {
  const rows = (await allRolls(databaseOf(office), partida)).map(rowOf);
  if (format === 'json') {
    return JSON.stringify({ format: 'fe-de-dados/registro', version: 1, rolls: rows }, null, 2);
  }
  const heads = office.say('log_csv_heads').split('|');
  // A spreadsheet in Spanish parts cells by semicolons, since its decimals have commas.
  return csv([heads, ...rows.map(cells)], office.language === 'es' ? ';' : ',');
}

const rowOf = (record: RollRecord): LogRow => {
  const { n, at, host, topic, title, partida, partidaName, character, label, system, order, dice } = record;
  const { outcome, block, code, posted } = record;
  return {
    ...{ id: rollId(record), n, at, host, topic, title, partida: partida || null, partidaName },
    ...{ character, label, system, order, dice, outcome, block, code, posted },
  };
};

const cells = (row: LogRow): readonly string[] => [
  new Date(row.at).toISOString(),
  row.partidaName,
  row.character,
  String(row.n),
  row.label,
  row.outcome,
  row.dice.flatMap((groups) => groups.map((faces) => faces.join(' '))).join(' + '),
  row.host,
  row.title,
  row.topic,
  row.posted === null ? '' : String(row.posted),
  row.order,
  row.code,
];
