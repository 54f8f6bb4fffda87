import type { Language } from '@sankalp/contract'
import { dishaShool, varas } from '@sankalp/jyotish'
import type { Cause } from './causes.ts'
import type { Period } from './india-time.ts'
import { causeCutText, cutsText, dateText, datesText, isDay, momentText } from './moments.ts'
import { directionNames, houseName, names, spanWords, taraNames } from './words.ts'

/** Returns the text shown when the reader taps a sentence: "Moon in the 8th until 02:32 PM". */
export function causeText(cause: Cause, period: Period, language: Language): string {
  return language === 'en' ? english(cause, period) : hindi(cause, period)
}

function english(cause: Cause, period: Period): string {
  const name = names.en
  const when = lasts(cause, period, 'en')
  switch (cause.kind) {
    case 'moon-house':
      return `Moon in the ${houseName(cause.facts.house, 'en')}${when}`
    case 'moon-nakshatra':
      return `Moon in ${name.nakshatras[cause.facts.nakshatra]}${when}`
    case 'tara':
      return `${taraNames.en[cause.facts.tara]} tara for ${name.nakshatras[cause.facts.birthStar]},${when}`
    case 'yoga':
      return `${name.yogas[cause.facts.yoga]} yoga of Sun and Moon${when}`
    case 'tithi':
      return `${name.tithis[cause.facts.tithi]} of ${name.pakshas[cause.facts.paksha]}${when}`
    case 'vara':
      return `${name.varas[cause.facts.vara]}: disha shool in the ${directionNames.en[avoided(cause.facts.vara)]}`
    case 'bhadra':
      return `Bhadra (Vishti karana) on earth${when}`
    case 'graha-house':
      return `${name.grahas[cause.facts.graha]} in the ${houseName(cause.facts.house, 'en')}${focus[cause.facts.because].en}${when}`
    case 'moon-with':
      return `Moon and ${name.grahas[cause.facts.graha]} in one sign${when}`
    case 'moon-seen':
      return `${name.grahas[cause.facts.graha]} aspects the Moon${when}`
    case 'ingress':
      return `${name.grahas[cause.facts.graha]} enters the ${houseName(cause.facts.house, 'en')}${when}`
    case 'station':
      return `${name.grahas[cause.facts.graha]} turns ${cause.facts.turns}${when}`
    case 'retrograde':
      return `${name.grahas[cause.facts.graha]} retrograde ${cutsText(cause.facts.spans, period, 'en')}`
    case 'moon-pass':
      return `Moon in the ${houseName(cause.facts.house, 'en')}: ${datesText(cause.facts.passes, 'en')}`
    case 'full-moon':
      return `Full Moon in the ${houseName(cause.facts.house, 'en')}${when}`
    case 'new-moon':
      return `New Moon in the ${houseName(cause.facts.house, 'en')}${when}`
    case 'eclipse':
      return `${cause.facts.of === 'sun' ? 'Solar' : 'Lunar'} eclipse in the ${houseName(cause.facts.house, 'en')}${when}`
  }
}

function hindi(cause: Cause, period: Period): string {
  const name = names.hin
  const when = lasts(cause, period, 'hin')
  const house = (number: number) => `${houseName(number, 'hin')} भाव में`
  switch (cause.kind) {
    case 'moon-house':
      return `चंद्र ${house(cause.facts.house)}${when}`
    case 'moon-nakshatra':
      return `चंद्र ${name.nakshatras[cause.facts.nakshatra]} नक्षत्र में${when}`
    case 'tara':
      return `${name.nakshatras[cause.facts.birthStar]} से गिनने पर ${taraNames.hin[cause.facts.tara]} तारा${when}`
    case 'yoga':
      return `सूर्य-चंद्र का ${name.yogas[cause.facts.yoga]} योग${when}`
    case 'tithi':
      return `${name.pakshas[cause.facts.paksha]} की ${name.tithis[cause.facts.tithi]}${when}`
    case 'vara':
      return `${name.varas[cause.facts.vara]}: ${directionNames.hin[avoided(cause.facts.vara)]} में दिशाशूल माना जाता है`
    case 'bhadra':
      return `पृथ्वी पर भद्रा (विष्टि करण)${when}`
    case 'graha-house':
      return `${name.grahas[cause.facts.graha]} ${house(cause.facts.house)}${focus[cause.facts.because].hin}${when}`
    case 'moon-with':
      return `चंद्र और ${name.grahas[cause.facts.graha]} एक ही राशि में${when}`
    case 'moon-seen':
      return `चंद्र पर ${name.grahas[cause.facts.graha]} की दृष्टि${when}`
    case 'ingress':
      return `${name.grahas[cause.facts.graha]} का ${houseName(cause.facts.house, 'hin')} भाव में प्रवेश${when}`
    case 'station':
      return `${name.grahas[cause.facts.graha]} ${cause.facts.turns === 'retrograde' ? 'वक्री' : 'मार्गी'}${when}`
    case 'retrograde':
      return `${name.grahas[cause.facts.graha]} वक्री, ${cutsText(cause.facts.spans, period, 'hin')}`
    case 'moon-pass':
      return `चंद्र ${house(cause.facts.house)}: ${datesText(cause.facts.passes, 'hin')}`
    case 'full-moon':
      return `पूर्णिमा ${house(cause.facts.house)}${when}`
    case 'new-moon':
      return `अमावस्या ${house(cause.facts.house)}${when}`
    case 'eclipse':
      return `${cause.facts.of === 'sun' ? 'सूर्य' : 'चंद्र'} ग्रहण ${house(cause.facts.house)}${when}`
  }
}

const focus = {
  weekday: { en: ', lord of the weekday', hin: ', वार का स्वामी' },
  star: { en: ", lord of the Moon's star", hin: ', चंद्र के नक्षत्र का स्वामी' },
  turn: { en: '', hin: '' },
  period: { en: '', hin: '' },
} as const

function avoided(vara: (typeof varas)[number]) {
  return dishaShool(varas.indexOf(vara))
}

/** Returns when the cause holds, after the separator of the language; empty if it holds throughout. */
export function lasts(cause: Cause, period: Period, language: Language): string {
  const text = spanText(cause, period, language)
  if (text === null) return ''
  return language === 'en' ? ` ${text}` : `, ${text}`
}

function spanText(cause: Cause, period: Period, language: Language): string | null {
  const { kind, from, until } = cause
  if (from !== undefined && from === until) return instantText(from, period, language)
  // Slow grahas last beyond the period; for quick causes, as with the Moon, always give the end.
  if (until === undefined || kind === 'graha-house') return causeCutText(cause, period, language)
  const end = momentText(until, period, language)
  const isBegun = from === undefined || from <= period.from
  return isBegun ? spanWords[language].until(end) : spanWords[language].between(momentText(from, period, language), end)
}

function instantText(at: number, period: Period, language: Language): string {
  const words = spanWords[language]
  return isDay(period) ? words.at(momentText(at, period, language)) : words.on(dateText(at, language))
}
