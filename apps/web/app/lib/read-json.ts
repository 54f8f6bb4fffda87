/** An object written as JSON; null for anything else, which is not ours to read. */
export function readJsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
