/** Keys that a form's text holds, parted by commas. */
export function splitMany(text: string): string[] {
  return text.split(',').filter(Boolean)
}
