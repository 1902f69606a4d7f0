/** The closed lists of the game. The ids are in posts and storage for ever. */

/** The seven características. The seed says «siete» (L33) without ever listing them together. */
export const caracteristicas = [
  'fortaleza',
  'combate',
  'voluntad',
  'astucia',
  'sutileza',
  'presencia',
  'cultura',
] as const;
export type Caracteristica = (typeof caracteristicas)[number];

/** The 27 dones of «Sobrenatural», in the order of the book. */
export const dones = [
  'alegoria',
  'defensa',
  'sombras',
  'titan',
  'gesto',
  'golpe',
  'guardian',
  'hilos',
  'bestias',
  'limpieza',
  'manantial',
  'mano',
  'curativas',
  'manto',
  'felinos',
  'piel',
  'ojos',
  'palabra',
  'puerta',
  'revelar',
  'separacion',
  'robo',
  'serendipia',
  'telarana',
  'trance',
  'senales',
  'voz',
] as const;
export type DonId = (typeof dones)[number];

/** What a pool is rolled with: a característica, or a don whose score stands in its place. */
export type Rasgo = Caracteristica | DonId;

/** Track of health, best first (PLE-46, seed L326). Inconsciente is no level: see variant `ple.nivelesSalud`. */
export const salud = ['sano', 'magullado', 'herido', 'malherido', 'muerto'] as const;
export type Salud = (typeof salud)[number];

/** A level of health, also of the track of six (`ple.nivelesSalud`). */
export type Nivel = Salud | 'inconsciente';
