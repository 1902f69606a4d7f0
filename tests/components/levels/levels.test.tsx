import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { RollModel } from '../../../components/roll-bar/model';
import type { RollPort } from '../../../components/roll-bar/port';
import { RollBar } from '../../../components/roll-bar/roll-bar';
import type { PageView } from '../../../entrypoints/background/messages';
import { turns } from '../../turns';
import { draw, named, press, read, say } from '../draw';
import { block, fakePort, preview, view } from '../roll-bar/fake-port';

const open: PageView['scene'] = {
  ...{ gm: 'Director', mine: false, confirmed: true, strict: false, onePerBeacon: false },
  ...{ beacons: 1, toSeal: 0, keys: [] },
};

const scene: Partial<PageView> = {
  scene: open,
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
  it('is closed with its reason before anything is set, where nobody can roll', async () => {
    const words = 'Este tema todavía no existe.';
    const { host } = await drawBar({ levels: [{ how: 'basica', allowed: false, words }] });
    expect(read(host.querySelector('.notice'))).toBe(words);
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
  const asked = {
    ...{ k: 2, q: 0, words: 'Ana: Percepción, 3d10', dice: '3d10', mine: true, label: 'Percepción' },
    roll: { offer: 'dados', choices: { notacion: '3d10' } },
  };
  const notation = (host: HTMLElement) => named<HTMLInputElement>(host, 'input', 'Notación');
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
  it('fills in the dice it asks for, which cannot be changed, and what it is for', async () => {
    const { host, model, port } = await drawBar({ ...scene, requests: [asked] });
    await press(named(host, 'button', asked.words));
    expect(notation(host).value).toBe('3d10');
    expect(notation(host).readOnly).toBe(true);
    await act(() => model.roll());
    expect(port.roll).toHaveBeenCalledWith(
      expect.objectContaining({ offer: 'dados', choices: { notacion: '3d10' }, label: 'Percepción' }),
      expect.any(Function),
    );
    expect(model.offer.value?.id).toBe('reto');
    await act(() => model.pick('dados'));
    expect([notation(host).value, notation(host).readOnly]).toEqual(['2d6', false]);
  });
  it('gives the player’s own roll back when it is not answered after all', async () => {
    const { host, model } = await drawBar({ ...scene, requests: [asked] });
    await press(named(host, 'button', asked.words));
    await press(named(host, 'button', asked.words));
    expect(model.offer.value?.id).toBe('reto');
    await press(named(host, 'button', asked.words));
    await act(() => model.settle(async () => view({ ...scene, requests: [] })));
    expect(model.offer.value?.id).toBe('reto');
  });
  it('may be answered with a hidden roll', async () => {
    const { host, model, port } = await drawBar({ ...scene, requests: [asked] });
    await press(named(host, 'button', asked.words));
    await press(named(host, 'input', say('level_answer_hidden')));
    await act(() => model.roll());
    expect(port.roll).toHaveBeenCalledWith(
      expect.objectContaining({ how: 'oculta', answers: { k: 2, q: 0 } }),
      expect.any(Function),
    );
    expect(model.level.hides.value).toBe(false);
  });
  it('is kept aside when it is for somebody else', async () => {
    const { host } = await drawBar({ ...scene, requests: [{ ...asked, mine: false }] });
    expect(read(host.querySelector('details summary'))).toBe(say('level_asked_others', 1));
    expect(host.querySelector('legend')?.textContent).not.toBe(say('level_asked'));
  });
});

describe('a roll whose dice hang from what comes out', () => {
  const notFixed = { preview: async () => ({ ...preview, fixedDice: false }) };
  it('is not proposed as a declaration, and it is said why before the click', async () => {
    const levels = (scene.levels ?? []).map((level) => ({ ...level, allowed: true }));
    const { host, model } = await drawBar({ levels, scene: open }, notFixed);
    await act(() => turns(5));
    expect(model.level.wish).toEqual({ how: 'inmediata' });
    expect(named<HTMLInputElement>(host, 'input', 'Declarada').disabled).toBe(true);
    expect(words(host)).toContain(say('level_not_fixed'));
  });
});

describe('a thread without a director', () => {
  const levels: PageView['levels'] = [
    { how: 'basica', allowed: true, words: 'Sale ahora.' },
    { how: 'oculta', allowed: true, words: 'Solo lo ves tú.' },
  ];
  it('folds the choice away, básica as it is', async () => {
    const { host, model } = await drawBar({ levels });
    const fold = host.querySelector<HTMLDetailsElement>('details.how');
    expect(fold?.open).toBe(false);
    expect(read(fold?.querySelector('summary') ?? null)).toBe(say('level_fold', 'Básica'));
    expect(model.level.wish).toEqual({ how: 'basica' });
    await press(named(host, 'input', 'Oculta'));
    expect(fold?.open).toBe(true);
    expect(model.level.wish).toEqual({ how: 'oculta' });
  });
});

describe('a declaration that waits', () => {
  it('is listed with when its outcome comes', async () => {
    const { host } = await drawBar({ ...scene, declared: [{ id: 'r4', n: 4, label: 'Correr' }] });
    expect(read(host)).toContain(`${say('level_declared_own')}4. Correr`);
  });
});

describe('the reminder of the twelve words', () => {
  it('opens where they are, and goes for good when it is not wanted', async () => {
    const { host, port } = await drawBar({ wordsShown: false });
    await act(() => named(host, 'button', say('words_nudge_open')).click());
    expect(port.openPopup).toHaveBeenCalledWith('words');
    await act(() => named(host, 'button', say('words_nudge_later')).click());
    expect(port.wordsLater).toHaveBeenCalled();
    expect(read(host)).not.toContain(say('words_nudge'));
  });
  it('is not there when they have been shown', async () => {
    const { host } = await drawBar({ wordsShown: true });
    expect(read(host)).not.toContain(say('words_nudge'));
  });
});

describe('a hidden roll of one’s own', () => {
  const hidden = [{ id: 'r9', n: 9, label: 'Mentir' }];
  it('is revealed in this message', async () => {
    const { host, port } = await drawBar({ ...scene, hidden });
    await act(() => named(host, 'button', say('level_reveal_one', 9)).click());
    await act(() => turns(5));
    expect(port.reveal).toHaveBeenCalledWith({ id: 'r9' }, expect.any(Function));
    expect(port.place).toHaveBeenCalledWith(block(1));
  });
  it('is not put in twice', async () => {
    const { host, port } = await drawBar({ ...scene, hidden }, { isDraft: () => true });
    await act(() => named(host, 'button', say('level_reveal_one', 9)).click());
    await act(() => turns(5));
    expect(port.place).not.toHaveBeenCalled();
    expect(read(host.querySelector('[role=alert]'))).toContain(say('level_already_there'));
  });
});
