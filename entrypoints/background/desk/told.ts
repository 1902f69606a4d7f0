import type { Say, Word } from '../../../components/words';
import type { Problem } from '../../../rules/read';
import type { Language, System } from '../../../rules/system';
import type { Told } from '../messages';

/** Problems of the desk itself; those of a game are explained by the game. */
export type OwnProblem =
  | 'name_letters'
  | 'name_empty'
  | 'name_too_long'
  | 'no_topic'
  | 'no_thread'
  | 'other_thread'
  | 'no_account'
  | 'sheet_gone'
  | 'unknown_system'
  | 'read_only'
  | 'colour_format'
  | 'scope_taken'
  | 'partida_gone'
  | 'other_system'
  | 'no_scene'
  | 'private_post'
  | 'edit_unread'
  | 'edit_out_of_order'
  | 'edit_after_beacon'
  | 'edit_beacon'
  | 'amend_gone'
  | 'amend_game'
  | 'amend_dice'
  | 'move_gone'
  | 'move_done'
  | 'move_changed'
  | 'move_list_changed'
  | 'other_key'
  | 'opening_unread'
  | 'not_allowed'
  | 'request_gone'
  | 'request_answered'
  | 'request_dice'
  | 'dice_not_fixed'
  | 'dice_format'
  | 'dice_out_of_range'
  | 'too_many_asks'
  | 'roll_gone'
  | 'not_hidden'
  | 'words_count'
  | 'word_unknown'
  | 'words_checksum'
  | 'not_a_site'
  | 'not_granted'
  | 'no_pointing'
  | 'hints_file'
  | 'import_json'
  | 'import_format'
  | 'import_newer'
  | 'import_empty'
  | 'import_too_many'
  | 'import_entry';

/** One of our problems in the words of the interface. `values` fill the message, in its order. */
export const told = (
  say: Say,
  code: OwnProblem,
  field = '',
  ...values: readonly (string | number)[]
): Told => ({ code, field, message: say(`problem_${code}` satisfies Word, ...values) });

/** A problem of a game, or of a name (`block/names.ts`), in words. */
export function toldBy(say: Say, language: Language, system: System | null, problem: Problem): Told {
  const { code, field, values = {} } = problem;
  if (code === 'name_letters') return told(say, code, field, values.letter ?? '');
  if (code === 'name_too_long') return told(say, code, field, values.max ?? '');
  if (code === 'name_empty' || code === 'words_checksum') return told(say, code, field);
  if (code === 'dice_format' || code === 'dice_out_of_range')
    return told(say, code, field, values.text ?? '');
  if (code === 'words_count') return told(say, code, field, values.got ?? '');
  if (code === 'word_unknown') return told(say, code, field, values.position ?? '', values.word ?? '');
  return { code, field, message: system?.explain(problem, language) ?? code };
}

/** What the world did to a write, in words: storage that is read-only or closed, a full disk; `null` for a bug. */
export function toldWorld(say: Say, error: unknown): Told | null {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'ReadOnly') return told(say, 'read_only');
  if (name === 'LogClosed') return { code: 'log_closed', field: '', message: say('health_log') };
  // Chromium and Firefox say it in words of their own (storage.local) or by name (IndexedDB).
  if (name === 'QuotaExceededError' || /quota|disk (?:is )?full|no space/i.test(String(error))) {
    return { code: 'disk_full', field: '', message: say('failure_full') };
  }
  return null;
}
