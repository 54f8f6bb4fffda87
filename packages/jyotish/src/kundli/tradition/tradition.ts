import type { Place } from '../../earth/place.ts'
import type { Sky } from '../../ephemeris/sky.ts'
import type { TimedBirthChart } from '../birth-chart.ts'
import type { SunDay } from '../birth-clock.ts'
import type { SevenGraha } from '../chart.ts'
import type { ZodiacPlace } from '../details.ts'
import { zodiacPlace } from '../details.ts'
import { findArudhas } from './arudhas.ts'
import type { BirthPanchang } from './birth-panchang.ts'
import { makeBirthPanchang } from './birth-panchang.ts'
import type { CharaKaraka } from './chara-karakas.ts'
import { findCharaKarakas } from './chara-karakas.ts'
import type { Ghatak } from './ghatak.ts'
import { ghatakOf } from './ghatak.ts'
import type { SpecialLagna } from './special-lagnas.ts'
import { findSpecialLagnas } from './special-lagnas.ts'
import type { Upagraha } from './upagrahas.ts'
import { risingUpagrahas, sunUpagrahas, upagrahas } from './upagrahas.ts'

/** The traditional details that a family's astrologer looks up besides the chart itself. */
export type Tradition = {
  panchang: BirthPanchang
  karakas: Record<CharaKaraka, SevenGraha>
  /** Rashis, 0…11, of the arudhas of houses 1…12. */
  arudhas: number[]
  /** In order. Gulika and those like it are missing near the poles on a day without sunrise or sunset. */
  upagrahas: { upagraha: Upagraha; place: ZodiacPlace }[]
  /** In order. Those that count from sunrise are missing near the poles. */
  specialLagnas: { lagna: SpecialLagna; place: ZodiacPlace }[]
  ghatak: Ghatak
}

export function makeTradition(sky: Sky, place: Place, made: TimedBirthChart, day: SunDay | null): Tradition {
  const { birth, chart, astro } = made
  const points: Partial<Record<Upagraha, number>> = {
    ...sunUpagrahas(chart.lonDeg.sun),
    ...(day && risingUpagrahas(birth.epochMs, day, place, birth.ayanamsa)),
  }
  return {
    panchang: makeBirthPanchang(sky, birth, astro.tithi.paksha, day, place.zone),
    karakas: findCharaKarakas(chart),
    arudhas: findArudhas(chart),
    upagrahas: upagrahas.flatMap((upagraha) => {
      const lonDeg = points[upagraha]
      return lonDeg === undefined ? [] : [{ upagraha, place: zodiacPlace(lonDeg) }]
    }),
    specialLagnas: findSpecialLagnas(sky, place, made).map(({ lagna, lonDeg }) => ({
      lagna,
      place: zodiacPlace(lonDeg),
    })),
    ghatak: ghatakOf(chart.rashi.moon),
  }
}
