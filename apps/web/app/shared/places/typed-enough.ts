import { placeSearch } from '@sankalp/contract'

const devanagariLetters = 2

/**
 * Three letters (docs/requirements C-3). In Devanagari two: a letter there carries its vowel (काशी, गया are two), so that two
 * say as much as four of ours; they are counted as people see them, not as code units.
 */
export function isTypedEnough(text: string): boolean {
  const name = text.split(',')[0]!.trim()
  if (!/[\u0900-\u097f]/.test(name)) return [...name].length >= placeSearch.minCharacters
  return [...new Intl.Segmenter('hi').segment(name)].length >= devanagariLetters
}
