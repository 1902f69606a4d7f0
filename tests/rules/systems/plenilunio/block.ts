import { visibleText, writeLines } from '../../../../rules/block/write';
import type { Dice } from '../../../../rules/proof/dice';
import type { Language, Names } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { PlenilunioOrder } from '../../../../rules/systems/plenilunio/order/order-text';

const names: Names = {
  personaje: 'Armand',
  motivo: 'Seguir el rastro',
  especialidad: 'Seguir rastros',
  rival: 'Leonord',
  ayudantes: 'Lin',
};

/** The visible lines of a block: what a reader of the post sees. */
export const blockOf = (
  order: PlenilunioOrder,
  dice: Dice,
  language: Language = 'es',
  own: Names = {},
): readonly string[] =>
  visibleText(writeLines(3, { ...names, ...own }, plenilunio.sentences(order, dice, language))).split('\n');
