import { lecturaDe } from './finales';
import { Contador, type Cuenta, contarLectura } from './leyes';
import type { Comun, Enfrentada, Persecucion, Rival } from './order';
import { avanzar, type Carrera } from './persecucion';
import { type Enfrentamiento, enfrentar, type Lectura } from './resolve';
import { pesos, trios } from './tiradas';

// What an opposed roll needs of each side: its class and total, and in how many cases.
type Lado = Cuenta<string>;
const side = ({ clase, total }: Pick<Lectura, 'clase' | 'total'>): string => `${clase.tipo} ${total}`;
const ofSide = (key: string): Pick<Lectura, 'clase' | 'total'> => {
  const [tipo, total] = key.split(' ');
  return {
    clase: tipo === 'critico' || tipo === 'pifia' ? { tipo, veces: 2 } : { tipo: 'normal' },
    total: Number(total),
  };
};

function rivalSides(rival: Rival, triples: Pick<Comun, 'triples'>): Lado | null {
  const counter = new Contador<string>();
  switch (rival.tipo) {
    case 'pendiente':
      return null;
    case 'total':
      counter.add(`${rival.clase} ${rival.total}`, 1n);
      return counter;
    case 'hecha':
      counter.add(side(lecturaDe({ ...triples, modificador: rival.bono }, rival.dados, rival.modo)), 1n);
      return counter;
    case 'tira':
      for (const [place, dados] of trios.entries()) {
        const weight = BigInt(pesos[place] ?? 0);
        counter.add(side(lecturaDe({ modificador: rival.bono }, dados, 'natural')), weight);
      }
      return counter;
  }
}

/** Win, draw and loss of an opposed roll, and of a chase what it comes to; `null` while the rival is pending. */
export interface LeyOpuesta {
  readonly resultado: Cuenta<Enfrentamiento>;
  readonly carrera: Cuenta<string> | null;
}
export function leyOpuesta(order: Enfrentada | Persecucion): LeyOpuesta | null {
  const theirs = rivalSides(order.rival, order.triples ? { triples: order.triples } : {});
  if (!theirs) return null;
  const ours = contarLectura(order, side);
  const resultado = new Contador<Enfrentamiento>();
  const carrera = new Contador<string>();
  for (const [a, weightA] of ours.counts) {
    for (const [b, weightB] of theirs.counts) {
      const [us, them, weight] = [ofSide(a), ofSide(b), weightA * weightB];
      const result = enfrentar(us, them, order.soloTotales);
      resultado.add(result, weight);
      if (order.kind === 'persecucion') {
        carrera.add(carreraId(avanzar(order.distancia, order.papel, result, us.clase, them.clase)), weight);
      }
    }
  }
  return { resultado, carrera: order.kind === 'persecucion' ? carrera : null };
}

/** `corta`…, or `perseguidor`, `perseguido` when it ends in favour of that side. */
export const carreraId = (carrera: Carrera): string => (carrera.fin ? carrera.favor : carrera.distancia);
