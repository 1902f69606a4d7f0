import { ready, sent } from './fe';

ready(
  {
    data: () => sent().value,
    fill: (text) => {
      sent().value = text;
    },
  },
  (changed) => sent().addEventListener('input', changed),
);
