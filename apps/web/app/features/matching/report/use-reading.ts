import { useComputed } from '../../../lib/use-computed.ts'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from '../couple.ts'
import type { MatchReading } from '../match-engine.ts'
import { readMatch } from '../read-match.ts'

export type ReadingState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; reading: MatchReading }

/** The reading of a match by this device. What was read last stays in sight while a setting is being changed. */
export function useReading(match: MatchCase): { state: ReadingState; retry: () => void } {
  // As one text, since both births and the settings are new objects with every render.
  const { value, failure, retry } = useComputed(encodeMatchLink(match), readLink)
  return {
    state: failure ? { status: 'failed' } : value ? { status: 'ready', reading: value } : { status: 'loading' },
    retry,
  }
}

async function readLink(link: string): Promise<MatchReading> {
  const match = decodeMatchLink(link)
  if (!match) throw new Error('a match that was encoded can be decoded')
  try {
    return await readMatch(match)
  } catch (error) {
    // Anything but the network's fault is ours, and should be found by whoever looks into it.
    if (!(error instanceof SkyUnreachable)) reportError(error)
    throw error
  }
}
