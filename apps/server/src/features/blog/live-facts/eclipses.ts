import type { LiveRow } from '@sankalp/contract/blog'
import { indiaDate, yearPeriod } from '@sankalp/content/horoscope/india-time'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type Eclipse, type Place, eclipseFrom, eclipsesBetween } from '@sankalp/jyotish'
import { dayText, isoDate, nextMidnight, spanOn } from './in-words.ts'
import type { LiveAsked, LiveKind } from './live-kind.ts'

/**
 * The corners of India and the large cities between them. An eclipse that none of them sees is practically invisible
 * from India.
 */
const indianPlaces: readonly Place[] = [
  [34.1526, 77.5771], // Leh
  [34.0837, 74.7973], // Srinagar
  [26.9157, 70.9083], // Jaisalmer
  [23.733, 68.85], // Koteshwar in Kutch
  [19.076, 72.8777], // Mumbai
  [8.0883, 77.5385], // Kanyakumari
  [10.5667, 72.6417], // Kavaratti
  [13.0827, 80.2707], // Chennai
  [17.385, 78.4867], // Hyderabad
  [7.0333, 93.8], // Campbell Bay
  [11.6234, 92.7265], // Port Blair
  [22.5726, 88.3639], // Kolkata
  [23.8315, 91.2868], // Agartala
  [27.4728, 94.912], // Dibrugarh
  [28.1246, 97.0117], // Kibithu
].map(([latDeg, lonDeg]) => ({ latDeg: latDeg!, lonDeg: lonDeg!, zone: 'Asia/Kolkata' }))

/** The eclipses of this year and the next by India's calendar, and what can be seen of them. */
export const eclipses: LiveKind = (asked) => {
  const { sky, now, language } = asked
  const words = liveFactTexts[language]
  const { year } = indiaDate(now)
  const found = eclipsesBetween(sky, yearPeriod(year).from, yearPeriod(year + 1).until)
  return {
    title: words.eclipses(`${year}–${year + 1}`),
    rows: found.map((eclipse) => rowOf(eclipse, asked)),
    ...(found.length === 0 && { empty: words.noEclipses }),
    until: nextMidnight(now),
  }
}

function rowOf(eclipse: Eclipse, asked: LiveAsked): LiveRow {
  const { language } = asked
  const { eclipseKinds } = liveFactTexts[language]
  const seen = eclipseFrom(asked.sky, asked.delhi, eclipse).seen
  // The day on which Delhi begins to see it. Otherwise the day on which it begins, as almanacs date a night.
  const date = indiaDate(seen ? seen.startsAt : beginningOf(eclipse))
  const label = eclipse.kind === 'solar' ? eclipseKinds.solar[eclipse.type] : eclipseKinds.lunar[eclipse.type]
  return {
    label,
    value: dayText(date, language),
    note: whatIsSeen(eclipse, asked),
    ...(seen && { href: `/panchang/delhi/${isoDate(date)}` }),
  }
}

function beginningOf(eclipse: Eclipse): number {
  return eclipse.kind === 'solar' ? eclipse.anywhere.startsAt : (eclipse.partial ?? eclipse.penumbral).startsAt
}

function whatIsSeen(eclipse: Eclipse, { sky, delhi, language }: LiveAsked): string {
  const words = liveFactTexts[language]
  if (eclipse.type === 'penumbral') return words.penumbral
  const { seen } = eclipseFrom(sky, delhi, eclipse)
  if (seen) return words.seenFromDelhi(spanOn(indiaDate(seen.startsAt), seen, language))
  return indianPlaces.some((place) => eclipseFrom(sky, place, eclipse).visible)
    ? words.seenElsewhereInIndia
    : words.notSeenFromIndia
}
