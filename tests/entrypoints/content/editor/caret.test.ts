import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carets } from '../../../../entrypoints/content/editor/caret';
import { inTurn } from '../../../../entrypoints/content/editor/turn';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="ProseMirror" id="pm"></div><textarea id="area"></textarea>';
});
afterEach(() => vi.useRealTimers());

const fieldOf = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const type = (field: HTMLElement): void => void field.dispatchEvent(new Event('input'));

/** Milliseconds until the last words in a field are a step of undo of their own. */
async function wait(carets: Carets, field: HTMLElement): Promise<number> {
  const from = performance.now();
  let waited = -1;
  void carets.quiet(field).then(() => {
    waited = performance.now() - from;
  });
  await vi.advanceTimersByTimeAsync(2000);
  return waited;
}

describe('what the player typed last', () => {
  it('is left in peace where the editor would join the block to it', async () => {
    const carets = new Carets();
    const field = fieldOf('pm');
    carets.enter(field);
    type(field);
    await vi.advanceTimersByTimeAsync(300);
    const waited = await wait(carets, field);
    expect(waited).toBeGreaterThanOrEqual(700);
    expect(waited).toBeLessThan(800);
  });
  it('keeps nobody waiting when it was a while ago, or the editor joins nothing', async () => {
    const carets = new Carets();
    for (const id of ['pm', 'area']) carets.enter(fieldOf(id));
    type(fieldOf('area'));
    expect(await wait(carets, fieldOf('area'))).toBe(0);
    type(fieldOf('pm'));
    await vi.advanceTimersByTimeAsync(1200);
    expect(await wait(carets, fieldOf('pm'))).toBe(0);
  });
  it('is what we wrote, too: another change waits for it, and more of the same one does not', async () => {
    const carets = new Carets();
    const field = fieldOf('pm');
    const editor = { field, anchor: field };
    const at = async (follows: boolean): Promise<number> => {
      const written = inTurn(editor, carets, async () => performance.now(), follows);
      await vi.advanceTimersByTimeAsync(2000);
      return Number(await written);
    };
    carets.wrote(field);
    const before = performance.now();
    expect((await at(true)) - before).toBe(0);
    carets.wrote(field);
    const again = performance.now();
    expect((await at(false)) - again).toBeGreaterThan(1000);
  });
  it('is not heard of once the page is left', () => {
    const carets = new Carets();
    const field = fieldOf('area');
    carets.enter(field);
    carets.end();
    type(field);
    expect(carets.wasTouched(field)).toBe(false);
  });
});
