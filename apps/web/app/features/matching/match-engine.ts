import { type Match, type TimedBirthChart, makeBirthChart, matchCharts } from '@sankalp/jyotish'
import { skyOf } from '../../lib/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../lib/sky/reading.ts'
import type { Birth } from '../../lib/birth/birth.ts'
import type { ChartSettings } from '../../lib/birth/chart-settings.ts'
import type { MatchCase } from './couple.ts'
import type { Partner } from './partner-values.ts'

/** All that a report shows, as keys and numbers. */
export type MatchReading = MatchCase & { charts: Record<Partner, TimedBirthChart>; match: Match }

export async function readMatchHere({ couple, settings }: MatchCase): Promise<MatchReading> {
  const [groom, bride] = await Promise.all([chartOf(couple.groom, settings), chartOf(couple.bride, settings)])
  return { couple, settings, charts: { groom, bride }, match: matchCharts(groom.chart, bride.chart) }
}

async function chartOf(birth: Birth, settings: ChartSettings): Promise<TimedBirthChart> {
  const sky = await skyOf(decadesOf(birth))
  const chart = makeBirthChart(sky, toEngineBirth(birth), settings)
  if (!chart.timeKnown) throw new Error('a birth without its time is refused before it is matched')
  return chart
}
