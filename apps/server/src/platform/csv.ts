/** Writes rows for a spreadsheet. Begins with a byte order mark by which Excel detects UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((cells) => cells.map(toCell).join(','))
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

/**
 * Writes a cell. Marks as text what a spreadsheet would take for a formula, also with full-width signs. A number stays
 * a number.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
