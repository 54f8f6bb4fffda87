import { type Sky, loadSky } from '@sankalp/jyotish'
import type { Birth } from '../birth/birth.ts'
import type { ChartSettings } from '../birth/chart-settings.ts'
import { type Reading, decadesOf, lifeDecadesOf, makeReading } from './reading.ts'
import { fetchTable } from './sky-tables.ts'

/** Decoded skies by the tables they are made of: switching a setting need not decode them again. */
const skies = new Map<string, Sky>()

export async function skyOf(tables: readonly number[]): Promise<Sky> {
  const files = await Promise.all(tables.map(fetchTable))
  const key = tables.join()
  let sky = skies.get(key)
  if (!sky) skies.set(key, (sky = loadSky(files)))
  return sky
}

export async function readOnDevice(birth: Birth, settings: ChartSettings): Promise<Reading> {
  const [sky, lifeSky] = await Promise.all([skyOf(decadesOf(birth)), skyOf(lifeDecadesOf(birth))])
  return makeReading(sky, lifeSky, birth, settings)
}

/** The table of a year, so that it is there when the chart is asked for. */
export function prefetchTables(year?: number): void {
  if (year === undefined) return
  fetchTable(Math.min(2090, Math.max(1900, Math.floor(year / 10) * 10))).catch(() => {
    // Only a head start: the chart itself tries again, and says so if it cannot.
  })
}
