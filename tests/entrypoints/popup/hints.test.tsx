import { describe, expect, it } from 'vitest';
import { choose, named, press, read } from '../../components/draw';
import { fakeBackground } from './fake-background';
import { openPopup, said, settle } from './open-popup';

describe('mending a guess', () => {
  it.each([
    ['Este es el editor…', 'editor'],
    ['Estos son los mensajes…', 'posts'],
  ])('«%s» begins the pointing in the tab and shows it', async (label, part) => {
    const { host, background, leave } = await openPopup();
    await press(named(host, 'button', label));
    await settle();
    expect(background.orders('startPointing')).toEqual([{ tab: 1, part }]);
    expect(leave).toHaveBeenCalledOnce();
  });
  it('is offered where no forum was recognised, and not on a site we were not let into', async () => {
    const background = fakeBackground();
    background.stored.sites.push({ origin: 'https://otro.example/*', fixed: false });
    const tab = { id: 1, url: 'https://otro.example/x' };
    const letIn = await openPopup({ background, tab, answers: { page: 'absent' } });
    expect(background.orders('hints')).toEqual([{ host: 'otro.example' }]);
    expect(read(letIn.host)).toContain('Este es el editor…');
    const closed = await openPopup({ tab, answers: { page: 'absent' } });
    expect(read(closed.host)).not.toContain('Este es el editor…');
  });
  it('is forgotten with «Quitar», and says so', async () => {
    const background = fakeBackground();
    background.stored.hints = { ...background.stored.hints, posts: 'div.post' };
    const { host } = await openPopup({ background });
    expect(read(host.querySelector('[data-point=posts]'))).toContain('Mensajes señalados por ti.');
    await press(named(host, 'button', 'Quitar los mensajes señalados'));
    await settle();
    expect(background.stored.hints.posts).toBeNull();
    expect(read(host.querySelector('[data-point=posts]'))).toBe('Estos son los mensajes…');
    expect(said(host)).toBe('Olvidado: vuelve a valer lo que se reconoce solo.');
  });
  it('shows who the reader said to be, and forgets it', async () => {
    const background = fakeBackground();
    background.stored.hints = { ...background.stored.hints, account: 'Ana' };
    const { host } = await openPopup({ background });
    expect(read(host.querySelector('[data-point=account]'))).toContain('Aquí eres «Ana».');
    await press(named(host, 'button', 'Quitar el nombre dicho en este foro'));
    await settle();
    expect(background.stored.hints.account).toBeNull();
    expect(host.querySelector('[data-point=account]')).toBeNull();
  });
  it('says how a whole site writes', async () => {
    const { host, background } = await openPopup();
    await choose(named<HTMLSelectElement>(host, 'select', 'Cómo se escribe en foro.example'), 'html');
    await settle();
    expect(background.orders('setHint')).toEqual([{ host: 'foro.example', part: 'markup', markup: 'html' }]);
  });
  it('is handed on as a file', async () => {
    const { host, downloads } = await openPopup();
    await press(named(host, 'button', 'Guardar los ajustes de foros'));
    await settle();
    expect(downloads.map(({ text }) => JSON.parse(text)[0].host)).toEqual(['foro.example']);
  });
});
