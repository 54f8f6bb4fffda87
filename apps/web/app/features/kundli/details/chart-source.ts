import type { KundliReply } from '@sankalp/contract/kundli'
import { readPrivate } from '../../../lib/private-state.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { decodeChartLink, packBirth, unpackBirth } from '../../../shared/birth/birth-fragment.ts'
import { type ChartSettings, toSettings } from '../../../shared/birth/chart-settings.ts'
import { type Prashna, toPrashna } from '../prashna/prashna.ts'

/**
 * The chart of the page. It is stored for the history entry, so that a refresh and the back button restore it, until a
 * logout.
 */
export type ChartSource = {
  birth: Birth
  settings: ChartSettings
  reply: KundliReply | null
  isFromForm: boolean
  /** Only for the chart of a question. */
  prashna?: Prashna
}

/** Returns the chart of a navigation; null if there is none, or if an older version stored it. */
export function sourceOfState(entry: unknown): ChartSource | null {
  const state = readPrivate(entry)
  if (typeof state !== 'object' || state === null || !('birth' in state)) return null
  const { birth: given, settings: chosen, reply, isFromForm, prashna: asked } = state as Partial<ChartSource>
  const birth = given && unpackBirth(packBirth(given))
  const settings = chosen && toSettings(chosen.ayanamsa, chosen.node)
  if (!birth || !settings) return null
  const prashna = toPrashna(asked)
  // An older version of the server answered without keys.
  const isWhole =
    Array.isArray(reply?.planets_extended) &&
    reply.astro_details?.keys !== undefined &&
    reply.settings.ayanamsa === settings.ayanamsa
  return {
    birth,
    settings,
    reply: isWhole ? reply : null,
    isFromForm: isFromForm === true,
    ...(prashna && { prashna }),
  }
}

/**
 * Returns the chart of a shared link, 'broken' for one that was truncated or changed, null for a hash that is not ours.
 */
export function sourceOfHash(hash: string): ChartSource | 'broken' | null {
  if (!/^#k\d/.test(hash)) return null
  const link = decodeChartLink(hash)
  return link ? { ...link, reply: null, isFromForm: false } : 'broken'
}
