import type { Colour } from '../../rules/proof/acta';
import { Icon, type IconName } from './icon';

const icons: Record<Colour, IconName> = { green: 'tick', grey: 'question', amber: 'alert', red: 'cross' };

/** The sign of a verdict's colour: each has its own shape, for whom colours say nothing. */
export function Sign({ colour }: { colour: Colour }) {
  return (
    <span class={`sign sign-${colour}`}>
      <Icon name={icons[colour]} />
    </span>
  );
}
