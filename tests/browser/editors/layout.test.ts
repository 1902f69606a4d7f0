import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Editors } from './open-editors';

/** One moment in which things that were drawn moved: how far down the farthest of them went, in pixels. */
interface Move {
  readonly at: number;
  readonly down: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}
type MeasuredWindow = typeof globalThis & { moves?: Move[]; hung?: number };

/** Runs in the page before anything else: notes what moves, and when the bar was hung. */
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
  new MutationObserver(() => {
    if (own.hung === undefined && document.querySelector('fe-de-dados')) own.hung = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

// Only Chromium measures what moves.
describe('the bar before an editor, chromium', () => {
  let editors: Editors;
  beforeAll(async () => {
    editors = await Editors.open('chromium');
    await editors.page.addInitScript(measure);
  });
  afterAll(() => editors?.close());

  it.each(['textarea-bbcode', 'sceditor-wysiwyg', 'tinymce8-html'])(
    'moves what is below it once, by the room it takes, and nothing afterwards: %s',
    async (id) => {
      const { page } = await editors.tab(id).open();
      // Whatever comes late, comes now: a second hanging, a font, a toolbar that unfolds.
      await page.waitForTimeout(1500);
      const { moves, hung, room } = await page.evaluate(() => {
        const { moves = [], hung = 0 } = globalThis as MeasuredWindow;
        const host = document.querySelector('form fe-de-dados');
        const top = (node: Element | null | undefined) => node?.getBoundingClientRect().top ?? Number.NaN;
        return { moves, hung, room: top(host?.nextElementSibling) - top(host) };
      });
      expect(room).toBeGreaterThan(20);
      expect(room).toBeLessThan(60);
      expect(await page.locator('fe-de-dados').count()).toBe(1);
      const since = moves.filter(({ at }) => at >= hung);
      expect(
        since.map(({ down }) => Math.round(down)),
        JSON.stringify({ moves, hung }),
      ).toEqual([Math.round(room)]);
    },
  );
});
