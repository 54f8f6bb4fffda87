import {
  type EpochMs,
  type Ingress,
  type ReadingMoment,
  type SaturnSky,
  type Sky,
  decadesFor,
  ingressesBetween,
  loadSaturn,
  loadSky,
  lookAhead,
} from '@sankalp/jyotish'
import type { Birth } from '../birth/birth.ts'
import type { ChartSettings } from '../birth/chart-settings.ts'
import { type Reading, decadesOf, makeReading } from './reading.ts'
import { fetchTable } from './sky-tables.ts'

/** Decoded skies by their tables: changing a setting need not decode them again. */
const skies = new Map<string, Sky>()
let saturn: SaturnSky | null = null

export async function skyOf(tables: readonly number[]): Promise<Sky> {
  const files = await Promise.all(tables.map(fetchTable))
  const key = tables.join()
  let sky = skies.get(key)
  if (!sky) skies.set(key, (sky = loadSky(files)))
  return sky
}

async function saturnSky(): Promise<SaturnSky> {
  const file = await fetchTable('saturn')
  return (saturn ??= loadSaturn(file))
}

export async function readOnDevice(birth: Birth, settings: ChartSettings): Promise<Reading> {
  const [sky, lifeOfSaturn] = await Promise.all([skyOf(decadesOf(birth)), saturnSky()])
  return makeReading(sky, lifeOfSaturn, birth, settings)
}

/** Longer than Jupiter stays in a sign. */
const aheadMs = 400 * 86_400_000

/** The next changes of sign of Jupiter and Saturn, and where the slow grahas are in the coming year. */
export type SkyAhead = { ingresses: Ingress[]; moment: ReadingMoment }

export async function lookAtSky(fromMs: number, settings: ChartSettings): Promise<SkyAhead> {
  const from = fromMs as EpochMs
  const to = (fromMs + aheadMs) as EpochMs
  const sky = await skyOf(decadesFor(from, to))
  const ingressesOf = (graha: 'jupiter' | 'saturn') => ingressesBetween(sky, graha, from, to, settings)
  return {
    ingresses: [...ingressesOf('jupiter'), ...ingressesOf('saturn')],
    moment: lookAhead(sky, from, settings),
  }
}

/** Loads the tables of today and of a birth in that year in advance, before the chart is requested. */
export function prefetchTables(year?: number): void {
  const now = Date.now()
  const ahead = decadesFor(now as EpochMs, (now + aheadMs) as EpochMs)
  const decade = year === undefined ? [] : [Math.min(2090, Math.max(1900, Math.floor(year / 10) * 10))]
  for (const name of new Set(['saturn', ...ahead, ...decade])) {
    fetchTable(name).catch(() => {
      // This is only a head start: the chart itself tries again and reports a failure.
    })
  }
}
