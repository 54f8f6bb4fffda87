import { type Language, languages } from '@sankalp/contract'
import type { Place } from '@sankalp/contract/places'
import { outsideIndia } from '@sankalp/contract/indian-states'
import { sankalpTexts } from '@sankalp/content/bookings-texts'
import { readMessages } from '@sankalp/content/locales'
import { monthCountOf } from '@sankalp/content/tithi-title'
import { type EpochMs, type Sky, addDays, epochMsToLocal, limbsAt, lunarMonthAt, panchangDay } from '@sankalp/jyotish'
import { foldedKey, plainKey } from '@sankalp/contract/search/fold'
import { type Gazetteer, placeBySlug, searchPlaces, slugsOfCountry } from '@sankalp/places'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { BothLanguages } from './bookings.repository.ts'

type Names = Record<'tithis' | 'pakshas' | 'nakshatras' | 'months' | 'varas', Record<string, string>>

const names = Object.fromEntries(
  languages.map((language) => [language, readMessages(language, 'jyotish') as Names]),
) as Record<Language, Names>

const cachedPlaces = 1000

export type SankalpAsked = { startsAt: Date; city: string; state: string }
export type WriteSankalp = (asked: SankalpAsked) => BothLanguages

/** Writes the opening line of a rite: the almanac's day and hour at the devotee's place. */
export function createSankalp(sky: Sky, gazetteer: Gazetteer): WriteSankalp {
  const delhi = placeBySlug(gazetteer, 'delhi')!
  let largest: Map<string, Place> | undefined
  const found = createBoundedCache<Place>(cachedPlaces)

  return ({ startsAt, city, state }) => {
    const place = placeOf(city, state)
    const at = startsAt.getTime() as EpochMs
    const { tithi, nakshatra } = limbsAt(sky, at)
    const day = dayAt(sky, place, at)
    // The tithi of the rite may be of another month than that of the sunrise before it.
    const month = lunarMonthAt(sky, at, tithi.paksha, 'lahiri')
    return inBoth((language) => {
      const { line, calculatedFor } = sankalpTexts[language]
      const words = names[language]
      const isCalledSo = [place.name.en, place.name.hin].some((name) => keyOf(name) === keyOf(city))
      const text = line({
        city: isCalledSo ? place.name[language] : city,
        samvat: month.vikramYear,
        adhika: month.adhika,
        month: words.months[month[monthCountOf(state)]]!,
        paksha: words.pakshas[tithi.paksha]!,
        tithi: words.tithis[tithi.key]!,
        nakshatra: words.nakshatras[nakshatra.key]!,
        vara: words.varas[day.vara]!,
      })
      return isCalledSo ? text : text + calculatedFor(place.name[language])
    })
  }

  /** Returns the town. If it is unknown, the largest one of its state; abroad, where no state is known, Delhi. */
  function placeOf(city: string, state: string): Place {
    const key = `${city}, ${state}`
    const known = found.get(key)
    if (known) return known
    const place = searchPlace(city, state)
    found.set(key, place)
    return place
  }

  function searchPlace(city: string, state: string): Place {
    const isAbroad = state === outsideIndia
    // Remove commas, because the search would narrow by the text after one.
    const town = city.replaceAll(/[,،]/g, ' ')
    const [likeliest] = searchPlaces(gazetteer, isAbroad ? town : `${town}, ${state}`, { limit: 1 })
    return likeliest ?? (isAbroad ? delhi : (largestOf().get(state) ?? delhi))
  }

  function largestOf(): Map<string, Place> {
    if (largest) return largest
    largest = new Map()
    // Places are sorted by likelihood, so the first one of each state is the largest.
    for (const slug of slugsOfCountry(gazetteer, 'IN')) {
      const place = placeBySlug(gazetteer, slug)!
      if (!largest.has(place.region.en)) largest.set(place.region.en, place)
    }
    return largest
  }
}

/** The almanac's day runs from sunrise to sunrise: before sunrise it is still the previous day. */
function dayAt(sky: Sky, spot: Place, at: EpochMs) {
  const date = epochMsToLocal(spot.zone, at)
  const day = panchangDay(sky, spot, date)
  return at < day.startsAt ? panchangDay(sky, spot, addDays(date, -1)) : day
}

function keyOf(name: string): string {
  return foldedKey(plainKey(name))
}

function inBoth(write: (language: Language) => string): BothLanguages {
  return { en: write('en'), hin: write('hin') }
}
