/** Labels of the rolls offered and of what they ask, in one language. */
export interface InputWords {
  readonly offers: Readonly<Record<OfferId, string>>;
  readonly labels: Readonly<Record<InputId, string>>;
  readonly helps: Readonly<Partial<Record<InputId, string>>>;
  /** Of choices whose options are no names of the game: `input.option`. */
  readonly options: Readonly<Record<OptionId, string>>;
  readonly none: string;
  readonly unarmed: string;
  dificultad(id: string | null, dados: number): string;
}

export type OfferId =
  | 'reto'
  | 'conflicto'
  | 'ataque'
  | 'defensa'
  | 'distancia'
  | 'cubierto'
  | 'don'
  | 'prolongada'
  | 'conjunta'
  | 'dano'
  | 'gasto'
  | 'descanso'
  | 'recuperacion'
  | 'atencion'
  | 'oposicion'
  | 'giro';

export type InputId =
  | 'caracteristica'
  | 'especialidad'
  | 'herramientas'
  | 'heridas'
  | 'comprometidos'
  | 'donAutomatico'
  | 'automaticos'
  | 'destino'
  | 'armadura'
  | 'repiteFracasos'
  | 'repiteTriunfos'
  | 'oposicion'
  | 'contra'
  | 'empate'
  | 'dados'
  | 'rivalEspecialista'
  | 'rival'
  | 'turno'
  | 'normales'
  | 'sencillos'
  | 'dobles'
  | 'arma'
  | 'usa'
  | 'acero'
  | 'soloAcero'
  | 'danoArma'
  | 'danoRival'
  | 'proteccion'
  | 'proteccionRival'
  | 'alcance'
  | 'cubierto'
  | 'dadosExtra'
  | 'objetivo'
  | 'acumulado'
  | 'ayudantes'
  | 'ayudante1'
  | 'ayudante2'
  | 'ayudante3'
  | 'ayudante4'
  | 'reposo'
  | 'medicos'
  | 'paciente'
  | 'uso'
  | 'pasajeros'
  | 'golpe'
  | 'fortuna'
  | 'gasto'
  | 'coste'
  | 'donActivado'
  | 'deDon';

export type OptionId =
  | 'oposicion.pendiente'
  | 'oposicion.don'
  | 'contra.respuesta'
  | 'contra.defensa'
  | 'alcance.pendiente'
  | 'reposo.reposo'
  | 'reposo.actividad'
  | 'reposo.peligro'
  | 'gasto.aliento'
  | 'gasto.adelantarse'
  | 'gasto.elemento'
  | 'gasto.don'
  | 'gasto.giro';
