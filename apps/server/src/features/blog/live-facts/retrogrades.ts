import type { LiveRow } from '@sankalp/contract/blog'
import { indiaDate, yearPeriod } from '@sankalp/content/horoscope/india-time'
import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type EpochMs, MS_PER_DAY, type Station, rashis, stationsBetween } from '@sankalp/jyotish'
import { longDate, nextMidnight } from './in-words.ts'
import type { LiveAsked, LiveKind } from './live-kind.ts'

const turning = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

/** Longer than any of the five is retrograde, so that both ends of a period that touches the two years are found. */
const beyondMs = 200 * MS_PER_DAY

type Loop = { graha: (typeof turning)[number]; from: Station; to: Station }

/** The retrograde periods of the five planets in this year and the next, grouped by planet. */
export const retrogrades: LiveKind = (asked) => {
  const { now, language } = asked
  const words = liveFactTexts[language]
  const { year } = indiaDate(now)
  const loops = turning.flatMap((graha) => loopsOf(graha, year, asked))
  const changes = loops.flatMap(({ from, to }) => [from.at, to.at]).filter((at) => at > now)
  return {
    title: words.retrogrades(`${year}–${year + 1}`),
    rows: loops.map((loop) => rowOf(loop, asked)),
    until: Math.min(nextMidnight(now), ...changes),
  }
}

function loopsOf(graha: Loop['graha'], year: number, { sky }: LiveAsked): Loop[] {
  const [from, until] = [yearPeriod(year).from, yearPeriod(year + 1).until]
  const stations = stationsBetween(sky, graha, (from - beyondMs) as EpochMs, (until + beyondMs) as EpochMs)
  return stations.flatMap((station, at) => {
    const next = stations[at + 1]
    if (station.turns !== 'retrograde' || !next) return []
    return next.at > from && station.at < until ? [{ graha, from: station, to: next }] : []
  })
}

function rowOf({ graha, from, to }: Loop, { now, language }: LiveAsked): LiveRow {
  const words = liveFactTexts[language]
  const rashiNames = names[language].rashis
  const rashi = ({ lonDeg }: Station) => rashiNames[rashis[Math.floor(lonDeg / 30)]!]
  const where = words.stations(rashi(from), rashi(to))
  const isNow = from.at <= now && now < to.at
  return {
    label: names[language].grahas[graha],
    value: words.dateSpan(longDate(from.at, language), longDate(to.at, language)),
    note: isNow ? `${words.retrogradeNow}, ${where}` : where,
  }
}
