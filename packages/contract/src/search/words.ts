import { foldedKey, plainKey } from './fold.ts'

/**
 * Normalizes texts for searching: lower case, words separated by single spaces, and common spelling variants unified
 * (pooja, puja; Lakshmi, Laxmi; पूजा, पुजा). Only letters and digits are left, so that nothing has a meaning for SQL's
 * `like`.
 */
export function searchText(...texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u))
    .map(foldWord)
    .filter(Boolean)
    .join(' ')
}

/** Splits typed text into normalized words. */
export function searchWords(typed: string): string[] {
  return searchText(typed).split(' ').filter(Boolean)
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
      // संवत् and संवत: the final halant is silent and often left out.
      .replace(/\u094d$/, '')
  )
}

/** Chandrabindu as anusvara, long vowels as short ones, and two letters with the same sound. */
const takenFor: Record<string, string> = {
  '\u0901': '\u0902',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  ई: 'इ',
  ऊ: 'उ',
  ष: 'श',
}
