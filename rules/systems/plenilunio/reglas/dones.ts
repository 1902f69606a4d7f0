import type { Caracteristica, DonId } from '../terms';

/** What a use of a don does when it is rolled; `don-effects.ts` works it out. */
export type Efecto =
  | 'dano'
  | 'robo'
  | 'cura'
  | 'limpieza'
  | 'anulacion'
  | 'condena'
  | 'reserva'
  | 'trance'
  | 'debilidad';

/** A way to use a don. Its number in an order is its place in the list, from 1: the lists only grow. */
export type Uso = { readonly id: string } & (
  | {
      /** As many automatic successes as the score, on rolls of these características. */
      readonly tipo: 'auto';
      readonly rasgos: readonly Caracteristica[];
    }
  | {
      /** The score is rolled against a difficulty: one of a list, or the director's. */
      readonly tipo: 'reto';
      readonly dificultades?: readonly { readonly id: string; readonly dados: number }[];
      readonly efecto?: Efecto;
      readonly hiere?: true;
      /** Successes an extended action needs, by what is done. */
      readonly objetivos?: readonly { readonly id: string; readonly exitos: number }[];
    }
  | {
      /** The score is rolled against a característica of the target. */
      readonly tipo: 'conflicto';
      readonly contra: Caracteristica;
      readonly efecto?: Efecto;
      /** It strikes with a weapon, whose damage the player tells. */
      readonly hiere?: true;
    }
  | { readonly tipo: 'prueba'; readonly efecto: Efecto }
  | { readonly tipo: 'activar' }
);

export interface Don {
  /** Lines of the seed. */
  readonly lineas: string;
  readonly usos: readonly Uso[];
  /** It cannot be used at will, and so costs no Fortuna. */
  readonly gratis?: true;
}

const auto = (id: string, ...rasgos: Caracteristica[]): Uso => ({ id, tipo: 'auto', rasgos });
const reto = (id: string): Uso => ({ id, tipo: 'reto' });
const contra = (id: string, rasgo: Caracteristica, efecto?: Efecto): Uso =>
  efecto ? { id, tipo: 'conflicto', contra: rasgo, efecto } : { id, tipo: 'conflicto', contra: rasgo };
const strike = (id: string): Uso => ({ id, tipo: 'conflicto', contra: 'combate', hiere: true });
const activar = (id: string): Uso => ({ id, tipo: 'activar' });
const fija = (dados: number) => [{ id: 'fija', dados }] as const;

/** The 27 dones (PLE F, seed L384–533). Activating one costs a point of Fortuna (PLE-25, L380). */
export const donTable: Readonly<Record<DonId, Don>> = {
  alegoria: { lineas: 'L384–389', usos: [activar('ilusion'), contra('sostener', 'astucia')] },
  defensa: { lineas: 'L393–395', usos: [activar('guardia')] },
  sombras: { lineas: 'L399–401', usos: [auto('ocultarse', 'sutileza'), contra('imposible', 'astucia')] },
  titan: { lineas: 'L405', usos: [auto('fuerza', 'fortaleza'), reto('proeza')] },
  gesto: { lineas: 'L409', usos: [contra('herir', 'voluntad', 'dano')] },
  golpe: {
    lineas: 'L413–415',
    usos: [auto('ataque', 'combate'), { id: 'mistico', tipo: 'reto', hiere: true }],
  },
  guardian: { lineas: 'L419–421', usos: [auto('convencer', 'presencia'), contra('trance', 'voluntad')] },
  hilos: { lineas: 'L425–427', usos: [auto('leer', 'astucia'), contra('emocion', 'voluntad')] },
  bestias: { lineas: 'L431–435', usos: [auto('tratar', 'presencia', 'astucia'), reto('hablar')] },
  limpieza: {
    lineas: 'L439–441',
    usos: [
      { id: 'limpiar', tipo: 'prueba', efecto: 'limpieza' },
      { id: 'anular', tipo: 'prueba', efecto: 'anulacion' },
    ],
  },
  manantial: {
    lineas: 'L445–447',
    usos: [
      auto('recuperarse', 'fortaleza'),
      {
        id: 'regenerar',
        tipo: 'reto',
        dificultades: fija(3),
        objetivos: [
          { id: 'dedo', exitos: 2 },
          { id: 'mano', exitos: 4 },
          { id: 'brazo', exitos: 6 },
        ],
      },
    ],
  },
  mano: { lineas: 'L451', usos: [reto('mover'), strike('atacar')] },
  curativas: {
    lineas: 'L455–457',
    usos: [
      {
        id: 'curar',
        tipo: 'reto',
        efecto: 'cura',
        // The recovery table ([ext] p. 101), and 1 for who is healthy.
        dificultades: [
          { id: 'sano', dados: 1 },
          { id: 'magullado', dados: 2 },
          { id: 'herido', dados: 3 },
          { id: 'malherido', dados: 4 },
        ],
      },
    ],
  },
  manto: { lineas: 'L461', usos: [activar('proteger')] },
  felinos: { lineas: 'L465', usos: [auto('agilidad', 'fortaleza'), reto('acrobacia')] },
  piel: { lineas: 'L469–471', usos: [activar('cambiar')] },
  ojos: {
    lineas: 'L475–477',
    usos: [
      {
        id: 'pasado',
        tipo: 'reto',
        dificultades: [
          { id: 'minutos', dados: 1 },
          { id: 'dias', dados: 2 },
          { id: 'meses', dados: 3 },
          { id: 'anos', dados: 4 },
          { id: 'siglos', dados: 5 },
        ],
      },
      { id: 'futuro', tipo: 'reto', dificultades: fija(3), efecto: 'reserva' },
    ],
  },
  palabra: { lineas: 'L481', usos: [contra('condenar', 'voluntad', 'condena')] },
  puerta: {
    lineas: 'L485',
    usos: [
      {
        id: 'cruzar',
        tipo: 'reto',
        dificultades: [
          { id: 'hogar', dados: 2 },
          { id: 'conocido', dados: 3 },
          { id: 'visitado', dados: 4 },
          { id: 'descrito', dados: 5 },
        ],
      },
    ],
  },
  revelar: {
    lineas: 'L489',
    usos: [{ id: 'golpear', tipo: 'reto', dificultades: fija(2), efecto: 'debilidad' }],
  },
  separacion: { lineas: 'L493–497', usos: [activar('salir'), reto('actuar'), strike('luchar')] },
  robo: { lineas: 'L501–503', usos: [contra('robar', 'voluntad', 'robo')] },
  serendipia: { lineas: 'L507–509', usos: [auto('buscar', 'astucia'), reto('casualidad')] },
  telarana: {
    lineas: 'L513–515',
    usos: [
      auto('saber', 'cultura'),
      {
        id: 'secreto',
        tipo: 'reto',
        dificultades: [
          { id: 'uno', dados: 5 },
          { id: 'pocos', dados: 4 },
          { id: 'grupo', dados: 3 },
          { id: 'muchos', dados: 2 },
        ],
      },
    ],
  },
  trance: {
    lineas: 'L519–523',
    gratis: true,
    usos: [{ id: 'despertar', tipo: 'reto', dificultades: fija(2), efecto: 'trance' }],
  },
  senales: { lineas: 'L527–529', usos: [auto('percibir', 'astucia'), contra('ver', 'voluntad')] },
  voz: { lineas: 'L533', usos: [activar('hablar'), contra('forzar', 'voluntad')] },
};

/** The use with that number, from 1. */
export const usoDe = (don: DonId, numero: number): Uso | undefined => donTable[don].usos[numero - 1];

/** Whether a use does damage: with the attacker's Voluntad as weapon, or with a real one. */
export const hiere = (uso: Uso): boolean =>
  'hiere' in uso || ('efecto' in uso && (uso.efecto === 'dano' || uso.efecto === 'robo'));

/** Score a don needs to take an animal's shape: its highest característica (L469–471). */
export const puntuacionParaForma = (caracteristicas: readonly number[]): number =>
  Math.max(0, ...caracteristicas);
/** Dice Defensa de acero gives against each melee attack of the turn, never split (L393–395). */
export const dadosDeAcero = (puntuacion: number): number => puntuacion;
/** Protection of Manto de protección until the next turn (L461). */
export const proteccionDelManto = (puntuacion: number): number => 2 * puntuacion;
/** Each passenger through a door costs one more Fortuna and one more die of difficulty (L485). */
export const cruzarPuerta = (dificultad: number, pasajeros: number) => ({
  dificultad: dificultad + pasajeros,
  fortuna: 1 + pasajeros,
});
/** Resisting a don takes dice of the next action, but for Robo de vida (L503). */
export const resistirCuestaDados = (don: DonId): boolean => don !== 'robo';
