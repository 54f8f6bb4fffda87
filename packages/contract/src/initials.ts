const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the initials of a name, such as "A. R.", so that an acharya can tell devotees apart without their names. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const firsts = words.map((word) => [...letters.segment(word)][0]!.segment.toUpperCase())
  return firsts.map((first) => `${first}.`).join(' ')
}
