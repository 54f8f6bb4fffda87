import type { Language } from '@sankalp/contract'
import { causeText, lasts } from './cause-text.ts'
import type { HeadlineCause, MoonPlaceCause } from './headline.ts'
import { type Period, wakingHours } from './india-time.ts'
import { cutText, dateText } from './moments.ts'
import { natureOf } from './star-natures.ts'
import { houseName, houseTopic, names, natureWords, spanWords } from './words.ts'

/**
 * Returns the text of a headline's cause. Unlike the cause of a sentence, it says what it means: the subject of the
 * house, and what the star suits.
 */
export function headlineCauseText(cause: HeadlineCause, period: Period, language: Language): string {
  switch (cause.kind) {
    case 'moon-place': {
      const star = names[language].nakshatras[cause.facts.nakshatra]
      const suits = natureWords[language][natureOf(cause.facts.nakshatra)]
      const when = wakingPart(cause, period, language)
      return language === 'en'
        ? `Moon in ${star}, ${suits}, ${inHouse(cause.facts.house, language)}${when}`
        : `चंद्र ${star} में, जो ${suits} है, और ${inHouse(cause.facts.house, language)}${when}`
    }
    case 'full-moon':
      return `${language === 'en' ? 'Full Moon' : 'पूर्णिमा'} ${inHouse(cause.facts.house, language)}${lasts(cause, period, language)}`
    case 'new-moon':
      return `${language === 'en' ? 'New Moon' : 'अमावस्या'} ${inHouse(cause.facts.house, language)}${lasts(cause, period, language)}`
    case 'waxing-half':
    case 'waning-half':
      return `${halfMoonNames[language][cause.kind]} ${inHouse(cause.facts.house, language)}${onDate(cause.from, language)}`
    default:
      return causeText(cause, period, language)
  }
}

/** Returns the hours within the waking day, if the Moon does not stay for all of it. */
function wakingPart(cause: MoonPlaceCause, period: Period, language: Language): string {
  const text = cutText(cause, wakingHours(period), language)
  if (text === null) return ''
  return language === 'en' ? ` ${text}` : `, ${text}`
}

const halfMoonNames = {
  en: { 'waxing-half': 'Growing half Moon', 'waning-half': 'Waning half Moon' },
  hin: { 'waxing-half': 'शुक्ल पक्ष का आधा चंद्र', 'waning-half': 'कृष्ण पक्ष का आधा चंद्र' },
} as const

function onDate(at: number, language: Language): string {
  const date = spanWords[language].on(dateText(at, language))
  return language === 'en' ? ` ${date}` : `, ${date}`
}

function inHouse(house: number, language: Language): string {
  const [name, topic] = [houseName(house, language), houseTopic(house, language)]
  return language === 'en' ? `in your ${name} house (${topic})` : `आपके ${name} भाव (${topic}) में`
}
