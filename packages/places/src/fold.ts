/**
 * Spellings under which one name is found. Every key is ASCII, so that the whole index is one string of one byte
 * a letter; what follows the first character says which kind of key it is.
 */

/** Lower case, without marks, single spaces: what a careful typist writes. */
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

/** Indian names are spelled many ways: aa or a, ee or i, w or v, sh or s, with and without the h of a breath. */
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

/** मुम्बई and मुंबई, कानपूर and कानपुर, with the dot below or without: one key, shifted into ASCII. */
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

/** Chandrabindu as anusvara, long i and u as short, and consonants that ears and keyboards take for one another. */
const hindiLetters: Record<string, string> = Object.fromEntries(
  ['\u0901\u0902', '\u0940\u093f', '\u0942\u0941', 'ईइ', 'ऊउ', 'णन', 'ळल', 'षश'].map(([from, to]) => [from, to]),
)

/**
 * What a name written in either script has in common: its consonants and the vowels other than a. It lets a town
 * whose Hindi name we do not know be found by someone who types it in Devanagari.
 */
export function skeletonKey(text: string): string {
  return SKELETON + bones(isDevanagari(text) ? romanized(text) : foldedKey(plainKey(text)))
}

function bones(folded: string): string {
  return folded
    .replace(/ai/g, 'e')
    .replace(/au/g, 'o')
    .replace(/a/g, '')
    .replace(/m(?=[bpf])/g, 'n')
    .replace(/([a-z])\1+/g, '$1')
}

/** One letter of the folded alphabet for each that is sounded; the inherent a is left out, the bones drop it anyway. */
function romanized(text: string): string {
  return [...text.normalize('NFD')].map((letter) => sounds[letter] ?? (/\s|-/.test(letter) ? ' ' : '')).join('')
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
