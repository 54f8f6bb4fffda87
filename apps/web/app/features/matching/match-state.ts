import type { MatchResult } from '@sankalp/contract/matching'
import { type PrivateState, keepPrivate, readPrivate } from '../../lib/private-state.ts'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from './couple.ts'

/**
 * The data with which the report page is opened. It is stored for the browser's history entry, so that a refresh
 * restores it, until a logout.
 */
export type MatchState = MatchCase & {
  /** The server's answer, shown until the device has its own; null if the server could not be reached. */
  result: MatchResult | null
  /** The server could not be reached, and the reader sees a note about it. */
  isMadeHere: boolean
}

type Stored = { match: { link: string; result: MatchResult | null; isMadeHere: boolean } }

/** Stores the births in the form of a link, which is validated strictly whenever it is read. */
export function packMatchState({ couple, settings, result, isMadeHere }: MatchState): PrivateState {
  return keepPrivate({ match: { link: encodeMatchLink({ couple, settings }), result, isMadeHere } } satisfies Stored)
}

export function unpackMatchState(state: unknown): MatchState | null {
  const match = (readPrivate(state) as Partial<Stored> | null)?.match as Partial<Stored['match']> | undefined
  const found = typeof match?.link === 'string' ? decodeMatchLink(match.link) : null
  return (
    found && { ...found, result: isWhole(match?.result) ? match.result : null, isMadeHere: match?.isMadeHere === true }
  )
}

/** An older version of the server answered without keys. */
function isWhole(result: MatchResult | null | undefined): result is MatchResult {
  return typeof result?.kundaliMatch?.varna?.male_koot_key === 'string'
}
