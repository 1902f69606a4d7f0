// What the form of a partida needs, apart from the page's own room: loaded when somebody opens it.
export { PartidaForm } from '../../components/partidas/partida-form';
export { createPartidaModel, withLiving } from '../../components/partidas/partida-model';
