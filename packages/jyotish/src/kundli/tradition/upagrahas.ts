import { wrap360 } from '../../angles.ts'
import { anglesAt } from '../../earth/houses.ts'
import type { Place } from '../../earth/place.ts'
import { weekdayIndex } from '../../time/civil.ts'
import type { EpochMs } from '../../time/instants.ts'
import { epochMsToJdUt } from '../../time/instants.ts'
import { epochMsToLocal } from '../../time/zones.ts'
import type { Ayanamsa } from '../../zodiac/ayanamsa-keys.ts'
import type { SunDay } from '../birth-clock.ts'

/** Points without a body: five derived from the Sun, and Gulika, the child of Saturn. */
export const upagrahas = ['gulika', 'dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const
export type Upagraha = (typeof upagrahas)[number]

/**
 * Returns the five derived from the Sun (Brihat Parashara Hora Shastra, chapter 3). One sign after the last is the Sun
 * again.
 */
export function sunUpagrahas(sunDeg: number): Record<Exclude<Upagraha, 'gulika'>, number> {
  const dhuma = wrap360(sunDeg + 133 + 20 / 60)
  const vyatipata = wrap360(-dhuma)
  const parivesha = wrap360(vyatipata + 180)
  const indrachapa = wrap360(-parivesha)
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: wrap360(indrachapa + 16 + 40 / 60) }
}

const PARTS = 8

/**
 * Returns when Saturn's part of the day or night of a birth begins. The parts of a day begin with the lord of its
 * weekday, those of a night with the fifth from it. The eighth has no lord.
 */
export function gulikaStartsAt(birthMs: EpochMs, day: SunDay, zone: string): EpochMs {
  const isDay = birthMs < day.sunsetAt
  const [fromMs, toMs] = isDay ? [day.sunriseAt, day.sunsetAt] : [day.sunsetAt, day.nextSunriseAt]
  const firstLord = weekdayIndex(epochMsToLocal(zone, day.sunriseAt)) + (isDay ? 0 : 4)
  const partsBefore = 6 - (firstLord % 7)
  return (fromMs + ((toMs - fromMs) * partsBefore) / PARTS) as EpochMs
}

/** Returns the rising point at the beginning of Saturn's part, a sidereal longitude in degrees. */
export function gulikaDeg(birthMs: EpochMs, day: SunDay, place: Place, ayanamsa: Ayanamsa): number {
  return anglesAt(epochMsToJdUt(gulikaStartsAt(birthMs, day, place.zone)), place, ayanamsa).ascendantDeg
}
