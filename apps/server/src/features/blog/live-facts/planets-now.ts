import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { clockText } from '@sankalp/content/horoscope/moments'
import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type EpochMs, type GrahaInTransit, grahas, transitsAt } from '@sankalp/jyotish'
import { dayText, nextMidnight } from './in-words.ts'
import type { LiveKind } from './live-kind.ts'

const hourMs = 3_600_000
/** Indian time differs from UTC by a half hour, so full hours in India are half past in UTC. */
const strikeMs = hourMs / 2

/** The positions of the nine grahas at the last full hour in India. The Moon moves half a degree in an hour. */
export const planetsNow: LiveKind = ({ sky, now, language }) => {
  const words = liveFactTexts[language]
  const { rashis, nakshatras, grahas: grahaNames } = names[language]
  const hour = (Math.floor((now - strikeMs) / hourMs) * hourMs + strikeMs) as EpochMs
  const places = transitsAt(sky, hour).grahas
  return {
    title: words.planetsNow(dayText(indiaDate(hour), language), clockText(hour, language)),
    rows: grahas.map((graha) => {
      const place = places[graha]
      const where = words.inNakshatra(nakshatras[place.nakshatra], place.pada)
      // The nodes are always retrograde, so do not mention it for them.
      const isTold = place.retrograde && graha !== 'rahu' && graha !== 'ketu'
      return {
        label: grahaNames[graha],
        value: `${rashis[place.rashi]} ${degreeText(place)}`,
        note: isTold ? `${where}; ${words.retrograde}` : where,
      }
    }),
    until: Math.min(hour + hourMs, nextMidnight(now)),
  }
}

/** Formats 12°34′. Truncates instead of rounding, because 29°59′59″ is not yet the next sign. */
function degreeText({ degInRashi }: GrahaInTransit): string {
  const minutes = Math.floor(degInRashi * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
