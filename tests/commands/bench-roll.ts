/** Time of one roll, as a player feels it: from the press of «Tirar» until the block stands in the editor. */
import { ARMAND, World } from '../browser/harness/world';
import { median, ms, report } from './bench/row';

const ROLLS = 12;
const WARM_UP = 2;

const world = await World.open('chromium');
try {
  const ana = await world.person('ana', ARMAND);
  const topic = await world.thread('Una tirada');
  const times: number[] = [];
  for (let roll = 0; roll < ROLLS; roll += 1) {
    await ana.board.openTopic(topic);
    const bar = await ana.bar();
    await bar.host.locator('.odds-main').waitFor();
    const took = await ana.page.evaluate(async () => {
      const area = document.querySelector<HTMLTextAreaElement>('.quick textarea[name=message]');
      const root = document.querySelector('.quick fe-de-dados')?.shadowRoot;
      const button = root?.querySelector<HTMLButtonElement>('form.form button[type=submit]');
      if (!area || !button) throw new Error('no toolbar to press');
      const written = new Promise<void>((resolve) =>
        area.addEventListener('input', () => resolve(), { once: true }),
      );
      const start = performance.now();
      button.click();
      await written;
      return performance.now() - start;
    });
    if (roll >= WARM_UP) times.push(took);
    await ana.board.send();
  }
  report({
    id: '',
    what: 'one roll, from the click to the block in the editor (Chromium)',
    measured: `${ms(median(times))} (slowest ${ms(Math.max(...times))})`,
    goal: '≤ 100 ms: felt as at once',
    met: median(times) <= 100,
  });
} finally {
  await world.close();
}
