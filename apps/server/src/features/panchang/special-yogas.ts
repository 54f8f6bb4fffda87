import type { SpecialYoga } from '@sankalp/contract/panchang-reply'
import type { Nakshatra, PanchangDay, Vara } from '@sankalp/jyotish'

/** Weekdays and nakshatras of Sarvartha Siddhi, as the Muhurta Chintamani lists them. */
const sarvarthaSiddhi: Record<Vara, readonly Nakshatra[]> = {
  ravi: ['ashwini', 'pushya', 'uttara-phalguni', 'hasta', 'mula', 'uttara-ashadha', 'uttara-bhadrapada'],
  soma: ['rohini', 'mrigashira', 'pushya', 'anuradha', 'shravana'],
  mangala: ['ashwini', 'krittika', 'ashlesha', 'uttara-bhadrapada'],
  budha: ['krittika', 'rohini', 'mrigashira', 'hasta', 'anuradha'],
  guru: ['ashwini', 'punarvasu', 'pushya', 'anuradha', 'revati'],
  shukra: ['ashwini', 'punarvasu', 'anuradha', 'shravana', 'revati'],
  shani: ['rohini', 'swati', 'shravana'],
}

const amritaSiddhi: Record<Vara, Nakshatra> = {
  ravi: 'hasta',
  soma: 'mrigashira',
  mangala: 'ashwini',
  budha: 'anuradha',
  guru: 'pushya',
  shukra: 'revati',
  shani: 'rohini',
}

/**
 * Returns the special yogas of a day. They last as long as the nakshatra, from sunrise to sunrise, because the
 * almanac's weekday changes at sunrise.
 */
export function specialYogasOf({ vara, startsAt, endsAt, nakshatras }: PanchangDay): SpecialYoga[] {
  return nakshatras.flatMap((span) => {
    const within = { startsAt: Math.max(span.startsAt, startsAt), endsAt: Math.min(span.endsAt, endsAt) }
    return specialYogaKeys(vara, span.key).map((key) => ({ key, ...within }))
  })
}

/** Returns the keys of the special yogas for a nakshatra on a weekday. */
export function specialYogaKeys(vara: Vara, nakshatra: Nakshatra): SpecialYoga['key'][] {
  const keys: SpecialYoga['key'][] = []
  if (sarvarthaSiddhi[vara].includes(nakshatra)) keys.push('sarvartha-siddhi')
  if (amritaSiddhi[vara] === nakshatra) keys.push('amrita-siddhi')
  if (nakshatra === 'pushya' && vara === 'guru') keys.push('guru-pushya')
  if (nakshatra === 'pushya' && vara === 'ravi') keys.push('ravi-pushya')
  return keys
}
