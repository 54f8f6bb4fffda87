/**
 * Returns the text of an inline script that runs compiled functions one after the other. They must not use anything
 * outside of themselves.
 */
export function toInlineScript(...parts: readonly (() => void)[]): string {
  return parts.map((part) => `(${part.toString().replace(/\n\s*/g, '\n')})()`).join(';')
}
