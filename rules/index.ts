import type { System } from './system';
import { hitos } from './systems/hitos';
import { horror } from './systems/horror';
import { notation } from './systems/notation';
import { plenilunio } from './systems/plenilunio';

/** Every game, in the order the interface lists them. One line for each folder of `systems/`. */
export const systems: readonly System[] = [plenilunio, hitos, horror, notation];

export const systemById = (id: string): System | null => systems.find((system) => system.id === id) ?? null;

/** The game that wrote an order, by its first word (`hitos/1;…`); `null` for an unknown one. */
export const systemOfOrder = (text: string): System | null => systemById(text.slice(0, text.indexOf('/')));
