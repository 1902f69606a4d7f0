import { place, ready, sendOf } from './fe';

interface Instance {
  readonly clipboard: { convert(html: { html: string }): object };
  getSemanticHTML(): string;
  setContents(contents: object, source: string): void;
  on(event: string, handler: () => void): void;
}
declare const Quill: new (box: Element, options: object) => Instance;

const box = place();
box.append(document.createElement('div'));
const instance = new Quill(box.firstElementChild ?? box, {
  ...{ theme: 'snow', modules: { toolbar: [['bold', { color: [] }]], history: { delay: 1000 } } },
});
const data = (): string => instance.getSemanticHTML();
sendOf(data);
ready(
  { data, fill: (html) => instance.setContents(instance.clipboard.convert({ html }), 'api') },
  (changed) => instance.on('text-change', changed),
);
