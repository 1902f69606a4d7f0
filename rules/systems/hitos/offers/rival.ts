import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, optionsOf, textInput } from '../../../inputs';
import { good, type Read } from '../../../read';
import type { Names, RollInput } from '../../../system';
import type { Modo, Trio } from '../dados';
import type { Enfrentada, Persecucion, Rival } from '../order';
import {
  cannotAct,
  caracteristicaInput,
  habilidadInput,
  type Kind,
  modificadorInput,
  planned,
  refuse,
  type Scene,
  sumDe,
} from './scene';

const CLASES = ['normal', 'critico', 'pifia'] as const;
const MODOS = ['natural', 'positiva', 'negativa'] as const;

const rivalInputs = (scene: Scene): readonly RollInput[] => [
  choiceInput(
    scene,
    'rival',
    optionsOf(scene, ['rival_pendiente', 'rival_total', 'rival_hecha', 'rival_tira']),
  ),
  intInput(scene, 'total_rival', -20, 99, 10),
  choiceInput(scene, 'clase_rival', optionsOf(scene, ['clase_normal', 'clase_critico', 'clase_pifia'])),
  textInput(scene, 'dados_rival', 12),
  choiceInput(scene, 'modo_rival', optionsOf(scene, ['modo_natural', 'modo_positiva', 'modo_negativa'])),
  intInput(scene, 'bono_rival', -40, 60, 5),
  intInput(scene, 'turno', 0, 1_000_000, 0),
  textInput(scene, 'nombre_rival'),
];

/** The rival, and its name where a block of its own or dice thrown for it are told. */
function rivalDe(chosen: Chosen): Read<{ readonly rival: Rival; readonly names: Names }> {
  const kind = chosen.text('rival');
  if (kind === 'rival_pendiente') return good({ rival: { tipo: 'pendiente' }, names: {} });
  if (kind === 'rival_total') {
    const clase = CLASES.find((one) => `clase_${one}` === chosen.text('clase_rival')) ?? 'normal';
    return good({ rival: { tipo: 'total', total: chosen.int('total_rival'), clase }, names: {} });
  }
  const name = chosen.text('nombre_rival').trim();
  if (name === '') return refuse('falta_rival', 'nombre_rival');
  if (kind === 'rival_tira') {
    return good({ rival: { tipo: 'tira', bono: chosen.int('bono_rival') }, names: { rival: name } });
  }
  const done = hechaDe(chosen);
  return done.ok ? good({ rival: done.value, names: { rival: name } }) : done;
}

const totals = ({ ajustes }: Scene): Pick<Enfrentada, 'soloTotales'> =>
  ajustes.soloTotales ? { soloTotales: true } : {};

/** HIT-4 (L79-82) */
export const enfrentada: Kind = {
  id: 'enfrentada',
  open: () => true,
  inputs: (scene) => [
    caracteristicaInput(scene, 'reflejos'),
    habilidadInput(scene, scene.who.habilidades[0]?.id),
    modificadorInput(scene),
    ...rivalInputs(scene),
    flagInput(scene, 'tablas'),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    const rival = rivalDe(chosen);
    if (refused) return refused;
    if (!rival.ok) return rival;
    const { common, names } = sumDe(scene, chosen);
    return planned(
      {
        kind: 'enfrentada',
        ...common,
        rival: rival.value.rival,
        ...totals(scene),
        ...(chosen.flag('tablas') ? { tablas: true } : {}),
      },
      { ...names, ...rival.value.names },
    );
  },
};

function hechaDe(chosen: Chosen): Read<Rival> {
  const dados = readDados(chosen.text('dados_rival'));
  if (!dados) return refuse('dados_ilegibles', 'dados_rival');
  const tirada = chosen.int('turno');
  return good({
    tipo: 'hecha',
    dados,
    modo: modoDe(chosen.text('modo_rival')),
    bono: chosen.int('bono_rival'),
    ...(tirada > 0 ? { tirada } : {}),
  });
}

export const modoDe = (id: string): Modo => MODOS.find((modo) => `modo_${modo}` === id) ?? 'natural';

/** Three faces as a block shows them, «7, 3, 6»; `null` for anything else. */
export function readDados(typed: string): Trio | null {
  const faces = typed.split(/[\s,]+/).filter((part) => part !== '');
  const [a = 0, b = 0, c = 0] = faces.map((face) => (/^([1-9]|10)$/.test(face) ? Number(face) : 0));
  return faces.length === 3 && a && b && c ? [a, b, c] : null;
}

/** HIT-37 (L200-210) */
export const persecucion: Kind = {
  id: 'persecucion',
  open: () => true,
  inputs: (scene) => [
    choiceInput(scene, 'papel', optionsOf(scene, ['perseguidor', 'perseguido'])),
    choiceInput(scene, 'distancia', optionsOf(scene, ['corta', 'media', 'larga', 'muylarga']), 'media'),
    habilidadInput(scene, scene.who.habilidades[0]?.id),
    modificadorInput(scene),
    ...rivalInputs(scene),
  ],
  plan: (scene, chosen) => {
    const refused = cannotAct(scene);
    const rival = rivalDe(chosen);
    if (refused) return refused;
    if (!rival.ok) return rival;
    const { common, names } = sumDe(scene, chosen, 'reflejos');
    return planned(
      {
        kind: 'persecucion',
        ...common,
        rival: rival.value.rival,
        ...totals(scene),
        papel: chosen.text('papel') as Persecucion['papel'],
        distancia: chosen.text('distancia') as Persecucion['distancia'],
      },
      { ...names, ...rival.value.names },
    );
  },
};
