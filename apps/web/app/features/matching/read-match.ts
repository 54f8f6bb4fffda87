import { SkyUnreachable } from '../../shared/sky/sky-unreachable.ts'
import type { MatchCase } from './couple.ts'
import type { MatchReading } from './match-engine.ts'

/**
 * Calculates the whole match on this device; no data of either birth leaves it. Throws `SkyUnreachable` if the engine
 * or its tables cannot be fetched.
 */
export async function readMatch(match: MatchCase): Promise<MatchReading> {
  const { readMatchHere } = await loadEngine()
  return readMatchHere(match)
}

/**
 * Fetches the engine and the tables of these years while the form is filled in. This is only a prefetch, so failures
 * are not reported.
 */
export async function prefetchMatch(years: readonly number[]): Promise<void> {
  try {
    const { prefetchYear } = await loadEngine()
    years.forEach(prefetchYear)
  } catch (error) {
    if (!(error instanceof SkyUnreachable)) throw error
  }
}

async function loadEngine() {
  try {
    return await import('./match-engine.ts')
  } catch (cause) {
    throw new SkyUnreachable(cause)
  }
}
