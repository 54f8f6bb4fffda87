/**
 * Spellings under which one name or word is found. Every key is ASCII, so that the whole index is one string of one byte per
 * letter. Its first character says which kind of key it is.
 */

/** Returns the text in lower case, without diacritics, with single spaces, as in careful typing. */
export function plainKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => latinLetters[letter]!)
    .replace(/['’`ʻʼ‘]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const latinLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * Returns one key for the different spellings of an Indian name: aa or a, ee or i, w or v, sh or s, with and without an
 * aspirating h.
 */
export function foldedKey(plain: string): string {
  return plain
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/chh?/g, 'c')
    .replace(/([bdgjkst])h/g, '$1')
    .replace(/[wzxqy]/g, (letter) => foldedLetters[letter]!)
    .replace(/ae/g, 'ai')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1+/g, '$1')
}

const foldedLetters: Record<string, string> = { w: 'v', z: 'j', x: 'ks', q: 'k', y: 'i' }

export function isDevanagari(text: string): boolean {
  return /[\u0900-\u097f]/.test(text)
}

const HINDI = '='
const SKELETON = '~'

/** Returns one key, shifted into ASCII, for मुम्बई and मुंबई, कानपूर and कानपुर, with or without the dot below. */
export function hindiKey(text: string): string {
  const settled = text
    .normalize('NFD')
    .replace(/[\u093c\u093d\u200c\u200d]/g, '')
    .replace(/[ङञणनम]\u094d(?=[क-म])/g, '\u0902')
    .replace(/[\u0901\u0940\u0942ईऊणळष]/g, (letter) => hindiLetters[letter]!)
    .replace(/म\u094d$/, 'म')
    .replace(/[^\u0901-\u094d]+/g, ' ')
    .trim()
  return (
    HINDI +
    [...settled]
      .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 0x900 + 0x30)))
      .join('')
  )
}

/** Returns the text of a key of `hindiKey`. */
export function textOfHindiKey(key: string): string {
  return key.slice(HINDI.length).replace(/[^ ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x900 - 0x30))
}

export const isHindiKey = (key: string): boolean => key.startsWith(HINDI)

/**
 * Maps chandrabindu to anusvara, long i and u to short, and merges consonants that are often confused in speech or
 * typing.
 */
const hindiLetters: Record<string, string> = Object.fromEntries(
  ['\u0901\u0902', '\u0940\u093f', '\u0942\u0941', 'ईइ', 'ऊउ', 'णन', 'ळल', 'षश'].map(([from, to]) => [from, to]),
)

/**
 * Returns what a name has in common in both scripts: its consonants and the vowels other than a. So a town whose Hindi
 * name is unknown can be found in Devanagari.
 */
export function skeletonKey(text: string): string {
  return SKELETON + bones(isDevanagari(text) ? romanized(text) : foldedKey(plainKey(text)))
}

/**
 * Returns how a text sounds, the same for both scripts: its consonants and the vowels other than a, without breath and
 * length. An a is kept only at the beginning of a word, which tells amla from mala. सत्यनारायन, "satyanarayan" and
 * "satynarayan" have one key. Unlike the keys above it is no part of the towns' data file and may change.
 */
export function soundKey(text: string): string {
  return soundOfFolded(isDevanagari(text) ? text : foldedKey(plainKey(text)))
}

/** Does the same for a text in Devanagari, or a Latin one that is already folded. */
export function soundOfFolded(folded: string): string {
  const sounds = isDevanagari(folded) ? soundsOfHindi(folded) : folded.replace(/jn/g, 'gi')
  return sounds.replace(/(?<=[a-z])a/g, '').replace(/([a-z])\1+/g, '$1')
}

function soundsOfHindi(text: string): string {
  return romanized(
    text
      .replace(/ज\u094dञ/g, 'ग्य')
      .replace(/[ंँ](?=[प-म])/g, 'म')
      .replace(/[ैऐ]/g, 'इ') // like "ai" without its a
      .replace(/[ौऔ]/g, 'उ')
      .replace(/(?<![\u0900-\u097f])[अआ]/g, 'a'),
  ).trim()
}

function bones(folded: string): string {
  return folded
    .replace(/ai/g, 'e')
    .replace(/au/g, 'o')
    .replace(/a/g, '')
    .replace(/m(?=[bpf])/g, 'n')
    .replace(/([a-z])\1+/g, '$1')
}

/**
 * Returns one letter of the folded alphabet for each sounded letter. The inherent a is left out, because the skeleton
 * drops it anyway.
 */
function romanized(text: string): string {
  return [...text.normalize('NFD')]
    .map((letter) => sounds[letter] ?? (/\s|-/.test(letter) ? ' ' : letter === 'a' ? 'a' : ''))
    .join('')
}

const sounds: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    n: 'णनङञंँ',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    i: 'यइईिी',
    r: 'र',
    l: 'लळ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
    u: 'उऊुू',
    e: 'एऐेै',
    o: 'ओऔोौऑॉ',
    ri: 'ऋृ',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)
