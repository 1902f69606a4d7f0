import { aspecto } from './aspecto';
import { ataque } from './ataque';
import { aguante, masivo, muerte, nograve, recuperacion } from './cuerpo';
import { dano, gasto } from './gastos';
import { iniciativa } from './iniciativa';
import { estabilizar, supervision } from './medico';
import { enfrentada, persecucion } from './rival';
import type { Kind } from './scene';
import { prolongada, tirada } from './tirada';

/** Every roll and spend, in the order a player looks for them. */
export const kinds: readonly Kind[] = [
  tirada,
  enfrentada,
  ataque,
  iniciativa,
  aguante,
  masivo,
  muerte,
  recuperacion,
  nograve,
  estabilizar,
  supervision,
  persecucion,
  prolongada,
  aspecto,
  dano,
  gasto,
];
