/**
 * Widths in ems of Mukta's semi-bold letters, rounded up by groups. A drawing is laid out where no font can be measured
 * (on the server, before the font has loaded) and must fit with the real letters. The PDF's tests compare every
 * abbreviation with the font itself.
 */
const groups: readonly (readonly [ems: number, letters: string])[] = [
  [0.31, "IJijl .,:;'|!()-"],
  [0.43, 'frtsz1°"*'],
  [0.53, 'acekvxyEFLTSZ2378'],
  [0.6, 'bdghnopquBCPRKVXY04569'],
  [0.87, 'MWmw%@'],
  [0.65, 'इईउएगघङचटठडढतथदधनपबभमयरवषह'],
  [0.95, 'आऑओऔॐ'],
]
const otherLatin = 0.71
const otherDevanagari = 0.79

const widthByLetter = new Map(groups.flatMap(([ems, letters]) => [...letters].map((letter) => [letter, ems] as const)))

/** Signs above or below their letter, which take no width: ँ ं, ु to ॅ, े ै, virama and nukta. */
const unspaced = /[\u0901\u0902\u093c\u0941-\u0948\u094d]/
/** Signs with a stem of their own: ः ा ि ी ॉ ो ौ. */
const stemmed = /[\u0903\u093e-\u0940\u0949-\u094c]/
const devanagari = /[\u0900-\u097f]/
/** A sign below the last letter may extend a little beyond it. */
const overhangEms = 0.15

/** Returns the width of a text in ems, never less than its width in Mukta. */
export function widthEms(text: string): number {
  let ems = 0
  const letters = [...text]
  for (const [index, letter] of letters.entries())
    ems += letters[index + 1] === virama ? halfEms(letter) : letterEms(letter)
  return devanagari.test(text) ? ems + overhangEms : ems
}

const virama = '\u094d'

/**
 * Returns the width of a letter that loses its stem to the next one. र is written above that one and takes no width.
 */
function halfEms(letter: string): number {
  return letter === 'र' ? 0 : 0.5
}

function letterEms(letter: string): number {
  const known = widthByLetter.get(letter)
  if (known !== undefined) return known
  if (!devanagari.test(letter)) return otherLatin
  if (unspaced.test(letter)) return 0
  return stemmed.test(letter) ? 0.27 : otherDevanagari
}

/** Returns how far the ink of a text extends above and below its baseline, in ems. */
export function inkEms(text: string): { above: number; below: number } {
  return devanagari.test(text) ? { above: 0.9, below: 0.28 } : { above: 0.72, below: 0.18 }
}
