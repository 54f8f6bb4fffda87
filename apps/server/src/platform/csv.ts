/** Rows for a spreadsheet. It begins with a mark by which Excel knows that it is UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((cells) => cells.map(toCell).join(','))
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** A cell that a spreadsheet would take for a formula, by a sign of any width, is told to be text; a number stays a number. */
function toCell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
