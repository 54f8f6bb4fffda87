import { type MatchConclusion, concludeMatch } from '@sankalp/contract/match-reply'
import { type Match, type TimedBirthChart, makeBirthChart, matchCharts } from '@sankalp/jyotish'
import { skyOf } from '../../lib/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../lib/sky/reading.ts'
import { fetchTable } from '../../lib/sky/sky-tables.ts'
import type { Birth } from '../../lib/birth/birth.ts'
import type { ChartSettings } from '../../lib/birth/chart-settings.ts'
import type { MatchCase } from './couple.ts'
import type { Partner } from './partner-values.ts'

/** All that a report shows, as keys and numbers. */
export type MatchReading = MatchCase & {
  charts: Record<Partner, TimedBirthChart>
  match: Match
  conclusion: MatchConclusion
}

export async function readMatchHere({ couple, settings }: MatchCase): Promise<MatchReading> {
  const [groom, bride] = await Promise.all([chartOf(couple.groom, settings), chartOf(couple.bride, settings)])
  const match = matchCharts(groom.chart, bride.chart)
  return { couple, settings, charts: { groom, bride }, match, conclusion: concludeMatch(match) }
}

async function chartOf(birth: Birth, settings: ChartSettings): Promise<TimedBirthChart> {
  const sky = await skyOf(decadesOf(birth))
  const chart = makeBirthChart(sky, toEngineBirth(birth), settings)
  if (!chart.timeKnown) throw new Error('a birth without its time is refused before it is matched')
  return chart
}

/** Fetches the table of a year's decade before anybody asks for its chart. */
export function prefetchYear(year: number): void {
  fetchTable(Math.floor(year / 10) * 10).catch(() => {
    // Only a head start: the match itself tries again, and says so if it cannot.
  })
}
