import { download } from '../../components/controls/download';
import { copyText as copyNear } from '../content/copy';
import { pageText } from '../content/fetch-page';
import type { OpenFile } from './verifier';

/** A chosen file, read in the encoding it says it is written in: old boards are not UTF-8. */
export const fileOf = (file: File): OpenFile => ({
  name: file.name,
  text: async () => pageText(new Uint8Array(await file.arrayBuffer()), null, 'utf-8'),
});

export const copyText = (text: string): Promise<boolean> => copyNear(text, document.body);

/** Hands the acta to the reader as a text file. */
export const saveText = (name: string, text: string): void =>
  download(name, 'text/plain;charset=utf-8', text);
