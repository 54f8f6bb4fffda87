import type { MatchResult } from '@sankalp/contract/matching'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from './couple.ts'

/** What the report page is opened with. It stays in the browser's history entry, so a refresh has it again. */
export type MatchState = MatchCase & {
  /** The server's answer, shown until the device has its own; null when the server could not be asked. */
  result: MatchResult | null
  /** The server could not be reached, and the reader is told so. */
  isMadeHere: boolean
}

type Stored = { match: { link: string; result: MatchResult | null; isMadeHere: boolean } }

/** The births are kept in the form of a link, which is examined strictly whenever it is read. */
export function packMatchState({ couple, settings, result, isMadeHere }: MatchState): Stored {
  return { match: { link: encodeMatchLink({ couple, settings }), result, isMadeHere } }
}

export function unpackMatchState(state: unknown): MatchState | null {
  const match = (state as Partial<Stored> | null)?.match
  const found = typeof match?.link === 'string' ? decodeMatchLink(match.link) : null
  return found && { ...found, result: match?.result ?? null, isMadeHere: match?.isMadeHere === true }
}
