import type { Language } from '@sankalp/contract'
import { type HoroscopeArea, horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { causeText } from './cause-text.ts'
import { isKind } from './causes.ts'
import { type Composition, isAgainst } from './compose.ts'
import { type WrittenGoodHour, writeGoodHour } from './good-hour.ts'
import type { HeadlineCause } from './headline.ts'
import { headlineCauseText } from './headline-cause-text.ts'
import type { Period } from './india-time.ts'
import { causeCutText, cutsText, dateText, datesText, momentText } from './moments.ts'
import type { CausedSentence } from './caused-sentence.ts'
import { toneOf } from './tone.ts'
import { houseName, names, turningWords } from './words.ts'

export type WrittenCause = { kind: string; text: string; from_ms?: number; until_ms?: number }
/** `alone` is the sentence without a connecting word. */
export type WrittenSentence = { text: string; alone: string; cause: WrittenCause }
export type WrittenArea = { text: string; sentences: WrittenSentence[] }
export type WrittenHeadline = { text: string; cause: WrittenCause }
export type WrittenHoroscope = {
  headline: WrittenHeadline
  good_hour: WrittenGoodHour | null
  prediction: string
  areas: Record<HoroscopeArea, WrittenArea>
}

/** Writes a composition in a language. */
export function writeHoroscope(
  { scene, areas, headline, goodHour }: Composition,
  language: Language,
): WrittenHoroscope {
  const written = {} as Record<HoroscopeArea, WrittenArea>
  for (const area of horoscopeAreas) written[area] = writeArea(areas[area], scene.period, language)
  const [first] = written[horoscopeAreas[0]].sentences
  return {
    headline: headline
      ? {
          text: headline.text[language],
          cause: writeCause(headlineCauseText(headline.cause, scene.period, language), headline.cause),
        }
      : { text: first!.alone, cause: first!.cause },
    good_hour: goodHour ? writeGoodHour(goodHour, language) : null,
    prediction: horoscopeAreas.map((area) => written[area].text).join('\n\n'),
    areas: written,
  }
}

function writeArea(composed: readonly CausedSentence[], period: Period, language: Language): WrittenArea {
  const firstTurn = composed.findIndex((one) => isAgainst(one, composed))
  const sentences = composed.map((one, index) => {
    const plain = `${lead(one, period, language)}${fill(one, period, language)}`
    return {
      text: capitalise(`${index > 0 && index === firstTurn ? turn(one, language) : ''}${plain}`),
      alone: capitalise(plain),
      cause: writeCause(causeText(one.cause, period, language), one.cause),
    }
  })
  return { text: sentences.map(({ text }) => text).join(' '), sentences }
}

function writeCause(text: string, cause: HeadlineCause): WrittenCause {
  return {
    kind: cause.kind,
    text,
    ...(cause.from !== undefined && { from_ms: cause.from }),
    ...(cause.until !== undefined && { until_ms: cause.until }),
  }
}

function turn({ cause, area, sentence }: CausedSentence, language: Language): string {
  const [plain, other] = turningWords[language][toneOf(cause) === 'care' ? 'toCare' : 'toGood']
  // Two colons in one sentence are hard to read aloud.
  const isFree = !other.includes(':') || !sentence[language].includes(':')
  return horoscopeAreas.indexOf(area) % 2 === 1 && isFree ? other : plain
}

/** Returns the hours or dates of a sentence, if another sentence is about another part of the period. */
function lead({ isPart, cause }: CausedSentence, period: Period, language: Language): string {
  const text = isPart ? causeCutText(cause, period, language) : null
  if (text === null) return ''
  return language === 'en' ? `${text}, ` : `${text} `
}

function fill({ sentence, cause }: CausedSentence, period: Period, language: Language): string {
  return sentence[language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name, cause, period, language))
}

function valueOf(name: string, cause: CausedSentence['cause'], period: Period, language: Language): string {
  const { facts, from, until } = cause
  if (name === 'star' && isKind(cause, 'tara')) return names[language].nakshatras[cause.facts.birthStar]
  if (name === 'house' && 'house' in facts) return houseName(facts.house, language)
  if (name === 'dates' && isKind(cause, 'moon-pass')) return datesText(cause.facts.passes, language)
  if (name === 'span' && isKind(cause, 'retrograde')) return cutsText(cause.facts.spans, period, language)
  if (name === 'date' && from !== undefined) return dateText(from, language)
  if (name === 'from' && from !== undefined) return momentText(from, period, language)
  if (name === 'until' && until !== undefined) return momentText(until, period, language)
  throw new Error(`the sentence of ${cause.kind} needs ${name}`)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
