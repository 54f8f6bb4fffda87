import { placeSearch } from '@sankalp/contract'

const devanagariLetters = 2

/**
 * Returns whether enough is typed: three letters (docs/requirements C-3), or two in Devanagari. A letter there includes
 * its vowel (काशी, गया are two), so two say as much as four Latin ones. Letters are counted as readers see them, not as
 * code units.
 */
export function isTypedEnough(text: string): boolean {
  const name = text.split(',')[0]!.trim()
  if (!/[\u0900-\u097f]/.test(name)) return [...name].length >= placeSearch.minCharacters
  return [...new Intl.Segmenter('hi').segment(name)].length >= devanagariLetters
}
