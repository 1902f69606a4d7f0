import { ready } from './fe';

interface Instance {
  getData(): string;
  setData(html: string): void;
  on(event: string, handler: () => void): void;
}
declare const CKEDITOR: { replace(name: string, options: object): Instance; versionCheck?: boolean };

const instance = CKEDITOR.replace('message', {
  ...{
    height: 200,
    versionCheck: false,
    removePlugins: 'elementspath',
    language: 'es',
    allowedContent: true,
  },
});
instance.on('instanceReady', () =>
  ready({ data: () => instance.getData(), fill: (html) => instance.setData(html) }, (changed) =>
    instance.on('change', changed),
  ),
);
