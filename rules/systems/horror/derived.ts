import type { Derived, Language, SheetData } from '../../system';
import { estadoDe } from './estado';
import { caracteristicas } from './order';
import { personaje, puedeTenerGuion } from './personaje';
import { termOf } from './words';

/** HOR-2: what each current score means, and whether there is protección de guion to spend. */
export function derivedOf(data: SheetData, language: Language): readonly Derived[] {
  const who = personaje(data);
  const say = (id: string): string => termOf(id, language);
  const states = caracteristicas.map((id) => ({
    id: `estado_${id}`,
    label: say(id),
    value: `${who.actuales[id]}/${who.optimas[id]}, ${say(estadoDe(who.actuales[id], who.optimas[id]))}`,
  }));
  const guion = puedeTenerGuion(who) && (who.tipo !== 'principal' || who.superacion > 0);
  return [...states, { id: 'guion', label: say('guion'), value: say(guion ? 'si' : 'no') }];
}
