import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { RollModel } from '../../../components/roll-bar/model';
import type { RollPort } from '../../../components/roll-bar/port';
import { RollBar } from '../../../components/roll-bar/roll-bar';
import type { PageView } from '../../../entrypoints/background/messages';
import { draw, named, press, read, say } from '../draw';
import { block, fakePort, view } from '../roll-bar/fake-port';

const scene: Partial<PageView> = {
  levels: [
    { how: 'declarada', allowed: true, words: 'Se sabrá cuando escriba el director.' },
    { how: 'inmediata', allowed: false, words: 'La escena es estricta.' },
    { how: 'oculta', allowed: true, words: 'Solo lo ves tú.' },
  ],
};

async function drawBar(more: Partial<PageView>, port: Partial<RollPort> = {}) {
  const fake = fakePort({ page: async () => view(more), ...port });
  const model = new RollModel(fake, say);
  const host = draw(<RollBar model={model} focus={false} />);
  await act(() => model.open());
  return { host, model, port: fake };
}
const words = (host: HTMLElement) => read(host.querySelector('.level-words'));

describe('how a roll is made', () => {
  it('is not asked where there is one way', async () => {
    const { host, model, port } = await drawBar({
      levels: [{ how: 'basica', allowed: true, words: 'Sale ahora.' }],
    });
    expect(host.querySelector('.levels')).toBeNull();
    await act(() => model.roll());
    expect(port.roll).toHaveBeenCalledTimes(1);
    expect(port.roll.mock.calls[0]).not.toHaveProperty('0.how');
  });
  it('proposes the strongest that is allowed, says what it means and why another is closed', async () => {
    const { host, model, port } = await drawBar(scene);
    expect(named<HTMLInputElement>(host, 'input', 'Declarada').checked).toBe(true);
    expect(named<HTMLInputElement>(host, 'input', 'Inmediata').disabled).toBe(true);
    expect(words(host)).toBe('Se sabrá cuando escriba el director.Inmediata no: La escena es estricta.');
    await act(() => model.roll());
    expect(port.roll).toHaveBeenCalledWith(
      expect.objectContaining({ how: 'declarada' }),
      expect.any(Function),
    );
  });
  it('rolls as the player chose, and leaves that when the thread no longer allows it', async () => {
    const { host, model, port } = await drawBar(scene);
    await press(named(host, 'input', 'Oculta'));
    expect(words(host)).toContain('Solo lo ves tú.');
    await act(() => model.roll());
    expect(port.roll).toHaveBeenCalledWith(expect.objectContaining({ how: 'oculta' }), expect.any(Function));
    const [declared, ...others] = scene.levels ?? [];
    if (!declared) throw new Error('no level');
    await act(() =>
      model.settle(async () =>
        view({ levels: [declared, ...others.map((one) => ({ ...one, allowed: false }))] }),
      ),
    );
    expect(model.level.how.value).toBe('declarada');
  });
});

describe('what the director asks for', () => {
  const asked = { k: 2, q: 0, words: 'Ana: Percepción, 3d10', dice: '3d10', mine: true };
  it('is answered by the next roll, once', async () => {
    const { host, model, port } = await drawBar({ ...scene, requests: [asked] });
    const chip = named<HTMLButtonElement>(host, 'button', asked.words);
    await press(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(read(host)).toContain(say('level_answering', '3d10'));
    await act(() => model.roll());
    expect(port.roll.mock.calls[0]).toHaveProperty('0.answers', { k: 2, q: 0 });
    expect(port.roll.mock.calls[0]).not.toHaveProperty('0.how');
    await act(() => model.roll());
    expect(port.roll.mock.calls[1]).not.toHaveProperty('0.answers');
  });
  it('is answered no more when it is pressed again, or when it is gone from the thread', async () => {
    const { host, model } = await drawBar({ ...scene, requests: [asked] });
    await press(named(host, 'button', asked.words));
    await press(named(host, 'button', asked.words));
    expect(model.level.wish).toEqual({ how: 'declarada' });
    await press(named(host, 'button', asked.words));
    await act(() => model.settle(async () => view({ ...scene, requests: [] })));
    expect(model.level.wish).toEqual({ how: 'declarada' });
  });
  it('is kept aside when it is for somebody else', async () => {
    const { host } = await drawBar({ ...scene, requests: [{ ...asked, mine: false }] });
    expect(read(host.querySelector('details summary'))).toBe(say('level_asked_others', 1));
    expect(host.querySelector('legend')?.textContent).not.toBe(say('level_asked'));
  });
});

describe('a hidden roll of one’s own', () => {
  const hidden = [{ id: 'r9', n: 9, label: 'Mentir' }];
  it('is revealed in this message', async () => {
    const { host, port } = await drawBar({ ...scene, hidden });
    await act(() => named(host, 'button', say('level_reveal_one', 9)).click());
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(port.reveal).toHaveBeenCalledWith({ id: 'r9' }, expect.any(Function));
    expect(port.place).toHaveBeenCalledWith(block(1));
  });
  it('is not put in twice', async () => {
    const { host, port } = await drawBar({ ...scene, hidden }, { isDraft: () => true });
    await act(() => named(host, 'button', say('level_reveal_one', 9)).click());
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(port.place).not.toHaveBeenCalled();
    expect(read(host.querySelector('[role=alert]'))).toContain(say('level_already_there'));
  });
});
