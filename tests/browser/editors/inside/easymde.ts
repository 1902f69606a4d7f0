import { ready, sent } from './fe';

interface Instance {
  value(): string;
  value(text: string): void;
  readonly codemirror: { on(event: string, handler: () => void): void };
}
declare const EasyMDE: new (options: object) => Instance;

const instance = new EasyMDE({
  ...{ element: sent(), spellChecker: false, autoDownloadFontAwesome: false, status: false, forceSync: true },
});
ready({ data: () => instance.value(), fill: (text) => instance.value(text) }, (changed) =>
  instance.codemirror.on('change', changed),
);
