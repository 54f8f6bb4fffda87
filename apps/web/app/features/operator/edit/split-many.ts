/** Splits a form's text into keys at commas. */
export function splitMany(text: string): string[] {
  return text.split(',').filter(Boolean)
}
