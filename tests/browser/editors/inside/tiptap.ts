import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { place, ready, sendOf } from './fe';

const instance = new Editor({ element: place(), extensions: [StarterKit] });
const data = (): string => instance.getHTML();
sendOf(data);
ready({ data, fill: (html) => void instance.commands.setContent(html) }, (changed) =>
  instance.on('update', changed),
);
