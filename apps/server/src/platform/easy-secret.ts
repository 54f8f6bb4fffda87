/** Words from examples that were meant to be replaced. */
const placeholder = /change[-_ ]?me|password|example|secret[-_ ]?key|your[-_ ]/i

/**
 * Returns whether a secret looks typed rather than random: few different letters, a repeated part, a sequence of
 * letters or digits, or a placeholder.
 */
export function isEasyToGuess(secret: string): boolean {
  return new Set(secret).size < 10 || isRepeated(secret) || isMostlyInOrder(secret) || placeholder.test(secret)
}

/** Returns whether the text consists of a repeated part. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}

/** Returns whether more than half of the letters differ by at most one from the letter before: 12345, zyxwv. */
function isMostlyInOrder(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0)!)
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - codes[at]!) <= 1)
  return steps.length > text.length / 2
}
