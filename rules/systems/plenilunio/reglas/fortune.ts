/** Destino, Fortuna and the reserva of destino dice (PLE-17 to PLE-31). */

export const DESTINO_MAXIMO = 10;

/** Fortuna with `puntos` more, never above Destino (PLE-24, L187); with Destino 10 none comes back (PLE-31, L195). */
export const recuperarFortuna = (fortuna: number, puntos: number, destino: number): number =>
  destino >= DESTINO_MAXIMO ? fortuna : Math.min(destino, fortuna + puntos);

/** Fortuna at the start of an adventure: as much as Destino (PLE-24, L165), but for who has reached the end. */
export const fortunaInicial = (fortuna: number, destino: number): number =>
  destino >= DESTINO_MAXIMO ? fortuna : destino;

/** Destino rises once in a roll, however many triunfos, and Fortuna is filled up to it (PLE-21, L152, L181). */
export function subirDestino(destino: number): { destino: number; fortuna: number } {
  const after = Math.min(DESTINO_MAXIMO, destino + 1);
  return { destino: after, fortuna: after };
}

/** A new point to get a don or better one for each point of Destino (PLE-22, L161). */
export const puntosDeDon = (antes: number, despues: number): number => Math.max(0, despues - antes);

/** Resistencia that catching one's breath gives back: half of what is lost (PLE-27, L173). */
export const aliento = (resistencia: number, maxima: number, arriba: boolean): number => {
  const half = Math.max(0, maxima - resistencia) / 2;
  return resistencia + (arriba ? Math.ceil(half) : Math.floor(half));
};

/** Most destino dice an action can take (PLE-19, L142–144): five, what is left, none with Destino 10. */
export const dadosDeDestinoPosibles = (reserva: number, destino: number): number =>
  destino >= DESTINO_MAXIMO ? 0 : Math.min(5, reserva);

/** A plot twist adds dice to the reserva, and every player character gets back as much Fortuna (PLE-23, PLE-30). */
export const giroDeTrama = (reserva: number, dados: number): number => reserva + dados;
