import type { LiveRow } from '@sankalp/contract/blog'
import { festivalNames, liveFactTexts } from '@sankalp/content/live-fact-texts'
import type { Festival } from '@sankalp/jyotish'
import { comingFestivals } from './coming-festivals.ts'
import { dayText, isoDate, nextMidnight, spanOn, timeOn } from './in-words.ts'
import type { LiveAsked, LiveKind } from './live-kind.ts'

const shown = 2

/** The next two dates of one festival, with the time for its puja. */
export const festival: LiveKind = (asked) => {
  const { about, language, now } = asked
  const name = festivalNames[language][about]
  if (name === undefined) throw new Error(`unknown festival: ${about}`)
  const rows = comingFestivals(asked, ({ key, tradition }) => key === about && tradition !== 'vaishnava')
    .slice(0, shown)
    .map((found) => rowOf(found, asked))
  return { title: liveFactTexts[language].festival(name), rows, until: nextMidnight(now) }
}

function rowOf(found: Festival, { language }: LiveAsked): LiveRow {
  const { date } = found
  const note = noteOf(found, language)
  return {
    label: String(date.year),
    value: dayText(date, language),
    ...(note !== null && { note }),
    href: `/panchang/delhi/${isoDate(date)}`,
  }
}

function noteOf({ date, puja, limb, at }: Festival, language: LiveAsked['language']): string | null {
  const words = liveFactTexts[language]
  if (puja) return words.puja(spanOn(date, puja, language))
  if (limb) return words.tithiSpan(spanOn(date, limb, language))
  return at === null ? null : words.sankrantiAt(timeOn(date, at, language))
}
