import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../components/controls/failure';
import { RollModel } from '../../../components/roll-bar/model';
import type { RollPort } from '../../../components/roll-bar/port';
import type { Rolled } from '../../../entrypoints/background/messages';
import { turns } from '../../turns';
import { sayIn } from '../words';
import { block, fakePort, offers, preview, view } from './fake-port';

const say = sayIn('es');
async function opened(more: Partial<RollPort> = {}) {
  const port = fakePort(more) as ReturnType<typeof fakePort>;
  const model = new RollModel(port, say);
  await model.open();
  return { port, model };
}
const quiet = (): Promise<void> => turns(160);

describe('the toolbar', () => {
  it('opens with the first roll, its fields as the game proposes them, and their odds', async () => {
    const { model, port } = await opened();
    expect(model.offer.value?.id).toBe('reto');
    expect(model.typed.value).toEqual({ rasgo: 'fuerza', dif: '2', her: false, ayudas: [] });
    await quiet();
    expect(port.preview).toHaveBeenCalledWith({
      sheet: '1',
      offer: 'reto',
      choices: { rasgo: 'fuerza', dif: 2, her: false, ayudas: [] },
    });
    expect(model.preview.value).toBe(preview);
    expect(model.stale.value).toBe(false);
  });
  it('asks for the odds once the player pauses, and shows only those of the last question', async () => {
    let answer: (value: typeof preview) => void = () => {};
    const slow = vi.fn(
      () =>
        new Promise<typeof preview>((resolve) => {
          answer = resolve;
        }),
    );
    const { model } = await opened({ preview: slow });
    await quiet();
    const first = answer;
    model.set('dif', '3');
    model.set('dif', '4');
    await quiet();
    expect(slow).toHaveBeenCalledTimes(2);
    const fresh = { ...preview };
    answer(fresh);
    first({ problems: [], odds: null } as unknown as typeof preview);
    await quiet();
    expect(model.preview.value).toBe(fresh);
  });
  it('sends what is no number as it was typed, for the game to explain', async () => {
    const { model, port } = await opened();
    model.set('dif', 'muchas');
    await quiet();
    expect(port.preview).toHaveBeenLastCalledWith(
      expect.objectContaining({ choices: expect.objectContaining({ dif: 'muchas' }) }),
    );
  });
  it('remembers what was set, for each roll, also when the character changes and when it is opened again', async () => {
    const { model } = await opened();
    model.set('dif', '5');
    model.set('rasgo', 'astucia');
    model.pick('dados');
    model.set('notacion', '4d6kh3');
    model.pick('reto');
    expect(model.typed.value).toMatchObject({ dif: '5', rasgo: 'astucia' });
    await model.choose('2');
    expect(model.view.value?.active).toBe('2');
    expect(model.typed.value).toMatchObject({ dif: '5' });
    await model.open();
    expect(model.typed.value).toMatchObject({ dif: '5' });
  });
  it('forgets a choice the new character does not have', async () => {
    const [reto, dados] = offers;
    const other = view({
      active: '2',
      offers: [
        {
          ...(reto as (typeof offers)[0]),
          inputs: [
            {
              id: 'rasgo',
              label: 'Rasgo',
              type: 'choice',
              options: [{ id: 'fuerza', label: 'Fuerza' }],
              value: 'fuerza',
            },
          ],
        },
        dados as (typeof offers)[1],
      ],
    });
    const { model } = await opened({ choose: vi.fn(async () => other) });
    model.set('rasgo', 'astucia');
    await model.choose('2');
    expect(model.typed.value).toEqual({ rasgo: 'fuerza' });
  });
});

describe('a roll', () => {
  it('is made with what is set, put into the message and said; its reason is used up', async () => {
    const { model, port } = await opened();
    model.setLabel('Trepar');
    await model.roll();
    expect(port.roll).toHaveBeenCalledWith(
      expect.objectContaining({ sheet: '1', offer: 'reto', label: 'Trepar', request: 'id-1' }),
      expect.any(Function),
    );
    expect(port.place).toHaveBeenCalledWith(block(1));
    expect(model.done.value).toEqual({ block: block(1), undo: true });
    expect([model.label.value, model.loose.value, model.busy]).toEqual(['', null, false]);
  });
  it('is made once, however often it is pressed', async () => {
    const { model, port } = await opened();
    await Promise.all([model.roll(), model.roll(), model.roll()]);
    expect([port.roll.mock.calls.length, port.place.mock.calls.length]).toEqual([1, 1]);
  });
  it('is asked for again under the same name when nobody answered, so that it is the same roll', async () => {
    const roll = vi
      .fn<RollPort['roll']>()
      .mockRejectedValueOnce(new Failure('No responde'))
      .mockResolvedValue({ kind: 'rolled', block: block(1) });
    const { model } = await opened({ roll });
    await model.roll();
    expect(model.failure.value).toBe('No responde');
    await model.roll();
    await model.roll();
    expect(roll.mock.calls.map(([wish]) => wish.request)).toEqual(['id-1', 'id-1', 'id-2']);
  });
  it('gets a new name when something else is asked for', async () => {
    const roll = vi.fn<RollPort['roll']>().mockRejectedValue(new Failure('No responde'));
    const { model } = await opened({ roll });
    await model.roll();
    model.set('dif', '7');
    await model.roll();
    expect(roll.mock.calls.map(([wish]) => wish.request)).toEqual(['id-1', 'id-2']);
  });
  it('that is refused says why beside its field, until that field changes', async () => {
    const refused: Rolled = {
      kind: 'refused',
      problems: [
        { code: 'out_of_range', field: 'dif', message: 'Entre 0 y 10.' },
        { code: 'no_topic', field: '', message: 'Este mensaje no es de ningún hilo.' },
      ],
    };
    const { model, port } = await opened({ roll: async () => refused });
    await model.roll();
    expect(model.problemOf('dif')).toBe('Entre 0 y 10.');
    expect(model.loneProblems).toEqual([{ message: 'Este mensaje no es de ningún hilo.', refused: true }]);
    expect(port.place).not.toHaveBeenCalled();
    model.set('dif', '3');
    expect(model.problemOf('dif')).toBeUndefined();
  });
  it('that the editor does not take is offered, not made again', async () => {
    const place = vi
      .fn<RollPort['place']>()
      .mockResolvedValueOnce({ ok: false, why: 'No se puede' })
      .mockResolvedValue({ ok: true, undo: false });
    const { model, port } = await opened({ place });
    await model.roll();
    expect(model.loose.value).toEqual({ block: block(1), why: 'No se puede', copied: false });
    await model.copyLoose();
    expect(port.copy).toHaveBeenCalledWith(block(1).text);
    expect(model.loose.value?.copied).toBe(true);
    await model.placeLoose();
    expect(port.roll).toHaveBeenCalledTimes(1);
    expect([model.loose.value, model.done.value]).toEqual([null, { block: block(1), undo: false }]);
  });
  it('says so when the browser does not let it be copied', async () => {
    const { model } = await opened({ place: async () => ({ ok: false, why: 'x' }), copy: async () => false });
    await model.roll();
    await model.copyLoose();
    expect([model.loose.value?.copied, model.failure.value]).toEqual([false, say('bar_not_copied')]);
  });
});

describe('a roll left over from before', () => {
  it('comes first, when the toolbar opens and when another is asked for', async () => {
    const { model } = await opened({ page: async () => view({ pending: [block(3)] }) });
    expect(model.loose.value).toEqual({ block: block(3), why: null, copied: false });
    const asked = await opened({ roll: async () => ({ kind: 'pending', block: block(4) }) });
    await asked.model.roll();
    expect(asked.model.loose.value?.block).toEqual(block(4));
    expect(asked.port.place).not.toHaveBeenCalled();
    await asked.model.placeLoose();
    expect(asked.port.place).toHaveBeenCalledWith(block(4));
  });
  it('is not left over when it stands in the message that is being written', async () => {
    const { model } = await opened({ page: async () => view({ pending: [block(3)] }), isDraft: () => true });
    expect(model.loose.value).toBeNull();
  });
});

describe('a toolbar that gets no answer', () => {
  it('says why, in words', async () => {
    const { model } = await opened({ page: () => Promise.reject(new Failure('Recarga la página')) });
    expect([model.failure.value, model.view.value]).toEqual(['Recarga la página', null]);
  });
});
