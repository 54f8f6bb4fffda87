import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { clockText } from '@sankalp/content/horoscope/moments'
import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type EpochMs, MS_PER_DAY, ingressesBetween } from '@sankalp/jyotish'
import { dayText, nextMidnight } from './in-words.ts'
import type { LiveKind } from './live-kind.ts'

const shown = 12
const moreThanAYearMs = 370 * MS_PER_DAY
const minuteMs = 60_000

/** The Sun's next twelve entries into a sign, to the minute. */
export const sankrantis: LiveKind = ({ sky, now, language }) => {
  const words = liveFactTexts[language]
  const entries = ingressesBetween(sky, 'sun', now, (now + moreThanAYearMs) as EpochMs).slice(0, shown)
  return {
    title: words.sankrantis,
    rows: entries.map(({ at, into }) => ({
      label: words.sankranti(names[language].rashis[into]),
      value: words.dayAndTime(
        dayText(indiaDate(Math.round(at / minuteMs) * minuteMs), language),
        clockText(at, language),
      ),
    })),
    until: Math.min(nextMidnight(now), entries[0]!.at),
  }
}
