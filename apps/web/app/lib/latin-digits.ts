/**
 * Converts digits to Latin ones. Hindi keyboards write ९८७ for 987; counts, phone numbers and addresses need Latin
 * digits.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
