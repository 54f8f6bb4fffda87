import type { Language } from '@sankalp/contract'
import type { HoroscopeArea } from '@sankalp/contract/horoscope-keys'
import { isGoodHouse } from '@sankalp/jyotish'
import bhadra from '../../horoscope/bhadra.json' with { type: 'json' }
import eclipse from '../../horoscope/eclipse.json' with { type: 'json' }
import fullMoon from '../../horoscope/full-moon.json' with { type: 'json' }
import grahaHouse from '../../horoscope/graha-house.json' with { type: 'json' }
import ingress from '../../horoscope/ingress.json' with { type: 'json' }
import moonHouse from '../../horoscope/moon-house.json' with { type: 'json' }
import moonNakshatra from '../../horoscope/moon-nakshatra.json' with { type: 'json' }
import moonPass from '../../horoscope/moon-pass.json' with { type: 'json' }
import moonSeen from '../../horoscope/moon-seen.json' with { type: 'json' }
import moonWith from '../../horoscope/moon-with.json' with { type: 'json' }
import newMoon from '../../horoscope/new-moon.json' with { type: 'json' }
import retrograde from '../../horoscope/retrograde.json' with { type: 'json' }
import station from '../../horoscope/station.json' with { type: 'json' }
import tara from '../../horoscope/tara.json' with { type: 'json' }
import tithi from '../../horoscope/tithi.json' with { type: 'json' }
import vara from '../../horoscope/vara.json' with { type: 'json' }
import yoga from '../../horoscope/yoga.json' with { type: 'json' }
import type { Cause, CauseFacts, CauseKind } from './causes.ts'

/** In both languages, without a capital letter, since text may precede it. */
export type Sentence = Record<Language, string>

type Chapter = Record<string, Partial<Record<HoroscopeArea, Sentence>>>

/** All sentences, by the kind of their cause. A kind without its chapter does not compile. */
export const sentenceBook: Record<CauseKind, Chapter> = {
  'moon-house': moonHouse,
  'moon-nakshatra': moonNakshatra,
  tara,
  yoga,
  tithi,
  vara,
  bhadra,
  'graha-house': grahaHouse,
  'moon-with': moonWith,
  'moon-seen': moonSeen,
  ingress,
  station,
  retrograde,
  'moon-pass': moonPass,
  'full-moon': fullMoon,
  'new-moon': newMoon,
  eclipse,
}

/** Returns the heading of a cause's sentences within its chapter. */
const headings: { [K in CauseKind]: (facts: CauseFacts[K]) => string } = {
  'moon-house': ({ house, turn }) => `${house}.${turn}`,
  'moon-nakshatra': ({ nakshatra }) => nakshatra,
  tara: ({ tara, paksha }) => `${tara}.${paksha}`,
  yoga: ({ yoga }) => yoga,
  tithi: ({ tithi }) => tithi,
  vara: ({ vara, paksha }) => `${vara}.${paksha}`,
  bhadra: () => 'any',
  'graha-house': ({ graha, house }) => `${graha}.${house}`,
  'moon-with': ({ graha }) => graha,
  'moon-seen': ({ graha }) => graha,
  ingress: ({ graha, house }) => `${graha}.${isGoodHouse(graha, house) ? 'good' : 'care'}`,
  station: ({ graha, turns }) => `${graha}.${turns}`,
  retrograde: ({ graha }) => graha,
  'moon-pass': ({ house }) => String(house),
  'full-moon': ({ house }) => String(house),
  'new-moon': ({ house }) => String(house),
  eclipse: ({ of, nth }) => `${of}.${nth}`,
}

/** Returns the sentence for a cause. There is no other access to the book. */
export function sentenceFor<K extends CauseKind>(cause: Cause<K>, area: HoroscopeArea): Sentence | null {
  const heading = (headings[cause.kind] as (facts: CauseFacts[K]) => string)(cause.facts)
  return sentenceBook[cause.kind][heading]?.[area] ?? null
}
