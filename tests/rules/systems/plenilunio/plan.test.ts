import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { isRoll } from '../../../../rules/systems/plenilunio/order/order-text';
import { specOf } from '../../../../rules/systems/plenilunio/reglas/pool';

const sheet: SheetData = {
  ...plenilunio.newSheet(),
  nombre: 'Armand',
  astucia: 3,
  salud: 'herido',
  penalizacion: 1,
  especialidades: [
    { caracteristica: 'astucia', especialidad: 'Seguir rastros' },
    { caracteristica: 'combate', especialidad: 'Artes marciales' },
  ],
  dones: [{ don: 'serendipia', puntuacion: 2, otroDon: '' }],
};
const planned = (choices: Record<string, unknown>, partida?: SheetData) => {
  const read = plenilunio.plan(sheet, 'reto', choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('planning a reto', () => {
  it('takes the score of the característica and the penalty for wounds from the sheet', () => {
    expect(planned({ caracteristica: 'astucia' })).toEqual({
      order: { kind: 'reto', rasgo: 'astucia', valor: 3, heridas: 1 },
      names: {},
    });
  });

  it('applies a specialty of the same or of another característica, by its name', () => {
    expect(planned({ caracteristica: 'astucia', especialidad: '0' })).toMatchObject({
      order: { especialidad: true },
      names: { especialidad: 'Seguir rastros' },
    });
    expect(planned({ caracteristica: 'astucia', especialidad: '1' })).toMatchObject({
      order: { especialidad: 'combate' },
      names: { especialidad: 'Artes marciales' },
    });
  });

  it('adds tools, destino, automatic successes of a don and armour', () => {
    const { order } = planned(
      {
        caracteristica: 'astucia',
        herramientas: 2,
        heridas: 0,
        destino: 2,
        donAutomatico: 'serendipia',
        armadura: true,
        oposicion: '2',
      },
      { reserva: 7, 'ple.revesConDestino': 'noCuentan' },
    );
    expect(order).toEqual({
      kind: 'reto',
      rasgo: 'astucia',
      valor: 3,
      herramientas: 2,
      automaticos: 2,
      donAutomatico: 'serendipia',
      destino: { dados: 2, actual: 3, reserva: 7 },
      armadura: 1,
      marcas: ['revesSinDestino'],
      dificultad: 2,
    });
    expect(plenilunio.spec(order)).toEqual([
      [
        { n: 5, d: 6 },
        { n: 2, d: 6 },
        { n: 2, d: 6 },
      ],
    ]);
  });

  it('keeps to the table of difficulties where the partida says so', () => {
    const partida = { 'ple.escalaDificultad': 'tabla' };
    expect(plenilunio.plan(sheet, 'reto', { oposicion: '4' }, partida)).toEqual({
      ok: false,
      problems: [{ code: 'unknown_option', field: 'oposicion' }],
    });
    expect(plenilunio.plan(sheet, 'reto', { oposicion: '4' }).ok).toBe(true);
  });

  it('refuses a pool without dice, and says how to mend it', () => {
    const read = plenilunio.plan({ ...sheet, fortaleza: 1, salud: 'malherido' }, 'reto', {});
    expect(read).toEqual({ ok: false, problems: [{ code: 'no_dice', field: 'caracteristica' }] });
    expect(plenilunio.explain({ code: 'no_dice', field: 'caracteristica' }, 'es')).toContain(
      'No queda ningún dado',
    );
  });

  it('refuses what the dead and the unconscious cannot do (L344)', () => {
    const codes = (own: SheetData, offer: string, choices = {}) => {
      const read = plenilunio.plan({ ...plenilunio.newSheet(), ...own }, offer, choices);
      return read.ok ? [] : read.problems.map(({ code }) => code);
    };
    expect(codes({ salud: 'muerto' }, 'reto')).toEqual(['muerto']);
    expect(codes({ inconsciente: true }, 'ataque')).toEqual(['inconsciente']);
    expect(codes({ inconsciente: true }, 'defensa', { rival: 'Mutante' })).toEqual(['inconsciente']);
    expect(codes({ inconsciente: true }, 'reto')).toEqual([]);
    expect(codes({ inconsciente: true, resistencia: 3 }, 'descanso')).toEqual([]);
  });

  it('refuses an answer to nobody', () => {
    const read = plenilunio.plan(sheet, 'oposicion', { rival: ' ' });
    expect(read).toEqual({ ok: false, problems: [{ code: 'falta_rival', field: 'rival' }] });
  });

  it('never throws, whatever a page sends, and explains every problem in both languages', () => {
    const offers = plenilunio.offers(sheet, 'es');
    const ids = offers.flatMap(({ inputs }) => inputs.map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.constantFrom('otra', ...offers.map(({ id }) => id)),
        fc.dictionary(
          fc.constantFrom(...ids),
          fc.oneof(fc.integer({ min: -3, max: 20 }), fc.string(), fc.boolean(), fc.constant(null)),
        ),
        (offer, choices) => {
          const read = plenilunio.plan(sheet, offer, choices);
          if (read.ok) {
            const { order } = read.value;
            if (isRoll(order)) expect(specOf(order).length).toBeGreaterThan(0);
            expect(plenilunio.read(plenilunio.write(read.value.order))).toEqual({
              ok: true,
              value: read.value.order,
            });
          } else
            for (const problem of read.problems)
              for (const language of languages)
                expect(plenilunio.explain(problem, language)).toMatch(/^.{20,}\.$/);
        },
      ),
    );
  });
});

describe('offers and terms', () => {
  it('have the same ids and types in both languages, each with its label', () => {
    const shape = (language: 'es' | 'en') =>
      plenilunio.offers(sheet, language).map(({ id, inputs }) => [id, inputs.map((i) => [i.id, i.type])]);
    expect(shape('es')).toEqual(shape('en'));
    for (const language of languages)
      for (const { label, inputs } of plenilunio.offers(sheet, language))
        for (const text of [label, ...inputs.map((input) => input.label)]) expect(text).not.toBe('');
  });

  it('name every field, group, column and option', () => {
    const fields = [...plenilunio.fields, ...(plenilunio.partidaFields ?? [])];
    const ids = fields.flatMap((field) => [
      field.id,
      field.group,
      ...(field.type === 'choice' ? field.options : []),
      ...(field.type === 'rows'
        ? field.columns.flatMap((column) => [column.id, ...(column.type === 'choice' ? column.options : [])])
        : []),
    ]);
    for (const language of languages)
      for (const id of ids) expect(plenilunio.term(id, language), id).not.toBe(id);
  });
});

describe('a sheet', () => {
  it('begins without problems, and with Aguante 6 and Resistencia 18', () => {
    const fresh = plenilunio.newSheet();
    expect(plenilunio.checkSheet(fresh)).toEqual([]);
    expect(plenilunio.derived(fresh, 'es')).toEqual([
      { id: 'aguante', label: 'Aguante', value: '6' },
      { id: 'resistenciaMax', label: 'Resistencia máxima', value: '18' },
      { id: 'penalizacionDados', label: 'Penalización por heridas', value: '0' },
    ]);
  });

  it('never holds more Fortuna than Destino, nor more Resistencia than its maximum (L187, L354)', () => {
    const problems = plenilunio.checkSheet({ ...plenilunio.newSheet(), fortuna: 4, resistencia: 19 });
    expect(problems.map(({ field }) => field)).toEqual(['fortuna', 'resistencia']);
    expect(problems.map((problem) => plenilunio.explain(problem, 'es'))).toEqual([
      'La Fortuna nunca pasa del Destino. Baja la Fortuna a 3 o sube el Destino.',
      'La Resistencia no pasa de 18 (tres veces el Aguante). Bájala o revisa Fortaleza y Voluntad.',
    ]);
  });

  it('is answered whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...plenilunio.fields.map(({ id }) => id)),
          fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.object({ maxDepth: 1 }))),
        ),
        (data) => {
          const odd = data as SheetData;
          plenilunio.checkSheet(odd);
          plenilunio.derived(odd, 'es');
          for (const { id } of plenilunio.offers(odd, 'en')) plenilunio.plan(odd, id, {});
        },
      ),
    );
  });
});
