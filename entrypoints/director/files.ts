import { download } from '../../components/controls/download';

/** Puts a text on the clipboard; `false` when the browser did not let it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Hands the acta to the reader as a text file. */
export const saveText = (name: string, text: string): void =>
  download(name, 'text/plain;charset=utf-8', text);
