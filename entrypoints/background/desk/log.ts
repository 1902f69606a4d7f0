import type { LogFilter, LogRow } from '../messages';
import { type MoveRecord, storedMove, storedMoves } from '../store/moves';
import type { RollRecord } from '../store/records';
import { allRolls, rollById, rollId, rollPage } from '../store/rolls';
import { csv } from './csv';
import { viewOfMove } from './moves';
import { databaseOf, type Office } from './office';

/**
 * A page of the log, newest first: `limit` rolls, and the spends made among them. A partida that is `null` or
 * left out means all of them.
 */
export async function logPage(office: Office, filter: LogFilter): Promise<readonly LogRow[]> {
  const { partida = null, before = null, limit } = filter;
  const db = databaseOf(office);
  const rolls = await rollPage(db, { partida, before, limit });
  const since = before === null ? Number.POSITIVE_INFINITY : ((await rollById(db, before))?.at ?? 0);
  // A page that is not full is the last one: all that is older stands on it.
  const until = rolls.length < limit ? 0 : (rolls.at(-1)?.at ?? 0);
  const spends = spendsOf(office, partida).filter(({ at }) => at < since && at > until);
  return mixed(office, rolls, spends).sort((a, b) => b.at - a.at);
}

const spendsOf = ({ state }: Office, partida: string | null): readonly MoveRecord[] =>
  storedMoves(state).filter((move) => move.spend && (partida === null || move.partida === partida));

const mixed = (office: Office, rolls: readonly RollRecord[], spends: readonly MoveRecord[]): LogRow[] => [
  ...rolls.map((record) => rowOf(office, record)),
  ...spends.map((move) => spendRow(office, move)),
];

/** The whole log of a partida, or of all, oldest first, as a file. */
export async function exportLog(
  office: Office,
  { format, partida }: { format: 'json' | 'csv'; partida: string | null },
): Promise<string> {
  const rows = mixed(office, await allRolls(databaseOf(office), partida), spendsOf(office, partida)).sort(
    (a, b) => a.at - b.at,
  );
  if (format === 'json') {
    return JSON.stringify({ format: 'fe-de-dados/registro', version: 1, rolls: rows }, null, 2);
  }
  const heads = office.say('log_csv_heads').split('|');
  // A spreadsheet in Spanish parts cells by semicolons, since its decimals have commas.
  return csv([heads, ...rows.map(cells)], office.language === 'es' ? ';' : ',');
}

function rowOf(office: Office, record: RollRecord): LogRow {
  const { n, at, host, topic, title, partida, partidaName, character, label, system, order, dice } = record;
  const { outcome, block, code, posted } = record;
  const move = storedMove(office.state, record.request);
  return {
    ...{ id: rollId(record), n, at, host, topic, title, partida: partida || null, partidaName },
    ...{ character, label, system, order, dice, outcome, block, code, posted },
    move: move && viewOfMove(office, move, record),
  };
}

/** A spend takes no number and has no dice: its words are all there is. */
function spendRow(office: Office, move: MoveRecord): LogRow {
  const { id, at, host, topic, title, partida, partidaName, character, label, system, spend } = move;
  return {
    ...{ id: `gasto.${id}`, n: 0, at, host, topic, title, partida: partida || null, partidaName },
    ...{
      character,
      label,
      system,
      order: '',
      dice: [],
      outcome: spend?.said ?? '',
      block: spend?.block ?? '',
    },
    ...{ code: '', posted: null, move: viewOfMove(office, move, null) },
  };
}

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
