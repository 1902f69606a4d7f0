import { expect, it, vi } from 'vitest';
import { inSlices } from '../../../entrypoints/content/slices';

it('work on many things lets the page breathe, keeps their order, and ends when told to', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
  const done: number[] = [];
  let breaths = 0;
  const breathe = setInterval(() => {
    breaths += 1;
  }, 0);
  await inSlices(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    () => done.length > 8,
    (thing) => done.push(thing),
  );
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const stopped: number[] = [];
  await inSlices(
    [...Array(100).keys()],
    () => true,
    (thing) => stopped.push(thing),
  );
  expect(stopped.length).toBeLessThan(10);
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(breathe);
  expect(breaths).toBeGreaterThan(0);
});
