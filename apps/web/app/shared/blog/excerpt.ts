import { type Language, languageTag } from '@sankalp/contract/language'

/**
 * Returns the beginning of a text, with an ellipsis if it is longer. Counts characters as readers do: a Devanagari
 * letter is never separated from its vowel sign, and a word is cut only if it is the only one.
 */
export function excerpt(text: string, characters: number, language: Language): string {
  // A letter has only a few code units, so the whole article need not be segmented for its first lines.
  const segments = new Intl.Segmenter(languageTag[language]).segment(text.slice(0, characters * 12))
  let shown = ''
  let count = 0
  for (const { segment } of segments) {
    if (count === characters) return `${(/^\s/.test(segment) ? shown : wholeWords(shown)).trimEnd()}…`
    shown += segment
    count += 1
  }
  return shown
}

function wholeWords(text: string): string {
  const lastSpace = text.search(/\s\S*$/)
  return lastSpace > 0 ? text.slice(0, lastSpace) : text
}
