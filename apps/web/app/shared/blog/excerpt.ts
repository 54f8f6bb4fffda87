import { type Language, languageTag } from '@sankalp/contract/language'

/**
 * The beginning of a text, followed by an ellipsis where it goes on. Characters are counted as readers count them: a
 * Devanagari letter is never parted from its vowel sign, and a word not in its middle unless it is the only one.
 */
export function excerpt(text: string, characters: number, language: Language): string {
  // A letter takes a handful of code units at most; a whole article need not be cut into letters for its first lines.
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
