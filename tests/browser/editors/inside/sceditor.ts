import { ready, sent } from './fe';

interface Instance {
  val(): string;
  val(text: string): void;
  sourceMode(on: boolean): void;
  bind(events: string, handler: () => void): void;
}
declare const sceditor: {
  create(area: Element, options: object): void;
  instance(area: Element): Instance;
};

sceditor.create(sent(), {
  ...{ format: 'bbcode', toolbar: 'bold,color|source', emoticonsEnabled: false, plugins: 'undo' },
  ...{ width: '100%', height: 200, style: '/sceditor/themes/content/default.min.css' },
});
const instance = sceditor.instance(sent());
if (document.body.dataset.mode === 'source') instance.sourceMode(true);
ready({ data: () => instance.val(), fill: (text) => instance.val(text) }, (changed) =>
  instance.bind('valuechanged', changed),
);
