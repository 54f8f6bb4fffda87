/** Hindi keyboards write ९८७ for 987; everything that is counted, dialled or posted uses the Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
