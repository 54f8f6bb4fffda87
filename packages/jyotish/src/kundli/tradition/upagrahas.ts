import { wrap360 } from '../../angles.ts'
import { anglesAt } from '../../earth/houses.ts'
import type { Place } from '../../earth/place.ts'
import { weekdayIndex } from '../../time/civil.ts'
import type { EpochMs } from '../../time/instants.ts'
import { epochMsToJdUt } from '../../time/instants.ts'
import { epochMsToLocal } from '../../time/zones.ts'
import type { Ayanamsa } from '../../zodiac/ayanamsa-keys.ts'
import type { SunDay } from '../birth-clock.ts'

/**
 * Points without a body: four that rise with the part of a graha, Mandi, and five derived from the Sun. Mrityu, of the
 * part of Mars, is left out: the product speaks of nobody's death.
 */
export const upagrahas = [
  'gulika',
  'mandi',
  'kala',
  'ardhaprahara',
  'yamaghantaka',
  'dhuma',
  'vyatipata',
  'parivesha',
  'indrachapa',
  'upaketu',
] as const
export type Upagraha = (typeof upagrahas)[number]

/**
 * Whose part of the day each rises with, by the number of its weekday (Brihat Parashara Hora Shastra, chapter 3): at
 * its beginning here. P. V. R. Narasimha Rao takes the middle for all but Mandi.
 */
const partLords = { gulika: 6, kala: 0, ardhaprahara: 3, yamaghantaka: 4 } as const
export type PartUpagraha = keyof typeof partLords
type SunUpagraha = 'dhuma' | 'vyatipata' | 'parivesha' | 'indrachapa' | 'upaketu'

/**
 * Returns the five derived from the Sun (Brihat Parashara Hora Shastra, chapter 3). One sign after the last is the Sun
 * again.
 */
export function sunUpagrahas(sunDeg: number): Record<SunUpagraha, number> {
  const dhuma = wrap360(sunDeg + 133 + 20 / 60)
  const vyatipata = wrap360(-dhuma)
  const parivesha = wrap360(vyatipata + 180)
  const indrachapa = wrap360(-parivesha)
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: wrap360(indrachapa + 16 + 40 / 60) }
}

const PARTS = 8

/**
 * Returns when a graha's part of the day or night of a birth begins. The parts of a day begin with the lord of its
 * weekday, those of a night with the fifth from it. The eighth has no lord.
 */
export function partStartsAt(upagraha: PartUpagraha, birthMs: EpochMs, day: SunDay, zone: string): EpochMs {
  const { isDay, fromMs, toMs, weekday } = halfOf(birthMs, day, zone)
  const firstLord = weekday + (isDay ? 0 : 4)
  const partsBefore = (((partLords[upagraha] - firstLord) % 7) + 7) % 7
  return (fromMs + ((toMs - fromMs) * partsBefore) / PARTS) as EpochMs
}

/** Of thirty ghatis of a day, from Sunday on. A night has those of the fifth weekday from its own. */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const

/** Returns when Mandi rises: by a table of ghatis, in proportion to the day or night (Phaladeepika, chapter 25). */
export function mandiStartsAt(birthMs: EpochMs, day: SunDay, zone: string): EpochMs {
  const { isDay, fromMs, toMs, weekday } = halfOf(birthMs, day, zone)
  const ghatis = MANDI_GHATIS[(weekday + (isDay ? 0 : 4)) % 7]!
  return (fromMs + ((toMs - fromMs) * ghatis) / 30) as EpochMs
}

function halfOf(birthMs: EpochMs, day: SunDay, zone: string) {
  const isDay = birthMs < day.sunsetAt
  const [fromMs, toMs] = isDay ? [day.sunriseAt, day.sunsetAt] : [day.sunsetAt, day.nextSunriseAt]
  return { isDay, fromMs, toMs, weekday: weekdayIndex(epochMsToLocal(zone, day.sunriseAt)) }
}

/** Returns the rising point when the part of each begins, a sidereal longitude in degrees. */
export function risingUpagrahas(birthMs: EpochMs, day: SunDay, place: Place, ayanamsa: Ayanamsa) {
  const risingAt = (startsAt: EpochMs) => anglesAt(epochMsToJdUt(startsAt), place, ayanamsa).ascendantDeg
  const ofPart = (upagraha: PartUpagraha) => risingAt(partStartsAt(upagraha, birthMs, day, place.zone))
  return {
    gulika: ofPart('gulika'),
    mandi: risingAt(mandiStartsAt(birthMs, day, place.zone)),
    kala: ofPart('kala'),
    ardhaprahara: ofPart('ardhaprahara'),
    yamaghantaka: ofPart('yamaghantaka'),
  }
}
