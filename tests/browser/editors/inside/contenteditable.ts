import { place, ready, sendOf } from './fe';

const box = place();
box.contentEditable = 'true';
box.className = 'editor';
const data = (): string => box.innerHTML;
sendOf(data);
ready(
  {
    data,
    fill: (html) => {
      box.innerHTML = html;
    },
  },
  (changed) => box.addEventListener('input', changed),
);
