import type { ChartSettings } from '../birth/chart-settings.ts'
import type { Birth } from '../birth/birth.ts'
import type { SkyAhead } from './engine.ts'
import type { Reading } from './reading.ts'
import { SkyUnreachable } from './sky-unreachable.ts'

/** Loaded when the user makes a chart, never with a page: the engine is half as large as everything else together. */
async function loadEngine() {
  try {
    return await import('./engine.ts')
  } catch (cause) {
    throw new SkyUnreachable(cause)
  }
}

/**
 * Computes the whole chart of a birth on this device, without sending the birth to the server. Throws `SkyUnreachable`
 * when the engine or its tables cannot be fetched, and the engine's own JyotishError for a birth that it cannot
 * compute.
 */
export async function readChart(birth: Birth, settings: ChartSettings): Promise<Reading> {
  const { readOnDevice } = await loadEngine()
  return readOnDevice(birth, settings)
}

/** Returns what the slow grahas do in the coming months. */
export async function readAhead(fromMs: number, settings: ChartSettings): Promise<SkyAhead> {
  const { lookAtSky } = await loadEngine()
  return lookAtSky(fromMs, settings)
}

/** Fetches what a chart needs while the user fills in the form. It is only a head start, so a failure is ignored. */
export function prefetchSky(year?: number): void {
  loadEngine().then(
    ({ prefetchTables }) => prefetchTables(year),
    () => {},
  )
}
