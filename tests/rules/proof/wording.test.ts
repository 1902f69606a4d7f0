import { describe, expect, it } from 'vitest';
import { note, verdict, wordVerdict, worstColour } from '../../../rules/proof/verdict';
import { en } from '../../../rules/proof/wording/en';
import { es } from '../../../rules/proof/wording/es';
import type { Phrases } from '../../../rules/proof/wording/phrases';

/** One set of figures that every phrase finds its own in. */
const values = {
  k: 3,
  n: 4,
  w: 5,
  author: 'Ana',
  named: 'Eva',
  name: 'El bosque',
  accounts: ['Ana', 'Eva'],
  seal: 'unsealed',
  first: true,
  masks: 2,
  post: 777,
  due: 555,
  after: 9,
  spec: '3d10+1d6!',
  dice: ['3d10 1 2 3', '1d6 6 2'],
  request: 2,
  beacons: [4, 5],
  count: 2,
  from: 2,
  to: 6,
  perhapsPrivate: true,
  what: 'tirada',
} as const;
const say = (wording: typeof es, phrase: keyof Phrases): string =>
  (wording[phrase] as (figures: typeof values) => string)(values);

describe('the words of an acta', () => {
  it('say in English every figure they say in Spanish', () => {
    const figures = (text: string): string[] => (text.match(/\d+|Ana|Eva|El bosque/g) ?? []).sort();
    for (const phrase of Object.keys(es) as (keyof Phrases)[]) {
      expect(figures(say(en, phrase)), phrase).toEqual(figures(say(es, phrase)));
      expect(say(en, phrase)).not.toBe(say(es, phrase));
      expect(say(en, phrase)).not.toMatch(/undefined|null|[áéíóúñ¿]/);
    }
  });

  it('are those of the protocol where no thread of the vectors has them', () => {
    const said = (phrase: keyof Phrases) => say(es, phrase);
    expect(said('unexpected_beacon/early_beacon')).toBe('BALIZA INESPERADA: anterior a su propia baliza 3');
    expect(said('unexpected_beacon/early_post')).toBe('BALIZA INESPERADA: anterior a su propio mensaje 777');
    expect(said('out_of_order/baliza')).toBe('FUERA DE ORDEN: baliza 3 después de la 9');
    expect(said('not_allowed/second')).toBe('NO PERMITIDA: ya hay otra inmediata con la baliza 3');
    expect(said('reused/request')).toBe('REUTILIZADA: petición 2 de la baliza 3');
    expect(said('altered/no_request')).toBe('ALTERADA: la baliza 3 no tiene la petición 2');
    expect(said('edited_after_seal/alta')).toBe('EDITADA TRAS EL SELLO: la baliza 3 selló otra alta');
    expect(said('bad_resolution/beacon')).toBe('RESOLUCIÓN FALSA: la baliza 3 no resuelve Ana 4');
    expect(said('altered/dice')).toBe(
      'ALTERADA: los dados publicados no son los verdaderos (3d10 1 2 3; 1d6 6 2)',
    );
    expect(said('beacon_missing')).toBe('FALTAN las balizas 2 a 6');
    expect(said('rolls_missing')).toBe('FALTAN las tiradas 2 a 6 de Ana (puede estar en un mensaje privado)');
    expect(note('sealed_unseen', { k: 1, what: 'alta', n: 0, author: 'Ana' }).es).toBe(
      'SELLADA Y NO VISTA: la baliza 1 selló el alta de Ana y aquí no está (puede ser un mensaje privado)',
    );
    expect(note('sealed_gone', { k: 1, what: 'bloque', n: 0, author: '' }).es).toBe(
      'SELLADA Y DESAPARECIDA: la baliza 1 selló un bloque y ya no está',
    );
  });

  it('can be told again from plain data, in either language', () => {
    const stored = JSON.parse(JSON.stringify(verdict('reused/number', { n: 3 })));
    expect(wordVerdict(stored, 'es')).toBe('REUTILIZADA: nº 3');
    expect(wordVerdict(stored, 'en')).toBe('REUSED: no. 3');
    expect(stored).toMatchObject({ code: 'reused', colour: 'red', es: 'REUTILIZADA: nº 3' });
  });

  it('make a post as bad as the worst of them', () => {
    expect(worstColour(['green', 'amber', 'grey'])).toBe('amber');
    expect(worstColour(['green', 'red'])).toBe('red');
    expect(worstColour([])).toBe('grey');
  });
});
