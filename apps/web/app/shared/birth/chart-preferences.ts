import { parseStored, readLocal, writeLocal } from '../../lib/storage.ts'
import { type ChartSettings, defaultSettings, toSettings } from './chart-settings.ts'

/** Returns the reader's chart settings, stored between visits. */
export function readSettings(): ChartSettings {
  const stored = parseStored(readLocal('chartSettings'))
  return (Array.isArray(stored) && toSettings(stored[0], stored[1])) || defaultSettings
}

export function saveSettings({ ayanamsa, node }: ChartSettings): void {
  writeLocal('chartSettings', JSON.stringify([ayanamsa, node]))
}

export const chartStyles = ['north', 'south', 'east'] as const
export type ChartStyle = (typeof chartStyles)[number]

/** Returns the reader's chart style. */
export function readStyle(): ChartStyle {
  const stored = readLocal('chartStyle')
  return chartStyles.find((style) => style === stored) ?? 'north'
}

export function saveStyle(style: ChartStyle): void {
  writeLocal('chartStyle', style)
}
