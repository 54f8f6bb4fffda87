/** Line format of RFC 5545, for all our calendar files. */

const maxLineBytes = 75

/** Returns an instant in UTC. */
export function basicTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** Folds a line at 75 bytes. The rest continues on the next line after a space, and no letter is split. */
export function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const added = Buffer.byteLength(letter)
    if (bytes + added > maxLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += added
  }
  return folded
}
