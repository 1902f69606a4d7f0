import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach } from 'vitest';
import { VoiceProvider } from '../../components/controls/voice';
import { sayIn } from './words';

export const say = sayIn('es');

let drawn: HTMLElement[] = [];
afterEach(() => {
  for (const host of drawn) {
    render(null, host);
    host.remove();
  }
  drawn = [];
});

/** Draws it in the page, in Spanish, until the end of the test. */
export function draw(children: ComponentChildren): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  drawn.push(host);
  const show = () => render(<VoiceProvider value={{ say, language: 'es' }}>{children}</VoiceProvider>, host);
  void act(show);
  return host;
}

/** The text a person reads, blanks folded. */
export const read = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The one element of this role-less kind whose accessible name (label, aria-label or text) is `name`. */
export function named<E extends HTMLElement>(host: ParentNode, selector: string, name: string): E {
  const found = [...host.querySelectorAll<E>(selector)].filter((element) => nameOf(element) === name);
  if (found.length !== 1) {
    const all = [...host.querySelectorAll(selector)].map((element) => nameOf(element));
    throw new Error(`${found.length} of ${selector} named «${name}» among ${JSON.stringify(all)}`);
  }
  return found[0] as E;
}

export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : element.closest('label');
  return read(label ?? element);
}

/** The words an assistive device adds to a control: help and error. */
export const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => read(document.getElementById(id)))
    .join(' ');

/** Types a whole text into a field, as the input event tells it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(() => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function choose(field: HTMLSelectElement, value: string): Promise<void> {
  await act(() => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

export async function press(element: HTMLElement): Promise<void> {
  await act(() => {
    element.click();
  });
}

export async function key(element: HTMLElement, name: string, more: KeyboardEventInit = {}): Promise<void> {
  await act(() => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
}
