import { useVoice } from '../controls/voice';

interface GroupNavProps {
  readonly groups: readonly { readonly place: string; readonly label: string }[];
}
/** Sheets with fewer groups are seen at a glance. */
const ENOUGH = 4;

/** The way to each group of a long sheet: it brings the keyboard there as well as the eye. */
export function GroupNav({ groups }: GroupNavProps) {
  const { say } = useVoice();
  if (groups.length < ENOUGH) return null;
  const go = (place: string) => {
    const group = document.getElementById(place);
    group?.focus({ preventScroll: true });
    group?.scrollIntoView();
  };
  return (
    <nav class="group-nav" aria-label={say('sheet_groups')}>
      {groups.map(({ place, label }) => (
        <button key={place} type="button" class="group-link" onClick={() => go(place)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
