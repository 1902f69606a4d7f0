export const views = ['page', 'characters', 'partidas', 'log', 'words'] as const;
export type View = (typeof views)[number];
export interface Route {
  readonly view: View;
  /** Character open in the view, or `null`. */
  readonly open: string | null;
}

/** Reads `#characters/ID`; anything else is the page's own view. */
export function readRoute(hash: string): Route {
  const [name = '', open = ''] = hash.replace(/^#/, '').split('/');
  const view = views.find((one) => one === name);
  return view ? { view, open: open || null } : { view: 'page', open: null };
}

export const writeRoute = ({ view, open }: Route): string => `#${view}${open ? `/${open}` : ''}`;
