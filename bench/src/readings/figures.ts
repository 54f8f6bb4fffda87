import type { ReadingSection } from '@sankalp/content/readings/compose'
import { composeReading } from '@sankalp/content/readings/compose'
import { passageNames, readingFamilies } from '@sankalp/content/readings/keys'
import type { EpochMs, Kundli, Sky } from '@sankalp/jyotish'
import { findIndications, lookAhead } from '@sankalp/jyotish'
import { type Row, median } from '../table.ts'
import { drawKundlis, numbersOf } from './random-births.ts'
import { samenessOf } from './sameness.ts'

export const SEED = 36
export const MOST_SHARED_PERCENT = 15
const MOST_COMPOSE_MS = 5
const PAIRS = 20_000

/** A day to read all charts for, so that the figures are the same on every day. */
const READ_ON = Date.UTC(2026, 10, 19) as EpochMs

/** Returns the reading of each birth, and how long each took. */
export function readAll(sky: Sky, kundlis: readonly Kundli[]): { readings: ReadingSection[][]; composeMs: number[] } {
  const moment = lookAhead(sky, READ_ON)
  const composeMs: number[] = []
  const readings = kundlis.map((kundli) => {
    const start = performance.now()
    const sections = composeReading(findIndications(kundli, moment))
    composeMs.push(performance.now() - start)
    return sections
  })
  return { readings, composeMs }
}

export function keysOf(sections: readonly ReadingSection[]): string[] {
  return sections.flatMap(({ paragraphs }) => paragraphs.map(({ key }) => key))
}

/** Measures readings of births drawn at random: what they share, which passages are told, and how long composing takes. */
export function measureReadings(sky: Sky, births: number): Row[] {
  const { readings, composeMs } = readAll(sky, drawKundlis(sky, SEED, births))
  const keys = readings.map(keysOf)
  const shared = samenessOf(keys, { count: PAIRS, next: numbersOf(SEED + 1) })
  const composing = median(composeMs)
  return [
    { what: `births read (seed ${SEED})`, measured: String(births) },
    { what: 'paragraphs of a reading, median', measured: String(median(keys.map(({ length }) => length))) },
    {
      what: `paragraphs shared by two readings, median of ${PAIRS} pairs`,
      measured: percent(shared.median),
      aim: `≤ ${MOST_SHARED_PERCENT} %`,
      reached: shared.median <= MOST_SHARED_PERCENT,
    },
    { what: 'the same, 95th percentile', measured: percent(shared.p95) },
    {
      what: 'finding indications and composing, median',
      measured: `${composing.toFixed(2)} ms`,
      aim: `≤ ${MOST_COMPOSE_MS} ms`,
      reached: composing <= MOST_COMPOSE_MS,
    },
    ...coverageRows(new Set(keys.flat())),
  ]
}

function coverageRows(told: ReadonlySet<string>): Row[] {
  return readingFamilies.map((family) => {
    const missing = passageNames[family].filter((name) => !told.has(`${family}/${name}`))
    const rest = missing.length > 0 ? ` (not: ${missing.join(', ')})` : ''
    return {
      what: `${family}: passages told to somebody`,
      measured: `${passageNames[family].length - missing.length} of ${passageNames[family].length}${rest}`,
    }
  })
}

const percent = (value: number) => `${value.toFixed(1)} %`
