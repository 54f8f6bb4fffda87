import { foldedKey, plainKey } from '@sankalp/places'

/**
 * Texts in the one form in which a search compares them: small letters, words parted by single spaces, and the spellings
 * that people take for one another made the same (pooja, puja; Lakshmi, Laxmi; पूजा, पुजा). Only letters and digits are
 * left, so nothing in it has a meaning for SQL's `like`.
 */
export function searchText(...texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u))
    .map(foldWord)
    .filter(Boolean)
    .join(' ')
}

/** What somebody typed, word by word. */
export function searchWords(typed: string): string[] {
  return searchText(typed).split(' ').filter(Boolean)
}

/** For `like all`: each word somewhere in the text, in any order. */
export function anywhere(words: readonly string[]): string[] {
  return words.map((word) => `%${word}%`)
}

/**
 * The order of what was found by its text (`search_text`), as SQL: where the first word (the parameter `word`, or an empty text) stands by itself comes
 * before where it is part of another, and earlier before later, since names stand at the beginning.
 */
export function nearestFirst(word: string): string {
  return `strpos(' ' || search_text || ' ', ' ' || ${word} || ' ') = 0, strpos(search_text, ${word})`
}

function foldWord(word: string): string {
  return /\p{Script=Devanagari}/u.test(word) ? foldDevanagari(word) : foldedKey(plainKey(word)).replaceAll(' ', '')
}

function foldDevanagari(word: string): string {
  return (
    word
      .normalize('NFD')
      .replace(/[\u093c\u200c\u200d]/g, '')
      .replace(/[ङञणनम]\u094d(?=[क-म])/g, '\u0902')
      .replace(/[\u0901\u0940\u0942ईऊष]/g, (letter) => takenFor[letter]!)
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      // संवत् and संवत: what is not sounded at the end is often not written.
      .replace(/\u094d$/, '')
  )
}

/** Chandrabindu for anusvara, long vowels for short ones, and two letters of one sound. */
const takenFor: Record<string, string> = {
  '\u0901': '\u0902',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  ई: 'इ',
  ऊ: 'उ',
  ष: 'श',
}
