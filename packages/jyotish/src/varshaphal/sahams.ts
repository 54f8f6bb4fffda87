import { wrap360 } from '../angles.ts'
import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { lordOfHouse, lordOfRashi } from '../kundli/chart.ts'

/** A term of a formula: a graha, the lagna, another saham, or one of the points below. */
type Term =
  | SevenGraha
  | 'lagna'
  | 'lagna-lord'
  /** The lord of the sign in which the Sun or the Moon stands. */
  | 'sun-lord'
  | 'moon-lord'
  /** The fifteenth degree of karka. */
  | 'mid-karka'
  | { saham: 'punya' | 'shastra' }
  /** As many signs from the lagna, at its degree. */
  | { house: number }
  | { lordOf: number }

/** The point is as far from the third term as the first is from the second. */
type Formula = readonly [Term, Term, Term]

const punya = { saham: 'punya' } as const

/**
 * The formulas by day. By night the first two terms change places, except where a night formula is given (P. V. R.
 * Narasimha Rao, An Integrated Approach, table 74). Six of his 36 are left out, because this product names no death,
 * prison, adultery or chronic illness to anybody: mrityu, apamrityu, bandhana, paradara, kali and jadya.
 */
const formulas = {
  punya: { day: ['moon', 'sun', 'lagna'] },
  vidya: { day: ['sun', 'moon', 'lagna'] },
  yasha: { day: ['jupiter', punya, 'lagna'] },
  mitra: { day: ['jupiter', punya, 'venus'] },
  mahatmya: { day: [punya, 'mars', 'lagna'] },
  asha: { day: ['saturn', 'mars', 'lagna'] },
  samartha: { day: ['mars', 'lagna-lord', 'lagna'] },
  bhratri: { day: ['jupiter', 'saturn', 'lagna'], night: ['jupiter', 'saturn', 'lagna'] },
  gaurava: { day: ['jupiter', 'moon', 'sun'] },
  pitri: { day: ['saturn', 'sun', 'lagna'] },
  rajya: { day: ['saturn', 'sun', 'lagna'] },
  matri: { day: ['moon', 'venus', 'lagna'] },
  putra: { day: ['jupiter', 'moon', 'lagna'] },
  jiva: { day: ['saturn', 'jupiter', 'lagna'] },
  karma: { day: ['mars', 'mercury', 'lagna'] },
  roga: { day: ['lagna', 'moon', 'lagna'] },
  shastra: { day: ['jupiter', 'saturn', 'mercury'] },
  bandhu: { day: ['mercury', 'moon', 'lagna'] },
  paradesha: { day: [{ house: 9 }, { lordOf: 9 }, 'lagna'], night: [{ house: 9 }, { lordOf: 9 }, 'lagna'] },
  artha: { day: [{ house: 2 }, { lordOf: 2 }, 'lagna'], night: [{ house: 2 }, { lordOf: 2 }, 'lagna'] },
  vanik: { day: ['moon', 'mercury', 'lagna'] },
  'karya-siddhi': { day: ['saturn', 'sun', 'sun-lord'], night: ['saturn', 'moon', 'moon-lord'] },
  vivaha: { day: ['venus', 'saturn', 'lagna'] },
  santapa: { day: ['saturn', 'moon', { house: 6 }] },
  shraddha: { day: ['venus', 'mars', 'lagna'] },
  priti: { day: [{ saham: 'shastra' }, punya, 'lagna'] },
  vyapara: { day: ['mars', 'saturn', 'lagna'], night: ['mars', 'saturn', 'lagna'] },
  shatru: { day: ['mars', 'saturn', 'lagna'] },
  jalapatana: { day: ['mid-karka', 'saturn', 'lagna'] },
  labha: { day: [{ house: 11 }, { lordOf: 11 }, 'lagna'], night: [{ house: 11 }, { lordOf: 11 }, 'lagna'] },
} as const satisfies Record<string, { day: Formula; night?: Formula }>

export type Saham = keyof typeof formulas
export const sahams = Object.keys(formulas) as readonly Saham[]

const MID_KARKA_DEG = 105

/** Returns the longitudes of the sahams of an annual chart, sensitive points for one matter of life each. */
export function findSahams(chart: Chart, lagnaDeg: number, isDay: boolean): Record<Saham, number> {
  const degOf = (term: Term): number => {
    switch (term) {
      case 'lagna':
        return lagnaDeg
      case 'lagna-lord':
        return chart.lonDeg[lordOfRashi(chart.lagnaRashi)]
      case 'sun-lord':
        return chart.lonDeg[lordOfRashi(chart.rashi.sun)]
      case 'moon-lord':
        return chart.lonDeg[lordOfRashi(chart.rashi.moon)]
      case 'mid-karka':
        return MID_KARKA_DEG
      default:
    }
    if (typeof term === 'string') return chart.lonDeg[term]
    if ('saham' in term) return sahamDeg(term.saham)
    return 'house' in term ? lagnaDeg + 30 * (term.house - 1) : chart.lonDeg[lordOfHouse(chart, term.lordOf)]
  }
  const sahamDeg = (saham: Saham): number => {
    const [first, second, third] = formulaOf(saham, chart, isDay)
    return pointOf(degOf(first), degOf(second), degOf(third))
  }
  return Object.fromEntries(sahams.map((saham) => [saham, sahamDeg(saham)])) as Record<Saham, number>
}

function formulaOf(saham: Saham, chart: Chart, isDay: boolean): Formula {
  const { day, night }: { day: Formula; night?: Formula } = formulas[saham]
  // Mars would be subtracted from itself.
  const isMarsFromItself = saham === 'samartha' && lordOfRashi(chart.lagnaRashi) === 'mars'
  const [first, second, third] = isMarsFromItself ? (['jupiter', 'mars', 'lagna'] as const) : day
  return isDay ? [first, second, third] : (night ?? [second, first, third])
}

/** Adds a sign if the third point is not met on the way from the second to the first. */
function pointOf(firstDeg: number, secondDeg: number, thirdDeg: number): number {
  const isMet = wrap360(thirdDeg - secondDeg) <= wrap360(firstDeg - secondDeg)
  return wrap360(firstDeg - secondDeg + thirdDeg + (isMet ? 0 : 30))
}
