import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { RollModel } from '../../../components/roll-bar/model';
import type { RollPort } from '../../../components/roll-bar/port';
import { RollBar } from '../../../components/roll-bar/roll-bar';
import type { RollOffer } from '../../../rules/system';
import { turns } from '../../turns';
import { choose, describedBy, draw, key, named, nameOf, press, read, say, type } from '../draw';
import { block, fakePort, moveView, offers, preview, view } from './fake-port';

async function drawBar(more: Partial<RollPort> = {}, focus = false) {
  const port = fakePort(more);
  const model = new RollModel(port, say);
  const host = draw(<RollBar model={model} focus={focus} />);
  await act(() => model.open());
  await act(() => turns(5));
  return { port, model, host };
}
const form = (host: HTMLElement) => host.querySelector('form') as HTMLFormElement;
// Outside of `act`, which would hold back what is drawn until it ends.
async function submit(host: HTMLElement): Promise<void> {
  form(host).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await turns(20);
}

describe('the toolbar', () => {
  it('has a labelled control for everything a roll needs, in reading order', async () => {
    const { host } = await drawBar();
    const controls = [...host.querySelectorAll('input, select, textarea, button[type=submit]')].map(nameOf);
    expect(controls).toEqual([
      'Personaje',
      'Reto',
      'Dados',
      'Rasgo',
      'Dificultad',
      'Herramientas',
      'Linterna',
      'Cuerda',
      'Motivo',
      'Tirar',
    ]);
  });
  it('shows the odds before the click: the main one in large, then the others, then all of them', async () => {
    const { host } = await drawBar();
    expect(read(host.querySelector('.odds-main'))).toBe('61,5 % Éxito');
    expect([...host.querySelectorAll('.odds-others li')].map(read)).toEqual([
      'Pifia menos de 0,1 %',
      'Éxitos, de media 1,50',
    ]);
    expect(read(host.querySelector('caption'))).toBe('Margen');
    const cells = [...host.querySelectorAll('tr')].map((row) => [...row.children].map(read));
    expect(cells).toEqual([
      ['0', '', '38,5 %'],
      ['1', '', '61,5 %'],
    ]);
  });
  it('switches the character and the kind of roll', async () => {
    const { host, port, model } = await drawBar();
    await choose(named(host, 'select', 'Personaje'), '2');
    expect(port.choose).toHaveBeenCalledWith('2');
    await press(named(host, 'input', 'Dados'));
    expect(model.offer.value?.id).toBe('dados');
    expect(named<HTMLInputElement>(host, 'input', 'Notación').value).toBe('2d6');
  });
  it('rolls with Enter, and says the outcome aloud without moving the focus', async () => {
    const { host, port } = await drawBar();
    await type(named(host, 'input', 'Motivo'), 'Trepar');
    await submit(host);
    expect(port.roll).toHaveBeenCalledTimes(1);
    const live = host.querySelector('[aria-live=polite]');
    expect(read(live)).toBe(`${block(1).said} ${say('bar_placed')}`);
  });
  it('says what is wrong beside its field and brings the keyboard there', async () => {
    const { host } = await drawBar({
      roll: async () => ({
        kind: 'refused',
        problems: [{ code: 'x', field: 'dif', message: 'Escribe entre 0 y 10.' }],
      }),
    });
    await submit(host);
    const field = named<HTMLInputElement>(host, 'input', 'Dificultad');
    expect(describedBy(field)).toBe('La pone el director Escribe entre 0 y 10.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });
  it('closes with Escape', async () => {
    const { host, port } = await drawBar();
    await key(named(host, 'input', 'Motivo'), 'Escape');
    expect(port.close).toHaveBeenCalledTimes(1);
  });
  it('takes the keyboard in when it was opened with it, and not otherwise', async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await drawBar();
    expect(document.activeElement).toBe(document.body);
    const { host } = await drawBar({}, true);
    expect(form(host).contains(document.activeElement)).toBe(true);
  });
  it('offers a block the editor did not take, to try again or to copy', async () => {
    const { host, port } = await drawBar({ place: async () => ({ ok: false, why: 'El editor no deja.' }) });
    await submit(host);
    expect(read(host.querySelector('[role=alert]'))).toContain(say('bar_not_placed', 1));
    expect(named<HTMLTextAreaElement>(host, 'textarea', say('bar_loose_text')).value).toBe(block(1).text);
    await press(named(host, 'button', say('bar_copy')));
    await act(() => turns(5));
    expect(port.copy).toHaveBeenCalledWith(block(1).text);
    expect(read(host)).toContain(say('bar_copied'));
  });
  it('puts a roll that was left over first', async () => {
    const { host, port } = await drawBar({ page: async () => view({ pending: [block(3)] }) });
    expect(read(host.querySelector('.notice-title'))).toBe(say('bar_pending', 3));
    await press(named(host, 'button', say('bar_place')));
    expect(port.place).toHaveBeenCalledWith(block(3));
  });
  it('folds a long list of fields, but never over one that was changed', async () => {
    const many: RollOffer = {
      id: 'largo',
      label: 'Largo',
      inputs: Array.from({ length: 9 }, (_, at) => ({
        id: `f${at}`,
        label: `Campo ${at}`,
        type: 'int',
        min: 0,
        max: 9,
        value: 0,
      })),
    };
    const { host, model } = await drawBar({ page: async () => view({ offers: [many] }) });
    const more = host.querySelector('details.more') as HTMLDetailsElement;
    expect([read(more.querySelector('summary')), more.open]).toEqual([say('bar_more', 5), false]);
    await act(() => model.set('f7', '3'));
    expect(more.open).toBe(true);
  });
  it('shows the way to a first character when there is none', async () => {
    const { host, port } = await drawBar({
      page: async () => view({ characters: [], active: null, offers: [] }),
    });
    expect(read(host)).toContain(say('bar_no_characters', 'Juego'));
    await press(named(host, 'button', say('bar_new_character')));
    expect(port.openPopup).toHaveBeenCalled();
  });
  it('chooses from a list when there are many kinds of roll', async () => {
    const list = Array.from(
      { length: 7 },
      (_, at): RollOffer => ({ id: `o${at}`, label: `Tirada ${at}`, inputs: [] }),
    );
    const { host, model } = await drawBar({ page: async () => view({ offers: list }) });
    await choose(named(host, 'select', say('bar_roll_kind')), 'o4');
    expect(model.offer.value?.id).toBe('o4');
  });
  it('keeps the chosen helps in the order of the game', async () => {
    const { host, model } = await drawBar();
    await press(named(host, 'input', 'Cuerda'));
    await press(named(host, 'input', 'Linterna'));
    expect(model.typed.value.ayudas).toEqual(['a', 'b']);
    expect(offers[0]?.inputs[3]?.id).toBe('ayudas');
  });
});

describe('on a board whose pages do not tell who reads them', () => {
  const nobody = { page: async () => view({ account: null }) };
  it('asks once who the reader is, with the authors of the page to choose from, and goes on', async () => {
    const { host, port } = await drawBar(nobody);
    const field = named<HTMLInputElement>(host, 'input', 'Tu nombre en este foro');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Ana', 'Luis']);
    await type(field, 'Ana');
    await press(named(host, 'button', 'Soy yo'));
    expect(port.nameAccount).toHaveBeenCalledWith('Ana');
    expect(read(host)).not.toContain('¿Quién eres en este foro?');
  });
  it('says beside the field why a name cannot be one, and keeps what was typed', async () => {
    const problems = [{ code: 'name_empty', field: 'account', message: 'Escribe un nombre.' }];
    const { host } = await drawBar({ ...nobody, nameAccount: async () => ({ problems }) });
    const field = named<HTMLInputElement>(host, 'input', 'Tu nombre en este foro');
    await type(field, '…');
    await press(named(host, 'button', 'Soy yo'));
    expect([describedBy(field), field.value]).toEqual(['Escribe un nombre.', '…']);
  });
});

describe('what a roll changes', () => {
  const spend = {
    problems: [],
    odds: { lines: [] },
    spend: true,
    costs: ['Fortuna: 3 → 2', 'Reserva: 9 → 8'],
  };

  it('is told before the click, and a spend says that no dice fall', async () => {
    const { host } = await drawBar({ preview: async () => spend });
    expect(read(host.querySelector('.costs'))).toBe('Cambiará: Fortuna: 3 → 2 · Reserva: 9 → 8');
    expect(read(host.querySelector('button[type=submit]'))).toBe('Escribir sin tirar');
  });

  it('is told after it, with the way back, and what was only proposed follows the sheet', async () => {
    const now = { dif: 2 };
    const { host, port } = await drawBar({
      page: async () =>
        view({
          moves: now.dif === 2 ? [] : [moveView()],
          offers: offers.map((offer) => ({
            ...offer,
            inputs: offer.inputs.map((input) =>
              input.id === 'dif' && input.type === 'int' ? { ...input, value: now.dif } : input,
            ),
          })),
        }),
    });
    await choose(named(host, 'select', 'Rasgo'), 'astucia');
    now.dif = 5;
    await submit(host);
    expect(named<HTMLInputElement>(host, 'input', 'Dificultad').value).toBe('5');
    expect(named<HTMLSelectElement>(host, 'select', 'Rasgo').value).toBe('astucia');
    expect(read(host.querySelector('.moved'))).toContain('Cambiado: Fortuna: 3 → 2');
    await press(named(host, 'button', 'Deshacer los cambios de: Armand, Saltar'));
    expect(port.move).toHaveBeenCalledWith({ id: 'm', act: 'undo' });
    expect(read(host.querySelector('.moves [role=status]'))).toBe('Deshecho: todo está como antes.');
  });

  it('is not proposed again by the next roll, which would spend it too', async () => {
    const { host } = await drawBar({ preview: async () => ({ ...preview, costs: ['Reserva: 9 → 8'] }) });
    await type(named(host, 'input', 'Dificultad'), '7');
    await submit(host);
    expect(named<HTMLInputElement>(host, 'input', 'Dificultad').value).toBe('2');
  });

  it('waits for a yes where it follows from the dice', async () => {
    const moves = [moveView({ done: [], proposed: ['Salud: sano → herido'] })];
    const { host, port } = await drawBar({ page: async () => view({ moves }) });
    expect(read(host.querySelector('.moves'))).toContain('Armand, Saltar: Salud: sano → herido');
    await press(named(host, 'button', 'Apuntar'));
    expect(port.move).toHaveBeenCalledWith({ id: 'm', act: 'apply' });
    await expect.poll(() => document.activeElement?.className).toBe('moves');
  });

  it('that cannot be put back is told why', async () => {
    const why = 'Fortuna ya no está en 2, sino en 1.';
    const { host } = await drawBar({
      page: async () => view({ moves: [moveView()] }),
      move: async () => ({ ok: false, problems: [{ code: 'move_changed', field: 'fortuna', message: why }] }),
    });
    await press(named(host, 'button', 'Deshacer los cambios de: Armand, Saltar'));
    expect(read(host.querySelector('.moves'))).toContain(why);
  });
});

describe('blocks of the thread that wait', () => {
  const step = { kind: 'answer', label: 'Dados', offer: 'dados', choices: { notacion: '3d6' } } as const;
  const waiting = { post: 7, code: 'TV1 x', author: 'Beto', n: 4, line: 'Tirada 4 - Mutante', steps: [step] };

  it('open as a roll that is set as they ask, names the block, and refers to it once', async () => {
    const { host, port } = await drawBar({ next: async () => [waiting] });
    expect(read(host.querySelector('.next'))).toContain('Tirada 4 de Beto');
    await press(named(host, 'button', 'Responder: Dados'));
    // What the block says is not asked again.
    expect(read(host)).not.toContain('Notación');
    expect(read(host)).toContain('Te refieres a la tirada 4 de Beto.');
    await submit(host);
    expect(port.roll).toHaveBeenLastCalledWith(
      expect.objectContaining({ about: 'TV1 x', choices: { notacion: '3d6' } }),
      expect.anything(),
    );
    expect(named<HTMLInputElement>(host, 'input', 'Notación').value).toBe('2d6');
    expect(read(host)).not.toContain('Te refieres');
  });

  it('are left with a click, and the fields begin anew', async () => {
    const { host } = await drawBar({ next: async () => [waiting] });
    await press(named(host, 'button', 'Responder: Dados'));
    await press(named(host, 'button', 'Dejarlo'));
    expect(named<HTMLInputElement>(host, 'input', 'Notación').value).toBe('2d6');
  });

  it('are counted at the table without a roll', async () => {
    const count = { kind: 'count', label: 'Amenaza 5 → 6', offer: '', choices: {} } as const;
    const { host, port } = await drawBar({ next: async () => [{ ...waiting, steps: [count] }] });
    await press(named(host, 'button', 'Apuntar: Amenaza 5 → 6'));
    expect(port.count).toHaveBeenCalledWith({ code: 'TV1 x' });
  });
});

describe('an amendment', () => {
  it('says that no dice fall, spends nothing, and names the roll it mends', async () => {
    const { host, port, model } = await drawBar({
      preview: async () => ({ ...preview, costs: ['Reserva: 9 → 8'] }),
    });
    const roll = { post: 7, code: 'TV1 x', author: 'Ana', n: 4, line: '', steps: [] };
    await act(() => model.refer(roll, { kind: 'amend', label: 'Reto', offer: 'reto', choices: {} }));
    expect(read(host)).toContain('Enmiendas tu tirada 4');
    expect(read(host.querySelector('button[type=submit]'))).toBe('Escribir la enmienda');
    expect(host.querySelector('.costs')).toBeNull();
    await submit(host);
    expect(port.roll).toHaveBeenLastCalledWith(
      expect.objectContaining({ amends: 'TV1 x' }),
      expect.anything(),
    );
  });
});
