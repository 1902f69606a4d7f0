import { ready, sent } from './fe';

interface Instance {
  getContent(): string;
  setContent(html: string): void;
  on(events: string, handler: () => void): void;
}
declare const tinymce: { init(options: object): Promise<Instance[]> };

const [instance] = await tinymce.init({
  ...{ target: sent(), license_key: 'gpl', promotion: false, branding: false, height: 250, menubar: false },
  ...{ toolbar: 'bold forecolor undo redo', entity_encoding: 'raw' },
});
if (!instance) throw new Error('TinyMCE did not begin');
ready({ data: () => instance.getContent(), fill: (html) => instance.setContent(html) }, (changed) =>
  instance.on('input change undo redo', changed),
);
