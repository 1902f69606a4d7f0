import { conflicto } from './conflicto';
import { amenaza, superacion } from './gastos';
import { perdida } from './perdida';
import { reto } from './reto';
import type { Kind } from './scene';

/** Every roll and spend, in the order a player looks for them. */
export const kinds: readonly Kind[] = [reto, conflicto, superacion, perdida, amenaza];
