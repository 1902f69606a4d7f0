/** Hands a text to the reader as a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that says what it is and from when: `fe-de-dados-personajes-2026-03-01.json`. */
export const fileName = (what: string, extension: string, now = new Date()): string =>
  `fe-de-dados-${what}-${now.toISOString().slice(0, 10)}.${extension}`;
