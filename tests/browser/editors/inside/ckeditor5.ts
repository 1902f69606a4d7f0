import { ready, sent } from './fe';

interface Instance {
  getData(): string;
  setData(html: string): void;
  readonly model: { readonly document: { on(event: string, handler: () => void): void } };
}
declare const CKEDITOR: Record<string, unknown> & {
  ClassicEditor: { create(area: Element, options: object): Promise<Instance> };
};

const plugins = ['Essentials', 'Paragraph', 'Bold', 'FontColor', 'Link', 'BlockQuote', 'PasteFromOffice'];
const instance = await CKEDITOR.ClassicEditor.create(sent(), {
  ...{ licenseKey: 'GPL', toolbar: ['bold', 'fontColor', 'undo', 'redo'] },
  plugins: plugins.map((name) => CKEDITOR[name]),
});
ready({ data: () => instance.getData(), fill: (html) => instance.setData(html) }, (changed) =>
  instance.model.document.on('change:data', changed),
);
