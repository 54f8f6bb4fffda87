import type { ChartSettings } from '../birth/chart-settings.ts'
import type { Birth } from '../birth/birth.ts'
import type { Reading } from './reading.ts'
import { SkyUnreachable } from './sky-unreachable.ts'

/** Loaded when somebody makes a chart, never with a page: the engine is as heavy as half of all the rest. */
async function loadEngine() {
  try {
    return await import('./engine.ts')
  } catch (cause) {
    throw new SkyUnreachable(cause)
  }
}

/**
 * The whole chart of a birth, computed on this device: nothing of the birth leaves it. Throws `SkyUnreachable` when
 * the engine or its tables cannot be fetched, and the engine's own JyotishError for a birth it cannot compute.
 */
export async function readChart(birth: Birth, settings: ChartSettings): Promise<Reading> {
  const { readOnDevice } = await loadEngine()
  return readOnDevice(birth, settings)
}

/** Fetches what a chart will need while the form is being filled. It is only a head start, so a failure is not told. */
export function prefetchSky(year?: number): void {
  loadEngine().then(
    ({ prefetchTables }) => prefetchTables(year),
    () => {},
  )
}
