import type { FunctionComponent } from 'preact';
import type { Desk } from './desk';
import type { View } from './route';
import type { askTab, HereTab, referIn, wakeTab } from './tab';

/** One view of the popup: what it knows and how it is drawn. */
export interface Room {
  readonly Part: FunctionComponent;
  /** Reads what is stored, the first time and again. */
  load(): Promise<void>;
  /** Opens one thing in it. */
  open?(id: string): void;
  /** Sends what waits to be stored, because the window closes. */
  flush?(): void;
}

/** What rooms need beside the desk: the tab in front, permissions, and the way to the other rooms. */
export interface House {
  readonly tab: () => Promise<HereTab | null>;
  readonly askTab: typeof askTab;
  readonly wakeTab: typeof wakeTab;
  readonly referIn: typeof referIn;
  /** `permissions.request`: to be called in the click itself. */
  readonly requestOrigin: (origin: string) => Promise<boolean>;
  readonly removeOrigin: (origin: string) => Promise<boolean>;
  /** Opens the page with the acta of the thread in this tab. */
  readonly openActa: (tab: number) => void;
  /** The reader is to see the page: a popup closes. */
  readonly leave: () => void;
  /** Opens the panel in a tab, where choosing a file does not close it; `null` where it may be chosen here. */
  readonly filesInTab: (() => void) | null;
  readonly go: (view: View) => void;
  /** Something was opened or closed in the room: for its address. */
  readonly opened: (id: string | null) => void;
}

export type OpenRoom = (desk: Desk, house: House) => Room;
/** Rooms are loaded when they are first gone into: the popup opens with the page's alone. */
export type Rooms = Readonly<Record<View, () => Promise<OpenRoom>>>;
