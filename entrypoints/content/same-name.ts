/** Whether two spellings are one account's: boards show the same name in their menus and posts in other letters. */
export const sameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
