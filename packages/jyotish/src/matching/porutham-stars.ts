import { requireFinite } from '../errors.ts'
import { nakshatraIndex, rashiIndex } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'
import { matchPoruthams } from './poruthams.ts'

/** A star of the other's Moon, in one of its signs, and how many of the ten poruthams are good with it. */
export type PoruthamStar = { nakshatra: Nakshatra; rashi: Rashi; good: number }

const PADAS = 108
const DEG_PER_PADA = 360 / PADAS
/** The minimum, of ten, that people who choose by stars look for. */
const LEAST_GOOD = 6

/**
 * Returns the stars that agree with a Moon, without Rajju or Vedha dosha, best first. `role` says whose Moon it is. All
 * ten poruthams depend on star and sign alone, so one pada represents the part of its star in its sign.
 */
export function poruthamStars(moonDeg: number, role: 'groom' | 'bride'): PoruthamStar[] {
  requireFinite(moonDeg, 'moonDeg')
  const found = new Map<string, PoruthamStar>()
  for (let pada = 0; pada < PADAS; pada++) {
    const otherDeg = (pada + 0.5) * DEG_PER_PADA
    const match = role === 'groom' ? matchPoruthams(moonDeg, otherDeg) : matchPoruthams(otherDeg, moonDeg)
    if (match.hasRajjuDosha || match.hasVedhaDosha || match.good < LEAST_GOOD) continue
    const nakshatra = nakshatras[nakshatraIndex(otherDeg)]!
    const rashi = rashis[rashiIndex(otherDeg)]!
    found.set(`${nakshatra} ${rashi}`, { nakshatra, rashi, good: match.good })
  }
  return [...found.values()].toSorted((a, b) => b.good - a.good)
}
