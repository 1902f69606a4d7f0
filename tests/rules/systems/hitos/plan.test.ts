import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetData } from '../../../../rules/system';
import { hitos } from '../../../../rules/systems/hitos';
import type { Order } from '../../../../rules/systems/hitos/order';
import { filled } from '../boards';

/** Danai Demon of the seed's examples: Reflejos 5, «Disparar en automático» 7, Aguante 9. */
const danai: SheetData = {
  ...hitos.newSheet(),
  fortaleza: 7,
  reflejos: 5,
  voluntad: 4,
  intelecto: 5,
  rasgo_fortaleza: 'Dura como el hierro',
  habilidades: [
    { tipo: 'combate', nombre: 'Disparar en automático', valor: 7, agotado: false },
    { tipo: 'forma', nombre: 'Acrobacias', valor: 4, agotado: false },
    { tipo: 'profesion', nombre: 'Médico', valor: 3, agotado: true },
  ],
  armas: [
    {
      nombre: 'Subfusil',
      categoria: 'mM',
      directo: 0,
      alcance: 'distancia',
      habilidad: 'Disparar en automático',
      aspectos: '',
    },
  ],
  armaduras: [
    { nombre: 'Blindaje dérmico', rd: 2, puesta: true },
    { nombre: 'Chaleco', rd: 3, puesta: true },
    { nombre: 'Placas', rd: 9, puesta: false },
  ],
};
const plan = (data: SheetData, offer: string, choices: object, partida?: SheetData) =>
  hitos.plan(data, offer, choices as Record<string, unknown>, partida);
const planned = (data: SheetData, offer: string, choices: object, partida?: SheetData): Order => {
  const read = plan(data, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.order;
};
const refused = (data: SheetData, offer: string, choices: object, partida?: SheetData): string => {
  const read = plan(data, offer, choices, partida);
  return read.ok ? 'planned' : read.problems.map(({ code, field }) => `${code} ${field}`).join();
};
const detail = (order: Order, ...dice: number[][][]): string =>
  hitos.sentences(order, dice, 'es').details.map(filled).join(' - ');

describe('a plan', () => {
  it('adds característica, skill and modifier against the ladder (HIT-2)', () => {
    const read = plan(danai, 'tirada', {
      caracteristica: 'reflejos',
      habilidad: 'h2',
      modificador: -1,
      dificultad: 'e2',
    });
    expect(read).toEqual({
      ok: true,
      value: {
        order: {
          kind: 'tirada',
          base: { id: 'reflejos', valor: 5 },
          habilidad: 4,
          modificador: -1,
          dificultad: 15,
        },
        names: { habilidad: 'Acrobacias' },
      },
    });
  });

  it('takes another number, or no difficulty at all', () => {
    expect(planned(danai, 'tirada', { dificultad: 'otra', otra_dificultad: 12 })).toMatchObject({
      dificultad: 12,
    });
    expect(planned(danai, 'tirada', { dificultad: 'ninguna' })).not.toHaveProperty('dificultad');
  });

  it('takes the penalty of wounds off by itself, and the block shows it (HIT-32)', () => {
    const order = planned({ ...danai, perdidos: 9 }, 'tirada', { habilidad: 'h2', dificultad: 'e1' });
    expect(order).toMatchObject({ penalizacion: 2 });
    expect(detail(order, [[3, 6, 7]])).toBe(
      '3d10: 3, 6, 7 - m 3, C 6, M 7 - C 6 + Reflejos 5 + «Nombre» 4 menos 2 por herido = 13 contra 10',
    );
    expect(planned({ ...danai, perdidos: 18 }, 'tirada', {})).toMatchObject({ penalizacion: 5 });
  });

  it('leaves Aguante and initiative unhindered, unless the partida says so (HIT-G09)', () => {
    const hurt = { ...danai, perdidos: 20 };
    expect(planned(hurt, 'aguante', {})).not.toHaveProperty('penalizacion');
    expect(planned(hurt, 'iniciativa', {})).not.toHaveProperty('penalizacion');
    const strict = { 'hit.penalizacionEnAguante': 'si' };
    expect(planned(hurt, 'aguante', {}, strict)).toMatchObject({ penalizacion: 5 });
  });

  it('lets the dying and the dead do nothing (HIT-33)', () => {
    const dying = { ...danai, perdidos: 27 };
    for (const offer of ['tirada', 'ataque', 'enfrentada', 'persecucion', 'estabilizar', 'supervision']) {
      expect(refused(dying, offer, {}), offer).toBe('moribundo_no_actua ');
    }
    expect(refused({ ...danai, muerto: true }, 'tirada', {})).toBe('muerto_no_actua ');
    expect(planned(dying, 'muerte', {})).toMatchObject({ uso: 'muerte', dificultad: 15 });
    expect(planned({ ...dying, estabilizado: true }, 'tirada', {})).toMatchObject({ penalizacion: 5 });
  });

  it('attacks with Reflejos, the weapon’s skill, category and BD (HIT-25, HIT-26, HIT-11)', () => {
    expect(planned(danai, 'ataque', { arma: 'a1', defensa: 14, rd_objetivo: 1 })).toEqual({
      kind: 'ataque',
      base: { id: 'reflejos', valor: 5 },
      habilidad: 7,
      defensa: 14,
      categoria: 'mM',
      bd: 1,
      rd: 1,
    });
    expect(planned(danai, 'ataque', { arma: 'a0' })).toMatchObject({ categoria: 'm', bd: 3 });
    expect(refused(danai, 'ataque', { habilidad: 'ninguna' })).toBe('falta_habilidad habilidad');
  });

  it('moves the damage along table 7 and never beyond it (HIT-27)', () => {
    expect(planned(danai, 'ataque', { arma: 'a1', pasos: 1 })).toMatchObject({ categoria: 'CM', pasos: 1 });
    expect(planned(danai, 'ataque', { arma: 'a1', pasos: -6 })).toMatchObject({ categoria: 'm', pasos: -4 });
    const tabla7 = [
      { categoria: 'm', ejemplo: '' },
      { categoria: 'mM', ejemplo: '' },
    ];
    expect(planned(danai, 'ataque', { arma: 'a1', pasos: 1 }, { tabla7 })).not.toHaveProperty('pasos');
  });

  it('a total defence adds 3, or 4 by hit.defensaTotal (HIT-25)', () => {
    const of = (partida: SheetData) =>
      planned(danai, 'ataque', { situacion_objetivo: 'defensa_total' }, partida);
    expect(of({})).toMatchObject({ situacion: { total: 3 } });
    expect(of({ 'hit.defensaTotal': '4' })).toMatchObject({ situacion: { total: 4 } });
  });

  it('recovers by the state, one grade worse without rest (HIT-39 to HIT-41)', () => {
    const hurt = { ...danai, perdidos: 10 };
    expect(planned(hurt, 'recuperacion', {})).toMatchObject({ dificultad: 10, estado: 'herido' });
    expect(planned(hurt, 'recuperacion', { reposo: false })).toMatchObject({
      dificultad: 15,
      estado: 'herido',
      sinReposo: true,
    });
    expect(refused({ ...danai, perdidos: 1 }, 'recuperacion', {})).toBe('sano_no_tira ');
  });

  it('«no es tan grave» needs a point (HIT-22), and massive damage that much damage (HIT-30)', () => {
    expect(refused({ ...danai, perdidos: 20, pd: 0 }, 'nograve', {})).toBe('sin_pd ');
    expect(refused(danai, 'masivo', { dano: 8 })).toBe('no_es_masivo dano');
    expect(planned(danai, 'masivo', { dano: 9 })).toMatchObject({ dificultad: 12, dano: 9 });
  });

  it('an aspect on failure is paid with a point or by exhausting an own one (HIT-13, HIT-17)', () => {
    const own = { dificultad: 'e2', si_falla: 'rf' };
    expect(planned(danai, 'tirada', own)).toMatchObject({ siFalla: true, pago: 'pd' });
    expect(planned(danai, 'tirada', { ...own, pago: 'pago_agotar' })).toMatchObject({
      pago: { agota: 'rf' },
    });
    expect(refused({ ...danai, pd: 0 }, 'tirada', own)).toBe('sin_pd pago');
    expect(refused(danai, 'tirada', { ...own, si_falla: 'h3' })).toBe('aspecto_agotado si_falla');
    expect(refused(danai, 'tirada', { ...own, si_falla: 'ajeno' })).toBe('falta_aspecto texto_aspecto');
    const other = { ...own, si_falla: 'ajeno', texto_aspecto: 'Luz cegadora' };
    expect(planned(danai, 'tirada', other)).toMatchObject({ siFalla: true });
    expect(refused(danai, 'tirada', { ...other, pago: 'pago_agotar' })).toBe('pago_ajeno pago');
    expect(refused(danai, 'tirada', { ...own, dificultad: 'ninguna' })).toBe(
      'aspecto_sin_dificultad dificultad',
    );
  });

  it('spends of a player character come from the sheet, of others from the director (HIT-16)', () => {
    const guard = { ...danai, tipo: 'pnj', pd: 0 };
    const own = { dificultad: 'e2', si_falla: 'rf' };
    expect(refused(guard, 'tirada', own, { pd_director: 0 })).toBe('sin_pd pago');
    const order = planned(guard, 'tirada', own, { pd_director: 2 });
    const dice = [[[1, 2, 3]], [[9, 9, 9]]];
    expect(hitos.changes?.(order, dice, guard, { pd_director: 2 }, 'es')).toMatchObject([
      { target: 'partida', field: 'pd_director', from: 2, to: 1 },
    ]);
  });

  it('an extended action needs a difficulty and successes that are missing (HIT-5)', () => {
    const order = planned(danai, 'prolongada', { necesarias: 3, llevas: 2, dificultad: 'e1' });
    expect(hitos.sentences(order, [[[5, 6, 7]]], 'es').verdict).toEqual(['ÉXITO, COMPLETADA, 3 de 3']);
    expect(refused(danai, 'prolongada', { necesarias: 3, llevas: 3, dificultad: 'e1' })).toBe(
      'prolongada_completa llevas',
    );
    expect(refused(danai, 'prolongada', { dificultad: 'ninguna' })).toBe(
      'prolongada_sin_dificultad dificultad',
    );
  });

  it('of an unknown offer, or with untrusted choices, is a problem and never throws', () => {
    expect(refused(danai, 'magia', {})).toBe('unknown_offer ');
    const offers = hitos.offers(danai, 'es').map(({ id }) => id);
    fc.assert(
      fc.property(fc.constantFrom(...offers), fc.object({ maxDepth: 1 }), (offer, choices) => {
        const read = plan(danai, offer, choices);
        if (!read.ok)
          for (const problem of read.problems) expect(hitos.explain(problem, 'es')).toMatch(/\S \S/);
      }),
    );
  });

  it('every choice that is offered gives an order or a problem in words', () => {
    const sheets = [danai, { ...danai, perdidos: 20 }, { ...danai, perdidos: 27 }, hitos.newSheet()];
    for (const sheet of sheets) {
      for (const { id, inputs } of hitos.offers(sheet, 'en')) {
        for (const input of inputs) {
          const options = input.type === 'choice' ? input.options.map((option) => option.id) : [];
          for (const option of options) {
            const read = plan(sheet, id, { [input.id]: option });
            if (read.ok) {
              expect(hitos.read(hitos.write(read.value.order))).toEqual({
                ok: true,
                value: read.value.order,
              });
            } else
              for (const problem of read.problems)
                expect(hitos.explain(problem, 'en')).toMatch(/^[A-Z“].* .*\.$/);
          }
        }
      }
    }
  });
});

describe('the sheet', () => {
  const derived = (data: SheetData): Record<string, string> =>
    Object.fromEntries(hitos.derived(data, 'es').map(({ id, value }) => [id, value]));

  it('derives Aguante, Resistencia, Defensa, Iniciativa, BD and RD, rounding down (HIT-7 to HIT-11, HIT-29)', () => {
    expect(derived(danai)).toMatchObject({
      aguante: '9',
      resistencia: '27/27',
      defensa: '17',
      iniciativa: '7',
      bd_cuerpo: '3',
      bd_distancia: '1',
      rd: '3',
      estado: 'Sano',
    });
  });

  it('wounds and surprise lower Defensa (HIT-23, HIT-32); 5 is that of the helpless (HIT-25)', () => {
    expect(derived({ ...danai, perdidos: 9 }).defensa).toBe('15');
    expect(derived({ ...danai, perdidos: 9, situacion: 'desprevenido' }).defensa).toBe('13');
    expect(derived({ ...danai, situacion: 'indefenso' }).defensa).toBe('5');
    expect(derived({ ...danai, situacion: 'defensa_total' }).defensa).toBe('20');
    expect(derived({ ...danai, habilidad_defensa: 'Acrobacias' }).defensa).toBe('14');
  });

  it('names what cannot be', () => {
    const codes = (data: SheetData) => hitos.checkSheet(data).map(({ code, field }) => `${field} ${code}`);
    expect(codes({ ...danai, perdidos: 28 })).toEqual(['perdidos perdidos_de_mas']);
    expect(codes({ ...danai, perdidos: 3, consolidados: 4 })).toEqual(['consolidados consolidados_de_mas']);
    expect(codes({ ...danai, fortaleza: 0, voluntad: 1 })).toContain('fortaleza aguante_cero');
    expect(codes({ ...danai, habilidad_defensa: 'Esquivar' })).toEqual([
      'habilidad_defensa habilidad_defensa',
    ]);
    expect(codes({ ...danai, armas: [{ nombre: 'Arco', habilidad: 'Tiro' }] })).toEqual([
      'armas.1.habilidad habilidad_arma',
    ]);
  });

  it('advises by the rules of creation, without forbidding', () => {
    expect(hitos.checkSheet(danai)).toEqual([]);
    expect(hitos.advice?.(danai).map(({ code }) => code)).toEqual([
      'puntos_caracteristicas',
      'puntos_habilidades',
      'numero_hitos',
      'falta_complicacion',
    ]);
  });
});

describe('words of problems', () => {
  it('every code of the folder is explained in both languages', () => {
    const files = [
      'check',
      'offers/scene',
      'offers/tirada',
      'offers/rival',
      'offers/ataque',
      'offers/cuerpo',
    ];
    const more = ['offers/aspecto', 'offers/gastos', 'offers/medico', 'order-text'];
    const source = [...files, ...more]
      .map((file) => readFileSync(`rules/systems/hitos/${file}.ts`, 'utf8'))
      .join('\n');
    const codes = [...source.matchAll(/(?:refuse\(\s*|code: |adviceOf\()'([a-z_0-9]+)'/g)].map(
      ([, code = '']) => code,
    );
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      for (const language of ['es', 'en'] as const) {
        expect(hitos.explain({ code, field: '' }, language), code).toMatch(/\S \S/);
      }
    }
  });
});
