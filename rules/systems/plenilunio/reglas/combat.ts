/** Dice of a turn of combat, ranges and cover (PLE-33 to PLE-40). */

/** Dice left after defending with some (PLE-35, L233–239); without any the turn is lost. */
export const dadosTrasDefender = (disponibles: number, usados: number): number =>
  Math.max(0, disponibles - usados);

/** Whether a pool can be split so among targets (PLE-36, L243–247): a die each at least, and no more than there are. */
export const repartoPosible = (disponibles: number, partes: readonly number[]): boolean =>
  partes.every((parte) => parte >= 1) && partes.reduce((all, parte) => all + parte, 0) <= disponibles;

/** Difficulty of a shot by range (PLE-38; [ext] p. 96, medium 3 by seed L265), nearest first. */
export const dificultadDeAlcance = { corto: 2, medio: 3, largo: 5, muylargo: 6 } as const;
export type AlcanceDeTiro = keyof typeof dificultadDeAlcance;
export const alcancesDeTiro = Object.keys(dificultadDeAlcance) as readonly AlcanceDeTiro[];

/** Dice that cover adds to the difficulty of shooting at someone (PLE-39, L267). */
export const DADOS_A_CUBIERTO = 2;

/** A weapon reaches its own range and those before it (L263: «como mucho a alcance medio»). */
export const alcanza = (arma: AlcanceDeTiro, blanco: AlcanceDeTiro): boolean =>
  alcancesDeTiro.indexOf(blanco) <= alcancesDeTiro.indexOf(arma);

/** Taking cover is rolled with the higher of Combate and Astucia (PLE-39, L267). */
export const rasgoParaCubrirse = (combate: number, astucia: number): 'combate' | 'astucia' =>
  astucia > combate ? 'astucia' : 'combate';

/** An action without a roll takes a die of Fortaleza, or of a característica more apt (PLE-40, L280). */
export const puedeActuar = (dados: number): boolean => dados >= 1;
