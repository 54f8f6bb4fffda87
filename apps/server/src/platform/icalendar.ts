/** How RFC 5545 writes a line: what every calendar file of ours needs. */

const maxLineBytes = 75

/** An instant in UTC. */
export function basicTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** No line is longer than 75 bytes; what is more goes on in the next, after a space, and no letter is cut in two. */
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
