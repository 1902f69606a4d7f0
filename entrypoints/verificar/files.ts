import { copyText as copyNear } from '../content/copy';
import { pageText } from '../content/fetch-page';
import type { OpenFile } from './verifier';

/** A chosen file, read in the encoding it says it is written in: old boards are not UTF-8. */
export const fileOf = (file: File): OpenFile => ({
  name: file.name,
  text: async () => pageText(new Uint8Array(await file.arrayBuffer()), null, 'utf-8'),
});

export const copyText = (text: string): Promise<boolean> => copyNear(text, document.body);

/** Hands a text to the reader as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
