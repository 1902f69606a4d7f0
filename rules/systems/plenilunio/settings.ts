import type { SheetData } from '../../system';
import type { Marca } from './order/order';
import { variants } from './variants';

/** What a partida has set, without the prefix: `settingOf(partida, 'inconsciente')`. */
export function settingOf(partida: SheetData | undefined, id: string): string {
  const variant = variants.find((other) => other.id === `ple.${id}`);
  if (!variant) throw new RangeError(`no setting «${id}»`);
  const value = partida?.[variant.id];
  return typeof value === 'string' && variant.options.includes(value) ? value : variant.byDefault;
}

/** The settings that change how dice are read, to be written into an order: old posts keep theirs. */
export function marcasDe(partida: SheetData | undefined): readonly Marca[] {
  const is = (id: string, option: string): boolean => settingOf(partida, id) === option;
  const marcas: readonly (readonly [Marca, boolean])[] = [
    ['armaduraPropios', is('armaduraYDestino', 'propios')],
    ['armaduraQuitaDestino', is('armaduraQuitaDestino', 'si')],
    ['revesConAutomaticos', is('revesConAutomaticos', 'noEvitan')],
    ['revesSinDestino', is('revesConDestino', 'noCuentan')],
    ['doblesPrimero', is('ordenCancelarTriunfos', 'dobles')],
  ];
  return marcas.flatMap(([marca, set]) => (set ? [marca] : []));
}
