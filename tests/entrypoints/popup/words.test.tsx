import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { describedBy, named, press, read, say, type } from '../../components/draw';
import { fakeBackground } from './fake-background';
import { openPopup, said, settle } from './open-popup';

const list = (host: HTMLElement) => [...host.querySelectorAll('.words-list li')].map(read);
const field = (host: HTMLElement) => named<HTMLTextAreaElement>(host, 'textarea', say('words_field'));
async function restore(host: HTMLElement, words: string): Promise<void> {
  await type(field(host), words);
  await act(() => {
    host.querySelector('.words-restore')?.dispatchEvent(new Event('submit', { cancelable: true }));
  });
  await settle();
}

describe('the twelve words', () => {
  it('are not asked for until a click, then shown in order, and hidden again', async () => {
    const { host, background } = await openPopup({ route: '#words' });
    expect(background.orders('recoveryWords')).toEqual([]);
    await press(named(host, 'button', say('words_show')));
    await settle();
    expect(list(host)).toEqual([...Array(11).fill('ábaco'), 'abdomen']);
    expect(read(host)).not.toContain(say('words_show_again'));
    expect(document.activeElement).toBe(host.querySelector('.words-list'));
    await press(named(host, 'button', say('words_hide')));
    await settle();
    expect(list(host)).toEqual([]);
    expect(said(host)).toBe(say('words_hidden'));
  });
  it('say it when they had been shown before', async () => {
    const background = fakeBackground();
    background.stored.wordsShown = true;
    const { host } = await openPopup({ route: '#words', background });
    await press(named(host, 'button', say('words_show')));
    await settle();
    expect(read(host)).toContain(say('words_show_again'));
  });
  it('of another browser are explained one by one when they are wrong, and kept as they were typed', async () => {
    const { host, background } = await openPopup({ route: '#words' });
    await restore(host, 'ábaco perro gato');
    expect(describedBy(field(host))).toContain('La palabra 2, «perro», no vale.');
    expect(read(host)).toContain('La palabra 3, «gato», no vale.');
    expect(field(host).value).toBe('ábaco perro gato');
    expect(document.activeElement).toBe(field(host));
    expect(background.stored.words).toContain('abdomen');
  });
  it('of another browser are taken, and those on the screen go', async () => {
    const { host, background } = await openPopup({ route: '#words' });
    await press(named(host, 'button', say('words_show')));
    await settle();
    await restore(host, 'abdomen abdomen');
    expect(background.stored.words).toBe('abdomen abdomen');
    expect(read(host.querySelector('.words-restore [role=status]'))).toBe('Hecho.');
    expect(list(host)).toEqual([]);
    expect(field(host).value).toBe('');
  });
  it('cannot be changed while the storage is only read', async () => {
    const background = fakeBackground();
    background.stored.readOnly = true;
    const { host } = await openPopup({ route: '#words', background });
    expect(host.querySelector('.words-restore')).toBeNull();
  });
});
