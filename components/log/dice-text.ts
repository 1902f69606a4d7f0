import type { Dice } from '../../rules/proof/dice';

/** The dice in rolled order: groups with a middle dot between, rerolls after a slash. `1, 4, 6 · 5, 6 / 3`. */
export const diceText = (dice: Dice): string =>
  dice.map((groups) => groups.map((faces) => faces.join(', ')).join(' · ')).join(' / ');
