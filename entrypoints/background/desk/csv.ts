/**
 * A table as CSV (RFC 4180, with a byte-order mark so that spreadsheets read it as UTF-8). A cell that a
 * spreadsheet would take for a formula begins with an apostrophe: titles and names come from forums
 * (OWASP, «CSV Injection»).
 */
export const csv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;

function cell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
