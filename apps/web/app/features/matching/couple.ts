import type { Birth } from '../../shared/birth/birth.ts'
import { decodeFragment, encodeFragment, packBirth, unpackBirth } from '../../shared/birth/birth-fragment.ts'
import { type ChartSettings, toSettings } from '../../shared/birth/chart-settings.ts'
import type { Partner } from './partner-values.ts'

export type Couple = Record<Partner, Birth>
/** Two births and the settings of their comparison: the whole input of a report. */
export type MatchCase = { couple: Couple; settings: ChartSettings }

const kind = 'm1'

/** Encodes both births as the hash of an address, which browsers do not send. */
export function encodeMatchLink({ couple, settings }: MatchCase): string {
  return encodeFragment(kind, [packBirth(couple.groom), packBirth(couple.bride), settings.ayanamsa, settings.node])
}

/** Returns null if the link was truncated, changed or made by hand. */
export function decodeMatchLink(fragment: string): MatchCase | null {
  const value = decodeFragment(kind, fragment)
  if (!Array.isArray(value) || value.length !== 4) return null
  const groom = unpackBirth(value[0])
  const bride = unpackBirth(value[1])
  const settings = toSettings(value[2], value[3])
  if (!groom || !bride || !settings) return null
  return { couple: { groom, bride }, settings }
}
