import { parseArgs } from 'node:util'
import { composeReading } from '@sankalp/content/readings/compose'
import { loadPassages, passageOf } from '@sankalp/content/readings/passages'
import type { Language } from '@sankalp/contract/language'
import type { Birth, EpochMs, Sky } from '@sankalp/jyotish'
import { findIndications, lookAhead, makeKundli } from '@sankalp/jyotish'
import { searchPlaces } from '@sankalp/places'
import { readGazetteer } from '@sankalp/places/node'
import { causeLine, spanText } from './cause-line.ts'

export const usage =
  'npm run readings -- --chart YYYY-MM-DD HH:MM PLACE [--language en|hin] [--on YYYY-MM-DD]; HH:MM is - if unknown'

/** Returns a whole reading as text, with the causes of each paragraph. */
export async function readingText(sky: Sky, args: readonly string[], nowMs: number): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { chart: { type: 'boolean' }, language: { type: 'string', default: 'en' }, on: { type: 'string' } },
  })
  const [date, time, ...place] = positionals
  if (!date || !time || place.length === 0) throw new Error(usage)
  const birth = birthOf(date, time, place.join(' '))
  const kundli = makeKundli(sky, birth)
  const atMs = (values.on ? Date.parse(`${values.on}T00:00:00+05:30`) : nowMs) as EpochMs
  const sections = composeReading(findIndications(kundli, lookAhead(sky, atMs, kundli.birth)))
  const passages = await loadPassages(values.language as Language)
  const lines = sections.flatMap(({ name, direction, paragraphs }) => [
    `\n## ${name} (${direction})`,
    ...paragraphs.flatMap(({ key, weight, direction: side, span, against, causes }) => [
      `\n${passageOf(passages, key)}`,
      `    ${key}, ${side}, ${weight}${span ? `, ${spanText(span)}` : ''}${against ? `, against ${against}` : ''}`,
      ...causes.map((cause) => `    ${causeLine(cause)}`),
    ]),
  ])
  return [`# ${date} ${time} ${place.join(' ')}`, ...lines].join('\n')
}

function birthOf(date: string, time: string, placeName: string): Birth {
  const [place] = searchPlaces(readGazetteer(), placeName, { limit: 1 })
  if (!place) throw new Error(`no place ${placeName}`)
  const [year, month, day] = date.split('-').map(Number)
  const [hour, minute] = time.split(':').map(Number)
  if (!year || !month || !day || (time !== '-' && (hour === undefined || minute === undefined))) throw new Error(usage)
  return {
    date: { year, month, day },
    time: time === '-' ? null : { hour: hour!, minute: minute! },
    place: { latDeg: place.latDeg, lonDeg: place.lonDeg, zone: place.zone },
  }
}
