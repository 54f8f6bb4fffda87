import type { Chart, SevenGraha } from '../kundli/chart.ts'
import { lordOfRashi, mapSevenGrahas } from '../kundli/chart.ts'
import { uchchaBala } from '../kundli/shadbala/sthana.ts'
import { vargaRashi } from '../kundli/vargas/vargas.ts'
import { degInRashi, partIndex, rashiIndex } from '../zodiac/division.ts'
import type { TajikaTie } from './tajika-aspects.ts'
import { tajikaTie } from './tajika-aspects.ts'

/** The five parts of the strength of a graha in an annual chart, and their sum. */
export type PanchaVargiya = {
  /** Its sign, of 30. */
  kshetra: number
  /** Its nearness to deepest exaltation, of 20. */
  uchcha: number
  /** Its hadda, of 15. */
  hadda: number
  /** Its third of a sign, of 10. */
  drekkana: number
  /** Its navamsha, of 5. */
  navamsha: number
  /** A quarter of the sum, of 20: vishva bala. */
  total: number
}

type HaddaLord = Exclude<SevenGraha, 'sun' | 'moon'>

/** The five haddas of each rashi: where each ends, in degrees, and its lord (Tajika Neelakanthi, Samjna Tantra). */
const haddas: readonly (readonly (readonly [endDeg: number, lord: HaddaLord])[])[] = [
  [
    [6, 'jupiter'],
    [12, 'venus'],
    [20, 'mercury'],
    [25, 'mars'],
    [30, 'saturn'],
  ],
  [
    [8, 'venus'],
    [14, 'mercury'],
    [22, 'jupiter'],
    [27, 'saturn'],
    [30, 'mars'],
  ],
  [
    [6, 'mercury'],
    [12, 'venus'],
    [17, 'jupiter'],
    [24, 'mars'],
    [30, 'saturn'],
  ],
  [
    [7, 'mars'],
    [13, 'venus'],
    [19, 'mercury'],
    [26, 'jupiter'],
    [30, 'saturn'],
  ],
  [
    [6, 'jupiter'],
    [11, 'venus'],
    [18, 'saturn'],
    [24, 'mercury'],
    [30, 'mars'],
  ],
  [
    [7, 'mercury'],
    [17, 'venus'],
    [21, 'jupiter'],
    [28, 'mars'],
    [30, 'saturn'],
  ],
  [
    [6, 'saturn'],
    [14, 'mercury'],
    [21, 'jupiter'],
    [28, 'venus'],
    [30, 'mars'],
  ],
  [
    [7, 'mars'],
    [11, 'venus'],
    [19, 'mercury'],
    [24, 'jupiter'],
    [30, 'saturn'],
  ],
  [
    [12, 'jupiter'],
    [17, 'venus'],
    [21, 'mercury'],
    [26, 'mars'],
    [30, 'saturn'],
  ],
  [
    [7, 'mercury'],
    [14, 'jupiter'],
    [22, 'venus'],
    [26, 'saturn'],
    [30, 'mars'],
  ],
  [
    [7, 'mercury'],
    [13, 'venus'],
    [20, 'jupiter'],
    [25, 'mars'],
    [30, 'saturn'],
  ],
  [
    [12, 'venus'],
    [16, 'jupiter'],
    [19, 'mercury'],
    [28, 'mars'],
    [30, 'saturn'],
  ],
]

export function haddaLord(lonDeg: number): HaddaLord {
  const deg = degInRashi(lonDeg)
  const row = haddas[rashiIndex(lonDeg)]!
  return (row.find(([endDeg]) => deg < endDeg) ?? row.at(-1)!)[1]
}

/** The lords of the thirds of the signs repeat this order from mesha on. */
const drekkanaLords = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'] as const

/** Returns the lord of a third of a sign in Tajika, which is not the lord of Parashara's drekkana chart. */
export function tajikaDrekkanaLord(lonDeg: number): SevenGraha {
  return drekkanaLords[partIndex(lonDeg, 36) % 7]!
}

const shareOfTie: Record<TajikaTie, number> = { friend: 3 / 4, neutral: 1 / 2, enemy: 1 / 4 }

/**
 * Computes the strengths that decide the lord of the year (Tajika Neelakanthi, Samjna Tantra): all of a part for a place
 * of its own, three quarters for a friend's, half for a neutral's, a quarter for an enemy's, where friendship is
 * Tajika's own. So counts S. Adawal too. P. V. R. Narasimha Rao's book gives half for a friend and names no neutral: his
 * Mars of example 120 has 13.7, and 14.0 here.
 */
export function panchaVargiyaBala(chart: Chart): Record<SevenGraha, PanchaVargiya> {
  return mapSevenGrahas((graha) => {
    const lonDeg = chart.lonDeg[graha]
    const partOf = (most: number, lord: SevenGraha) =>
      lord === graha ? most : most * shareOfTie[tajikaTie(chart, graha, lord)]
    const kshetra = partOf(30, lordOfRashi(chart.rashi[graha]))
    // Shadbala counts the same of 60.
    const uchcha = uchchaBala(graha, lonDeg) / 3
    const hadda = partOf(15, haddaLord(lonDeg))
    const drekkana = partOf(10, tajikaDrekkanaLord(lonDeg))
    const navamsha = partOf(5, lordOfRashi(vargaRashi('d9', lonDeg)))
    const total = (kshetra + uchcha + hadda + drekkana + navamsha) / 4
    return { kshetra, uchcha, hadda, drekkana, navamsha, total }
  })
}
