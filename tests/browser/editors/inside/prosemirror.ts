import { baseKeymap } from '@tiptap/pm/commands';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { DOMParser, DOMSerializer, Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { place, ready, sendOf } from './fe';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: '(text | hard_break)*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    hard_break: {
      ...{ group: 'inline', inline: true, selectable: false },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: {},
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
});
const plugins = [
  history(),
  keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo }),
  keymap(baseKeymap),
];
const changed: (() => void)[] = [];
const view = new EditorView(place(), {
  state: EditorState.create({ schema, plugins }),
  dispatchTransaction(transaction) {
    view.updateState(view.state.apply(transaction));
    if (transaction.docChanged) for (const tell of changed) tell();
  },
});
const data = (): string => {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content));
  return box.innerHTML;
};
sendOf(data);
ready(
  {
    data,
    fill: (html) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      const { doc } = view.state;
      view.dispatch(
        view.state.tr.replaceWith(0, doc.content.size, DOMParser.fromSchema(schema).parse(box).content),
      );
    },
  },
  (tell) => changed.push(tell),
);
