export { download, fileName } from '../../components/controls/download';

/** Puts a text on the clipboard; `false` when the browser did not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
