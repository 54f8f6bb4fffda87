import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { type Festival, civilDateToDayNumber, festivalsOfYear } from '@sankalp/jyotish'
import type { LiveAsked } from './live-kind.ts'

/** Returns the festivals of a kind from today to the end of the second year after this one. */
export function comingFestivals({ sky, delhi, now }: LiveAsked, isMeant: (festival: Festival) => boolean): Festival[] {
  const date = indiaDate(now)
  const today = civilDateToDayNumber(date)
  return [date.year, date.year + 1, date.year + 2]
    .flatMap((year) => festivalsOfYear(sky, delhi, year).filter(isMeant))
    .filter((festival) => civilDateToDayNumber(festival.date) >= today)
}
