import type { Kundali } from '@sankalp/contract/kundli'
import type { Birth } from '../../../lib/birth/birth.ts'
import { decodeChartLink, packBirth, unpackBirth } from '../../../lib/birth/birth-fragment.ts'
import { type ChartSettings, toSettings } from '../../../lib/birth/chart-settings.ts'

/** What the page is about. It lives in the history entry, so a refresh and the back button bring it back. */
export type ChartSource = { birth: Birth; settings: ChartSettings; kundali: Kundali | null; isFromForm: boolean }

/** The chart of a navigation; null for none, or for one an older version left behind. */
export function sourceOfState(state: unknown): ChartSource | null {
  if (typeof state !== 'object' || state === null || !('birth' in state)) return null
  const { birth: given, settings: chosen, kundali, isFromForm } = state as Partial<ChartSource>
  const birth = given && unpackBirth(packBirth(given))
  const settings = chosen && toSettings(chosen.ayanamsa, chosen.node)
  if (!birth || !settings) return null
  const isWhole = Array.isArray(kundali?.planets_extended) && kundali.settings.ayanamsa === settings.ayanamsa
  return { birth, settings, kundali: isWhole ? kundali : null, isFromForm: isFromForm === true }
}

/** The chart of a shared link, 'broken' for one that was cut or changed, null where the hash is none of ours. */
export function sourceOfHash(hash: string): ChartSource | 'broken' | null {
  if (!/^#k\d/.test(hash)) return null
  const link = decodeChartLink(hash)
  return link ? { ...link, kundali: null, isFromForm: false } : 'broken'
}
