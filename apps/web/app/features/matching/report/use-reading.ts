import { useComputed } from '../../../lib/use-computed.ts'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from '../couple.ts'
import type { MatchReading } from '../match-engine.ts'
import { readMatch } from '../read-match.ts'

export type ReadingState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; reading: MatchReading }

/** Returns this device's reading of a match. The last reading stays while a setting is being changed. */
export function useReading(match: MatchCase): { state: ReadingState; retry: () => void } {
  // Use a text as the key, because both births and the settings are new objects with every render.
  const { value, failure, retry } = useComputed(encodeMatchLink(match), readLink)
  return {
    state: failure ? { status: 'failed' } : value ? { status: 'ready', reading: value } : { status: 'loading' },
    retry,
  }
}

async function readLink(link: string): Promise<MatchReading> {
  const match = decodeMatchLink(link)
  if (!match) throw new Error('could not decode a match that was just encoded')
  try {
    return await readMatch(match)
  } catch (error) {
    // Any error that is not the network's is a bug of ours, so report it.
    if (!(error instanceof SkyUnreachable)) reportError(error)
    throw error
  }
}
