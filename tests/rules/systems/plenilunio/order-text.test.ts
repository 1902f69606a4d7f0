import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';
import { orderFromJson, orderText } from '../../../../rules/systems/plenilunio/order/order-text';
import { orders, spendOrders } from './orders';

const armand: RollOrder = {
  kind: 'reto',
  rasgo: 'astucia',
  valor: 3,
  especialidad: true,
  dificultad: 2,
};

describe('the text of an order', () => {
  it('is short, ASCII and stays as it was: posts hold it for ever', () => {
    expect(plenilunio.write(armand)).toBe('plenilunio/1;reto;x=CaV3EO2');
    expect(
      plenilunio.write({
        kind: 'oposicion',
        valor: 4,
        especialidad: true,
        responde: { turno: 12, normales: 1, sencillos: 0, dobles: 1 },
      }),
    ).toBe('plenilunio/1;opos;x=V4ER12.1.0.1');
    expect(
      plenilunio.write({
        kind: 'reto',
        rasgo: 'cultura',
        valor: 3,
        destino: { dados: 2, actual: 3, reserva: 10 },
        armadura: 1,
        marcas: ['revesSinDestino', 'armaduraPropios'],
      }),
    ).toBe('plenilunio/1;reto;x=CuV3T2.3.10A1Lad');
  });

  it('reads back to the same order, and is written in one way only', () => {
    fc.assert(
      fc.property(fc.oneof(orders(), spendOrders()), (order) => {
        const text = plenilunio.write(order);
        expect(text.length).toBeLessThanOrEqual(64);
        const read = plenilunio.read(text);
        expect(read.ok).toBe(true);
        if (read.ok) expect(plenilunio.write(read.value)).toBe(text);
      }),
    );
  });

  it('refuses any other text, never throwing', () => {
    for (const text of [
      '',
      'plenilunio/1;reto',
      'plenilunio/1;reto;x=',
      'plenilunio/2;reto;x=CaV3',
      'hitos/1;reto;x=CaV3',
      'plenilunio/1;otro;x=CaV3',
      'plenilunio/1;reto;x=V3Ca',
      'plenilunio/1;reto;x=CaV03',
      'plenilunio/1;reto;x=CaV3V3',
      'plenilunio/1;reto;x=CaV99',
      'plenilunio/1;reto;x=CaV3R1.1.1.1',
      'plenilunio/1;reto;x=CaV3H0',
      'plenilunio/1;reto;x=CaV3T1.3',
      'plenilunio/1;reto;x=CaV3Lda',
      'plenilunio/1;reto;x=Ca',
      'plenilunio/1;reto;x=CaV3;y=1',
      'plenilunio/1;opos;x=V3',
      'plenilunio/1;conf;x=CaV3O2R1.1.0.0',
      'plenilunio/1;reto;x=CaV3JseO2',
      'plenilunio/1;reto;x=CojV3O2',
      'plenilunio/1;don;x=CaV3O2D1',
      'plenilunio/1;prol;x=CaV3O2K5.5',
      'plenilunio/1;reto;x=CaV3LfO2',
      'plenilunio/1;gasto;x=GaC1F3.3',
    ])
      expect(plenilunio.read(text), text).toEqual({
        ok: false,
        problems: [{ code: 'unreadable_order', field: '' }],
      });
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (tail) => {
        expect(plenilunio.read(`plenilunio/1;reto;x=${tail}`)).toHaveProperty('ok');
      }),
    );
  });

  it('is null when a figure is out of its range or all of them do not fit', () => {
    expect(orderText({ ...armand, valor: 21 })).toBeNull();
    expect(orderText({ ...armand, herramientas: 3 })).toBeNull();
    expect(
      orderText({
        kind: 'defensa',
        rasgo: 'combate',
        valor: 10,
        especialidad: 'astucia',
        arma: 2,
        usa: 10,
        acero: 5,
        heridas: 2,
        comprometidos: 10,
        automaticos: 10,
        donAutomatico: 'golpe',
        destino: { dados: 5, actual: 9, reserva: 10 },
        armadura: 3,
        responde: { turno: 123456, normales: 10, sencillos: 10, dobles: 10 },
        dano: 10,
        danoRival: 10,
      }),
    ).toBeNull();
  });

  it('reads an order written as JSON, and names the figure that is wrong', () => {
    expect(orderFromJson(armand)).toEqual({ ok: true, value: armand });
    expect(orderFromJson({ ...armand, destino: { dados: 2 } })).toEqual({
      ok: true,
      value: { ...armand, destino: { dados: 2, actual: 1, reserva: 0 } },
    });
    const wrong = (data: unknown) => {
      const read = orderFromJson(data);
      return read.ok ? null : read.problems[0]?.field;
    };
    expect(wrong({ ...armand, valor: 'tres' })).toBe('valor');
    expect(wrong({ ...armand, nada: 1 })).toBe('nada');
    expect(wrong({ ...armand, kind: 'otro' })).toBe('kind');
    expect(wrong({ kind: 'reto', rasgo: 'astucia' })).toBe('valor');
    expect(wrong(null)).toBe('');
  });
});
