import type { Alcance } from '../sheet/fields';

/** A weapon's damage: fixed, or Fortaleza and something more. */
export interface Arma {
  readonly nombre: string;
  readonly bonus: number;
  readonly dano: number;
  readonly masFortaleza: boolean;
  readonly alcance: Alcance;
  readonly cargador: number;
}

const cuerpo = (nombre: string, bonus: number, dano: number): Arma => ({
  nombre,
  bonus,
  dano,
  masFortaleza: true,
  alcance: 'cuerpo',
  cargador: 0,
});
const fuego = (nombre: string, dano: number, alcance: Alcance, cargador: number, bonus = 1): Arma => ({
  nombre,
  bonus,
  dano,
  masFortaleza: false,
  alcance,
  cargador,
});

/**
 * Weapons of the published game (manual p. 97): the seed announces the table and lost it (L285). The director
 * may use any other numbers; sheets hold their own.
 */
export const armasDelManual: readonly Arma[] = [
  cuerpo('Nudilleras', 0, 1),
  cuerpo('Cuchillo', 0, 1),
  cuerpo('Bate', 1, 1),
  cuerpo('Bastón', 1, 1),
  cuerpo('Espada', 1, 2),
  cuerpo('Lanza', 1, 2),
  cuerpo('Maza', 0, 3),
  cuerpo('Hacha', 0, 3),
  cuerpo('Espadón', 2, 3),
  cuerpo('Hacha a dos manos', 1, 4),
  cuerpo('Maza a dos manos', 1, 4),
  { ...fuego('Arco compuesto', 3, 'largo', 1, 0), masFortaleza: true },
  fuego('Ballesta', 5, 'medio', 1, 0),
  { ...fuego('Tirachinas', 1, 'medio', 1, 0), masFortaleza: true },
  fuego('Pistola 9 mm', 6, 'medio', 15),
  fuego('Revólver .44', 7, 'medio', 6),
  fuego('Subfusil', 8, 'medio', 30),
  fuego('Escopeta de galga 12', 9, 'medio', 5),
  fuego('Escopeta de galga 10', 10, 'medio', 5),
  fuego('Rifle de asalto', 8, 'largo', 30),
  fuego('Rifle de francotirador', 10, 'muylargo', 15, 0),
  fuego('Granada', 8, 'corto', 1, 0),
];

/** Armour of the published game (manual p. 98); the seed names two penalties, jacket 1 and furs 2 (L316). */
export const armadurasDelManual: readonly { nombre: string; proteccion: number; penalizacion: number }[] = [
  { nombre: 'Chaqueta de cuero', proteccion: 1, penalizacion: 1 },
  { nombre: 'Armadura de cuero', proteccion: 2, penalizacion: 1 },
  { nombre: 'Pectoral', proteccion: 3, penalizacion: 1 },
  { nombre: 'Pieles', proteccion: 3, penalizacion: 2 },
  { nombre: 'Camisa de malla', proteccion: 5, penalizacion: 3 },
  { nombre: 'Chaleco antibalas', proteccion: 6, penalizacion: 2 },
  { nombre: 'Escudo pequeño', proteccion: 1, penalizacion: 0 },
  { nombre: 'Escudo grande', proteccion: 2, penalizacion: 1 },
  { nombre: 'Escudo antidisturbios', proteccion: 3, penalizacion: 2 },
];

/** Damage each triunfo does with a weapon (PLE-41); bare hands do Fortaleza (L302). */
export const danoDelArma = (arma: Pick<Arma, 'dano' | 'masFortaleza'> | null, fortaleza: number): number =>
  arma ? arma.dano + (arma.masFortaleza ? fortaleza : 0) : fortaleza;
