import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus goes once the list is drawn again. */
type Aim = { readonly row: number } | 'add';

/**
 * Keeps the keyboard's place in a list that grows and shrinks: a new entry is ready to be typed in, and
 * taking one out leaves the focus on the next (or on the button that adds one), never on nothing.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): (aim: Aim) => void {
  const aim = useRef<Aim | null>(null);
  useLayoutEffect(() => {
    const to = aim.current;
    if (to === null || !list.current) return;
    aim.current = null;
    const rows = list.current.querySelectorAll('[data-row]');
    const row = to === 'add' ? undefined : rows[Math.min(to.row, rows.length - 1)];
    const target = row?.querySelector('input, select') ?? list.current.querySelector('[data-add] button');
    if (target instanceof HTMLElement) target.focus();
  });
  return (to) => {
    aim.current = to;
  };
}
