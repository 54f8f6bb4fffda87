import { DEG_PER_RASHI } from '../../zodiac/division.ts'

/** The sixteen vargas of Parashara (Brihat Parashara Hora Shastra, chapter 6). */
export const vargas = [
  'd1',
  'd2',
  'd3',
  'd4',
  'd7',
  'd9',
  'd10',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
] as const
export type Varga = (typeof vargas)[number]

/**
 * Maps a part of a sign: `rashi` is the sign's index 0…11 (even index: odd sign, since mesha is the first), and `part`
 * counts the equal parts of the sign from 0. The result may exceed 11 and is wrapped later.
 */
type PartRule = (rashi: number, part: number) => number

const MESHA = 0
const KARKA = 3
const SIMHA = 4
const TULA = 6
const DHANU = 8

const isOddSign = (rashi: number): boolean => rashi % 2 === 0
/** 0 movable, 1 fixed, 2 dual. */
const modality = (rashi: number): number => rashi % 3
/** 0 fire, 1 earth, 2 air, 3 water. */
const element = (rashi: number): number => rashi % 4

/** The count begins at one sign for movable, another for fixed, and a third for dual signs. */
function byModality(movable: number, fixed: number, dual: number): PartRule {
  const starts = [movable, fixed, dual]
  return (rashi, part) => starts[modality(rashi)]! + part
}

/** The count begins at one sign for odd signs and at another for even ones. */
function byParity(odd: number, even: number): PartRule {
  return (rashi, part) => (isOddSign(rashi) ? odd : even) + part
}

/**
 * In odd signs the odd signs of the lords Mars, Saturn, Jupiter, Mercury, Venus; in even signs their even signs in
 * reverse order.
 */
const trimshamsha = {
  odd: { endDeg: [5, 10, 18, 25, 30], rashi: [0, 10, 8, 2, 6] },
  even: { endDeg: [5, 12, 20, 25, 30], rashi: [1, 5, 11, 9, 7] },
} as const

function trimshamshaRashi(rashi: number, degInSign: number): number {
  const { endDeg, rashi: signs } = isOddSign(rashi) ? trimshamsha.odd : trimshamsha.even
  return signs[endDeg.findIndex((end) => degInSign < end)]!
}

const equalParts: Record<Exclude<Varga, 'd30'>, { divisor: number; rule: PartRule }> = {
  d1: { divisor: 1, rule: (rashi) => rashi },
  // Hora: the Sun's half is simha, the Moon's is karka. Odd signs begin with the Sun's.
  d2: { divisor: 2, rule: (rashi, part) => (isOddSign(rashi) === (part === 0) ? SIMHA : KARKA) },
  d3: { divisor: 3, rule: (rashi, part) => rashi + 4 * part },
  d4: { divisor: 4, rule: (rashi, part) => rashi + 3 * part },
  d7: { divisor: 7, rule: (rashi, part) => rashi + (isOddSign(rashi) ? 0 : 6) + part },
  // Navamsha: from mesha, makara, tula, karka for fire, earth, air, water, which is one continuous count.
  d9: { divisor: 9, rule: (rashi, part) => rashi * 9 + part },
  d10: { divisor: 10, rule: (rashi, part) => rashi + (isOddSign(rashi) ? 0 : 8) + part },
  d12: { divisor: 12, rule: (rashi, part) => rashi + part },
  d16: { divisor: 16, rule: byModality(MESHA, SIMHA, DHANU) },
  d20: { divisor: 20, rule: byModality(MESHA, DHANU, SIMHA) },
  d24: { divisor: 24, rule: byParity(SIMHA, KARKA) },
  d27: { divisor: 27, rule: (rashi, part) => element(rashi) * 3 + part },
  d40: { divisor: 40, rule: byParity(MESHA, TULA) },
  d45: { divisor: 45, rule: byModality(MESHA, SIMHA, DHANU) },
  d60: { divisor: 60, rule: (rashi, part) => rashi + part },
}

/** Returns the number of parts that a varga makes of a sign. Those of d30 are five of unequal length. */
export function vargaDivisor(varga: Varga): number {
  return varga === 'd30' ? 30 : equalParts[varga].divisor
}

/** Returns the rashi index in a varga for a sidereal longitude that is already in [0, 360) degrees. */
export function vargaRashiOfWrapped(varga: Varga, lonDeg: number): number {
  const rashi = Math.floor(lonDeg / DEG_PER_RASHI)
  if (varga === 'd30') return trimshamshaRashi(rashi, lonDeg - rashi * DEG_PER_RASHI)
  const { divisor, rule } = equalParts[varga]
  // Count from 0° of mesha and multiply first: thirds and sevenths of a sign have no exact double, and subtracting the
  // sign first would lose the last digits, which decide at a boundary.
  const part = Math.floor((lonDeg * divisor) / DEG_PER_RASHI) - rashi * divisor
  // The last double before the end of a sign may round up into one part too many.
  return rule(rashi, Math.min(part, divisor - 1)) % 12
}
