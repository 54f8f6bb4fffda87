import type { Graha, Nakshatra, Rashi } from './keys.ts'
import { nakshatraLord, nakshatras, rashiLord, rashis } from './keys.ts'

export type PadaPlace = {
  readonly rashi: Rashi
  readonly rashiLord: Graha
  readonly nakshatra: Nakshatra
  readonly nakshatraLord: Graha
  /** 1…4 */
  readonly pada: number
}

/**
 * The 108 padas, by padaIndex. Nine make a rashi and four a nakshatra, so a pada determines all names of its
 * longitudes.
 */
export const padaPlaces: readonly PadaPlace[] = Array.from({ length: 108 }, (_, index) => {
  const rashi = rashis[Math.floor(index / 9)]!
  const nakshatra = nakshatras[Math.floor(index / 4)]!
  return {
    rashi,
    rashiLord: rashiLord(rashi),
    nakshatra,
    nakshatraLord: nakshatraLord(nakshatra),
    pada: (index % 4) + 1,
  }
})
