import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditorTab } from './editor-tab';
import { Editors } from './open-editors';

/** One moment in which things that were drawn moved: how far down the farthest of them went, in pixels. */
interface Move {
  readonly at: number;
  readonly down: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}
type MeasuredWindow = typeof globalThis & { moves?: Move[] };

/** Runs in the page before anything else, and notes what moves. */
function measure(): void {
  const own = globalThis as MeasuredWindow;
  const moves: Move[] = [];
  own.moves = moves;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const downs = entry.sources.map(({ previousRect, currentRect }) => currentRect.top - previousRect.top);
      moves.push({
        at: entry.startTime,
        down: downs.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Measured {
  /** How far everything went, up or down, since the page was there. */
  readonly way: number;
  /** What the bar takes of the page's height. */
  readonly room: number;
  readonly moves: readonly Move[];
}

/** The same pages by a name that is not enabled. */
const ELSEWHERE = 'foro.test';

// Only Chromium measures what moves.
describe('the bar before an editor, chromium', () => {
  let editors: Editors;
  beforeAll(async () => {
    editors = await Editors.open('chromium', { host: ELSEWHERE });
    await editors.page.addInitScript(measure);
  });
  afterAll(() => editors?.close());

  async function moved({ page }: EditorTab): Promise<Measured> {
    // Whatever comes late, comes now: a second hanging, a font, a toolbar that unfolds.
    await page.waitForTimeout(1500);
    return page.evaluate(() => {
      const { moves = [] } = globalThis as MeasuredWindow;
      const host = document.querySelector('form fe-de-dados');
      const top = (node: Element | null | undefined) => node?.getBoundingClientRect().top ?? 0;
      const way = moves.reduce((sum, { down }) => sum + Math.abs(down), 0);
      return { way, room: host ? top(host.nextElementSibling) - top(host) : 0, moves };
    });
  }

  it.each(['textarea-bbcode', 'sceditor-wysiwyg', 'tinymce8-html', 'quill-html'])(
    'moves what is below it once, by the room it takes, and nothing afterwards: %s',
    async (id) => {
      const tab = editors.tab(id);
      // What the editor itself moves while it is built.
      await tab.page.goto(tab.address().replace('127.0.0.1', ELSEWHERE));
      await tab.ready();
      const without = await moved(tab);
      expect(without.room).toBe(0);
      await tab.open();
      const own = await moved(tab);
      expect(own.room).toBeGreaterThan(20);
      expect(own.room).toBeLessThan(60);
      const added = own.way - without.way - own.room;
      expect(Math.abs(added), JSON.stringify([without, own])).toBeLessThan(3);
    },
  );
});
