/** Drawn shapes that stand beside words; none is ever the only carrier of a meaning. */
const paths = {
  add: 'M8 3v10M3 8h10',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  copy: 'M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3z',
  cross: 'm4 4 8 8m0-8-8 8',
  edit: 'm3 13 .6-3L11 2.6 13.4 5 6 12.4zM9.5 4 12 6.5',
  file: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10',
  open: 'M9.5 3H13v3.5M13 3 7.5 8.5M11 9v4H3V5h4',
  tick: 'm3 8.5 3.2 3.2L13 4.8',
  alert: 'M8 3.2v6M8 12v.8',
  question: 'M5.6 6a2.4 2.4 0 1 1 3.6 2.1C8.3 8.6 8 9 8 9.8M8 12.2v.6',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  undo: 'M5.5 3 3 5.5 5.5 8M3 5.5h6.2a3.7 3.7 0 0 1 0 7.5H6',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
