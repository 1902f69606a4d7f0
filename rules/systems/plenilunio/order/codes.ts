/** Codes of the closed lists inside an order's text. They are in posts: never change or reuse one. */

export const caracteristicaCodes = {
  fortaleza: 'f',
  combate: 'c',
  voluntad: 'v',
  astucia: 'a',
  sutileza: 's',
  presencia: 'p',
  cultura: 'u',
} as const;

export const donCodes = {
  alegoria: 'al',
  defensa: 'de',
  sombras: 'so',
  titan: 'ti',
  gesto: 'ge',
  golpe: 'go',
  guardian: 'gu',
  hilos: 'hi',
  bestias: 'be',
  limpieza: 'li',
  manantial: 'mn',
  mano: 'ma',
  curativas: 'cu',
  manto: 'mt',
  felinos: 'fe',
  piel: 'pi',
  ojos: 'oj',
  palabra: 'pa',
  puerta: 'pu',
  revelar: 're',
  separacion: 'se',
  robo: 'ro',
  serendipia: 'sr',
  telarana: 'te',
  trance: 'tr',
  senales: 'sn',
  voz: 'vo',
} as const;

export const nivelCodes = {
  sano: 's',
  magullado: 'g',
  herido: 'h',
  malherido: 'm',
  inconsciente: 'i',
  muerto: 'x',
} as const;

export const marcaCodes = {
  armaduraPropios: 'a',
  armaduraQuitaDestino: 'b',
  revesConAutomaticos: 'c',
  revesSinDestino: 'd',
  doblesPrimero: 'e',
  rivalEspecialista: 'f',
  empateSeRepite: 'g',
  revelada: 'h',
  seisNiveles: 'i',
} as const;

export const gastoCodes = {
  aliento: 'a',
  adelantarse: 't',
  elemento: 'e',
  don: 'd',
  giro: 'g',
} as const;

export const ajusteCodes = { enCero: 'c', arriba: 'a', seisNiveles: 'i' } as const;
