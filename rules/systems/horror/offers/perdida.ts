import { choiceInput, flagInput, intInput } from '../../../inputs';
import { good, type Read } from '../../../read';
import { hayGuion } from '../estado';
import { type Caracteristica, caracteristicas, type Gasto, type Perdida } from '../order';
import { puedeTenerGuion } from '../personaje';
import { type Kind, planned, proponeGuion, refuse, type Scene, threatInputs, threatOf } from './scene';

/** HOR-10 (L109): what the winner of a harmful conflict took from who reads it. */
export const perdida: Kind = {
  id: 'perdida',
  open: () => true,
  inputs: (scene) => [
    choiceInput(
      scene,
      'pierde',
      caracteristicas.map((id) => ({ id, label: `${scene.say(id)} ${scene.who.actuales[id]}` })),
    ),
    intInput(scene, 'puntos', 1, 21, 1),
    flagInput(scene, 'guion', proponeGuion(scene)),
    ...threatInputs(scene),
  ],
  plan: (scene, chosen) => {
    const { amenaza } = threatOf(chosen);
    const guion = guionDe(scene, amenaza, chosen.flag('guion'));
    if (!guion.ok) return guion;
    const caracteristica = chosen.text('pierde') as Caracteristica;
    const order: Gasto = {
      kind: 'gasto',
      que: 'perdida',
      ...(guion.value ? spentBy(scene, guion.value, amenaza) : {}),
      pierde: {
        caracteristica,
        actual: scene.who.actuales[caracteristica],
        puntos: chosen.int('puntos'),
        ...(guion.value ? { guion: guion.value } : {}),
      },
    };
    return planned(order);
  },
};

/** HOR-12, HOR-16, HOR-17: who pays protección de guion here; `hor.guionObligatoria` = siempre uses it where it can. */
function guionDe(
  { who, ajustes }: Scene,
  amenaza: number | undefined,
  use: boolean,
): Read<Perdida['guion'] | null> {
  const early = amenaza === undefined || hayGuion(amenaza, ajustes.incluyeOcho);
  const principal = who.tipo === 'principal';
  const purse = principal ? who.superacion : (amenaza ?? Number.POSITIVE_INFINITY);
  if (puedeTenerGuion(who) && early && purse > 0) {
    return good(use || ajustes.guion === 'siempre' ? (principal ? 'superacion' : 'amenaza') : null);
  }
  if (!use) return good(null);
  if (!puedeTenerGuion(who)) return refuse('guion_tipo', 'guion');
  if (!early) return refuse('guion_amenaza', 'guion', { amenaza: amenaza ?? 0 });
  return principal ? refuse('sin_superacion', 'guion', { cost: 1 }) : refuse('sin_amenaza', 'guion');
}

/** Figures before it, for whoever reads the block. */
const spentBy = (
  { who, ajustes }: Scene,
  guion: NonNullable<Perdida['guion']>,
  amenaza: number | undefined,
): Pick<Gasto, 'superacion' | 'amenaza' | 'soloNivel'> => ({
  ...(guion === 'superacion' ? { superacion: who.superacion } : {}),
  ...(amenaza === undefined ? {} : { amenaza }),
  ...(guion === 'amenaza' && ajustes.soloNivel ? { soloNivel: true } : {}),
});
