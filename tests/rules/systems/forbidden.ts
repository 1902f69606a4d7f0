import samples from '../../vectors/forum-samples.json';

interface Rule {
  readonly re: string;
  readonly flags: string;
}
const rules = Object.entries(samples.forbidden as Readonly<Record<string, readonly Rule[]>>).flatMap(
  ([engine, list]) => list.map(({ re, flags }) => ({ engine, test: new RegExp(re, flags) })),
);

/** What some forum engine would change or refuse in a text: the engine and the piece. Nothing for a safe text. */
export const damagedIn = (text: string): readonly string[] =>
  rules.flatMap(({ engine, test }) => {
    const found = test.exec(text);
    return found ? [`${engine}: ${found[0]}`] : [];
  });
