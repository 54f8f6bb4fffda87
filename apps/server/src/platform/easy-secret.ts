/** Words of examples that somebody meant to replace. */
const placeholder = /change[-_ ]?me|password|example|secret[-_ ]?key|your[-_ ]/i

/** Whether a secret was typed rather than drawn: few letters, a part repeated, neighbours on the keyboard or in the alphabet. */
export function isEasyToGuess(secret: string): boolean {
  return new Set(secret).size < 10 || isRepeated(secret) || isMostlyInOrder(secret) || placeholder.test(secret)
}

/** Each of its letters stands again so many places later. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}

/** Half of its letters are one step away from the one before: 12345, zyxwv. */
function isMostlyInOrder(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0)!)
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - codes[at]!) <= 1)
  return steps.length > text.length / 2
}
