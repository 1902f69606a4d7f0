import { flagField, intField } from '../../fields';
import type { Derived, Language, SheetData } from '../../system';
import { ajustes } from './ajustes';
import { bd, personaje } from './personaje';
import { termOf } from './words';

/** HIT-7 to HIT-11, HIT-29, HIT-32: what follows from the sheet, by the settings of the partida. */
export function derivedOf(data: SheetData, language: Language, partida: SheetData = {}): readonly Derived[] {
  const who = personaje(data, ajustes(partida));
  const say = (id: string): string => termOf(id, language);
  const one = (id: string, value: string | number): Derived => ({ id, label: say(id), value: String(value) });
  const penalty = who.penalizacion === 0 ? '' : ` (−${who.penalizacion})`;
  const combat = who.habilidades.filter(({ tipo }) => tipo === 'combate');
  const best = Math.max(0, ...combat.map(({ valor }) => valor));
  return [
    one('estado', say(who.estado) + penalty),
    one('aguante', who.aguante),
    one('resistencia', `${who.resistencia - who.salud.perdidos}/${who.resistencia}`),
    one('defensa', who.defensa),
    one('iniciativa', who.iniciativa),
    one('bd_cuerpo', bd(who, best, false)),
    one('bd_distancia', bd(who, best, true)),
    one('rd', who.rd),
    ...(flagField(data, 'usa_cordura') ? sanity(data, who.caracteristicas, one) : []),
  ];
}

// Option of Cultos Innombrables, not in the seed (rules.md §2.2).
function sanity(
  data: SheetData,
  { voluntad, intelecto }: { readonly voluntad: number; readonly intelecto: number },
  one: (id: string, value: string | number) => Derived,
): Derived[] {
  const composure = voluntad + Math.floor(intelecto / 2);
  return [
    one('entereza', composure),
    one('estabilidad', `${3 * composure - intField(data, 'estabilidad_perdida')}/${3 * composure}`),
  ];
}
