import { basicSetup, EditorView } from 'codemirror';
import { place, ready, sendOf } from './fe';

const changed: (() => void)[] = [];
const view = new EditorView({
  parent: place(),
  extensions: [
    basicSetup,
    EditorView.lineWrapping,
    EditorView.updateListener.of((update) => {
      if (update.docChanged) for (const tell of changed) tell();
    }),
  ],
});
const data = (): string => view.state.doc.toString();
sendOf(data);
ready(
  {
    data,
    fill: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
  },
  (tell) => changed.push(tell),
);
