import { isSelector } from '../../background/messages';

/** Names that say how something is just now, not what it is. */
const STATE =
  /^(?:odd|even|bg\d|row\d|alt\d?|first|last|active|current|selected|hover|focus|focused|open|opened|new|unread|read|online|offline|visible|hidden|own|mine|guest|highlight(?:ed)?|js-.*)$/i;
const NAME = /^-?[A-Za-z_][\w-]*$/;

/** Classes that may be the same tomorrow: no numbers, no states, nothing a build made up. */
const lasting = (node: Element): string[] =>
  [...node.classList].filter(
    (name) => NAME.test(name) && !STATE.test(name) && !/\d/.test(name) && !/^css-|__\w*[A-Z]\w*$/.test(name),
  );

const tagOf = (node: Element): string => node.tagName.toLowerCase();
const quoted = (text: string): string | null => (/^[^"\\\n]{1,80}$/.test(text) ? `"${text}"` : null);

/** Ways to name a node by itself, the most lasting first. */
function names(node: Element): string[] {
  const tag = tagOf(node);
  const name = quoted(node.getAttribute('name') ?? '');
  const classes = lasting(node);
  const one = classes.map((own) => `${tag}.${own}`);
  return [
    ...(NAME.test(node.id) && !/\d{2,}/.test(node.id) ? [`${tag}#${node.id}`] : []),
    ...(name ? [`${tag}[name=${name}]`] : []),
    ...(classes.length > 1 ? [`${tag}.${classes.join('.')}`] : []),
    ...one,
  ];
}

const finds = (page: Document, selector: string): Element[] =>
  isSelector(selector) ? [...page.querySelectorAll(selector)] : [];

/** A selector that finds this node and, in this page, no other. `null` when there is none of six steps. */
export function selectorOf(node: Element): string | null {
  const page = node.ownerDocument;
  const alone = (selector: string): boolean => finds(page, selector).length === 1;
  const own = [...names(node), tagOf(node)];
  for (const name of own) if (alone(name)) return name;
  for (let up = node.parentElement; up && up !== page.body; up = up.parentElement)
    for (const around of names(up))
      for (const name of own) if (alone(`${around} ${name}`)) return `${around} ${name}`;
  return byPlace(node, alone);
}

/** By its place among its kind, from as far up as six steps reach. */
function byPlace(node: Element, alone: (selector: string) => boolean): string | null {
  const steps: string[] = [];
  for (let at: Element | null = node; at?.parentElement && steps.length < 6; at = at.parentElement) {
    const tag = tagOf(at);
    const kind = [...at.parentElement.children].filter((other) => tagOf(other) === tag);
    steps.unshift(`${tag}:nth-of-type(${kind.indexOf(at) + 1})`);
    for (const around of names(at.parentElement)) {
      const selector = [around, ...steps].join(' > ');
      if (steps.length < 6 && alone(selector)) return selector;
    }
    if (alone(steps.join(' > '))) return steps.join(' > ');
  }
  return null;
}

/** Selectors for this node and all of its kind, the most exact first: `article[id^="post-"]`, `div.post`. */
export function kindSelectors(node: Element): string[] {
  const tag = tagOf(node);
  const head = /^([A-Za-z_][\w-]*?[-_]?)\d+$/.exec(node.id)?.[1];
  const data = [...node.attributes]
    .filter(({ name, value }) => /^data-[a-z-]*(?:id|pid|mid|post|message)$/.test(name) && /\d/.test(value))
    .map(({ name }) => `[${name}]`);
  const classes = lasting(node);
  const all = [
    ...(head ? classes.map((own) => `${tag}.${own}[id^="${head}"]`) : []),
    ...data.flatMap((mark) => classes.map((own) => `${tag}.${own}${mark}`)),
    ...(classes.length > 1 ? [`${tag}.${classes.join('.')}`] : []),
    ...classes.map((own) => `${tag}.${own}`),
    ...(head ? [`${tag}[id^="${head}"]`] : []),
    ...data.map((mark) => `${tag}${mark}`),
  ];
  return all.filter(isSelector);
}
