import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { RollModel } from '../../../components/roll-bar/model';
import type { RollPort } from '../../../components/roll-bar/port';
import { RollBar } from '../../../components/roll-bar/roll-bar';
import type { PageView, Rolled, SceneView } from '../../../entrypoints/background/messages';
import { turns } from '../../turns';
import { draw, named, press, read, say, type } from '../draw';
import { block, fakePort, view } from '../roll-bar/fake-port';

const scene = (more: Partial<SceneView> = {}): SceneView => ({
  gm: 'Leonord',
  mine: true,
  confirmed: true,
  strict: false,
  onePerBeacon: false,
  beacons: 4,
  toSeal: 3,
  keys: [],
  ...more,
});

async function drawBar(more: Partial<PageView>, port: Partial<RollPort> = {}) {
  const fake = fakePort({ page: async () => view(more), ...port });
  const model = new RollModel(fake, say);
  const host = draw(<RollBar model={model} focus={false} />);
  await act(() => model.open());
  return { host, model, port: fake };
}
const director = (host: HTMLElement) => host.querySelector('.director');
function ask(host: HTMLElement): HTMLElement {
  const found = host.querySelector<HTMLElement>('.ask');
  if (!found) throw new Error('no ask');
  return found;
}
async function submit(host: HTMLElement): Promise<void> {
  await act(() => {
    host.querySelector('.director-beacon')?.dispatchEvent(new Event('submit', { cancelable: true }));
  });
  await act(() => turns(5));
}
async function click(host: HTMLElement, name: string): Promise<void> {
  await press(named(host, 'button', name));
  await act(() => turns(5));
}

describe('the tools of the director', () => {
  it('are not there for who directs nothing', async () => {
    const { host } = await drawBar({ scene: scene({ mine: false }) });
    expect(director(host)).toBeNull();
  });
  it('open a scene with its rules, in the message', async () => {
    const { host, port } = await drawBar({ directs: true });
    await press(named(host, 'input', say('director_strict')));
    await click(host, say('director_open'));
    expect(port.openScene).toHaveBeenCalledWith(
      { request: 'id-1', strict: true, onePerBeacon: false },
      expect.any(Function),
    );
    expect(port.place).toHaveBeenCalledWith(block(1));
    expect(read(host.querySelector('.live'))).toContain(block(1).said);
  });
  it('say how many blocks the next baliza seals, and ask for several rolls with it', async () => {
    const { host, port } = await drawBar({ scene: scene() });
    expect(read(director(host))).toContain(`${say('director_scene', 4)} ${say('director_to_seal', 3)}`);
    for (let rows = 0; rows < 3; rows += 1) await press(named(host, 'button', say('director_ask')));
    await press(named(host, 'button', say('director_ask_remove', 2)));
    const first = ask(host);
    await type(named<HTMLInputElement>(first, 'input', say('director_ask_to')), 'Ana');
    await type(named<HTMLInputElement>(first, 'input', say('director_ask_label')), 'Percepción');
    await type(named<HTMLInputElement>(first, 'input', say('director_ask_dice')), '3d10');
    await type(named<HTMLInputElement>(first, 'input', say('director_ask_difficulty')), '12');
    await submit(host);
    // The row that was left empty asks for nothing.
    expect(port.beacon).toHaveBeenCalledWith(
      { request: 'id-1', asks: [{ to: 'Ana', label: 'Percepción', dice: '3d10', difficulty: '12' }] },
      expect.any(Function),
    );
    expect(host.querySelectorAll('.ask')).toHaveLength(0);
  });
  it('keep what was typed when it is refused, and say why', async () => {
    const problem = { code: 'dice_format', field: 'dice', message: 'Esos dados no se entienden.' };
    const beacon = vi.fn(async (): Promise<Rolled> => ({ kind: 'refused', problems: [problem] }));
    const { host, port } = await drawBar({ scene: scene() }, { beacon });
    await press(named(host, 'button', say('director_ask')));
    await type(named<HTMLInputElement>(ask(host), 'input', say('director_ask_dice')), 'tres');
    await submit(host);
    expect(read(host.querySelector('.director [role=alert]'))).toBe(problem.message);
    expect(named<HTMLInputElement>(ask(host), 'input', say('director_ask_dice')).value).toBe('tres');
    expect(port.place).not.toHaveBeenCalled();
  });
  it('ask for the same baliza again when there was no answer', async () => {
    const beacon = vi.fn(async (): Promise<Rolled> => ({ kind: 'rolled', block: block(7) }));
    beacon.mockRejectedValueOnce(new Error('gone'));
    const { host } = await drawBar({ scene: scene() }, { beacon });
    await submit(host);
    await submit(host);
    const requests = beacon.mock.calls.map((call: unknown[]) => (call[0] as { request: string }).request);
    expect(requests).toEqual(['id-1', 'id-1']);
  });
  it('put no second baliza into a message', async () => {
    const isDraft = vi.fn(() => false);
    const { host, port } = await drawBar({ scene: scene() }, { isDraft });
    await submit(host);
    isDraft.mockReturnValue(true);
    await submit(host);
    expect(port.beacon).toHaveBeenCalledTimes(1);
    expect(read(host.querySelector('.director [role=alert]'))).toBe(say('director_beacon_there'));
  });
  it('ask about a key that changed', async () => {
    const keys = [{ author: 'Ana', words: 'Ana presenta otra llave. ¿Es ella?' }];
    const { host, port } = await drawBar({ scene: scene({ keys }) });
    await click(host, `${say('director_no')}. ${keys[0]?.words}`);
    expect(port.acceptKey).toHaveBeenCalledWith({ author: 'Ana', yes: false });
  });
});

describe('who directs', () => {
  it('is asked of a reader who has not said, and of nobody else', async () => {
    const asked = scene({ mine: false, confirmed: false });
    const confirmDirector = vi.fn(async () => view({ scene: { ...asked, confirmed: true } }));
    const { host, port } = await drawBar({ scene: asked }, { confirmDirector });
    const question = say('director_confirm', 'Leonord');
    expect(read(host.querySelector('.notice-title'))).toBe(question);
    await click(host, `${say('director_yes')}. ${question}`);
    expect(port.confirmDirector).toHaveBeenCalledWith({ author: 'Leonord', yes: true });
    expect(read(host)).not.toContain(question);
  });
});
