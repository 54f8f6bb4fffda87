import { dashasAt } from '../dasha/periods.ts'
import { makeVimshottari } from '../dasha/vimshottari.ts'
import type { BirthChart } from '../kundli/birth-chart.ts'
import type { EpochMs } from '../time/instants.ts'
import { nakshatraOf, rashiOf } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'

/** What a day is compared with: the Moon of the birth, its lagna, and the periods that run. */
export type OwnStars = {
  nakshatra: Nakshatra
  moonRashi: Rashi
  /** False without a time of birth, if the Moon changed its nakshatra or sign on that day: it is then that of noon. */
  isMoonSure: boolean
  /** Null without a time of birth. */
  lagna: Rashi | null
  dasha: { maha: Graha; antar: Graha } | null
}

export function ownStarsAt(made: BirthChart, atMs: EpochMs): OwnStars {
  const { chart, birth } = made
  const moon = { nakshatra: nakshatraOf(chart.lonDeg.moon), moonRashi: rashiOf(chart.lonDeg.moon) }
  if (!made.timeKnown) {
    const { rashis, nakshatras } = made.moonOverDay
    return { ...moon, isMoonSure: rashis.length === 1 && nakshatras.length === 1, lagna: null, dasha: null }
  }
  const [maha, antar] = dashasAt(makeVimshottari(chart.lonDeg.moon, birth.epochMs), atMs, 2)
  const dasha = maha && antar ? { maha: maha.lord, antar: antar.lord } : null
  return { ...moon, isMoonSure: true, lagna: made.ascendant.rashi, dasha }
}
