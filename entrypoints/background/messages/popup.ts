/** What our own pages list and keep: characters, partidas, log, sites. */
import type { Derived, Language, SheetData } from '../../../rules/system';
import type { MoveView } from './moves';
import type { Markup } from './page';
import type { Told } from './told';

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly data: SheetData;
  /** Milliseconds since 1970, of the last change. */
  readonly changed: number;
}
export interface CharacterView extends Character {
  readonly derived: readonly Derived[];
  /** What the table it plays at has set and counts: what is worked out follows its rules. Absent: it plays nowhere. */
  readonly figures?: SheetData;
  readonly problems: readonly Told[];
}
export interface Partida {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** A thread, a section with all its threads, or the whole site. */
  readonly scope: { readonly kind: 'topic' | 'section' | 'site'; readonly id: string };
  readonly system: string;
  readonly language: Language;
  /** `#rrggbb` */
  readonly colour: string;
  /** `null`: what the board speaks. */
  readonly markup: Markup | null;
  /** Active character, or `null`. */
  readonly character: string | null;
  /** This reader directs it. */
  readonly directs: boolean;
  /** His public posts get a baliza by themselves while a scene is open. */
  readonly autoBeacon: boolean;
  /**
   * What the table has set and counts, by game: a setting under the id of its `Variant`, a figure under that of
   * its field in `partidaFields`. What is missing has its first value. `savePartida` leaves those of a stored
   * partida as they are: they change by `setFigures`, and by rolls.
   */
  readonly games: Readonly<Record<string, SheetData>>;
}
export interface LogRow {
  readonly id: string;
  readonly n: number;
  readonly at: number;
  readonly host: string;
  readonly topic: string;
  readonly title: string;
  readonly partida: string | null;
  readonly partidaName: string;
  readonly character: string;
  readonly label: string;
  readonly system: string;
  readonly order: string;
  readonly dice: readonly (readonly (readonly number[])[])[];
  readonly outcome: string;
  readonly block: string;
  readonly code: string;
  readonly posted: number | null;
  /** What it moved in sheet and partida; `null` for nothing. A spend has no number, dice and code. */
  readonly move: MoveView | null;
}
export interface LogFilter {
  readonly partida?: string | null;
  readonly before?: string | null;
  readonly limit: number;
}
export type Saved<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Told[] };
/** A site whose pages the extension works in. */
export interface Site {
  /** Match pattern of one host, `https://foro.example/*`: what the permission is asked for. */
  readonly origin: string;
  /** Part of the extension itself: it cannot be taken away. */
  readonly fixed: boolean;
}
/** Whether the stored data could be opened; when not, everything is read-only and the export still works. */
export interface Health {
  readonly readOnly: boolean;
  readonly message: string | null;
}
