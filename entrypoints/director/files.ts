/** Puts a text on the clipboard; `false` when the browser did not let it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

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
