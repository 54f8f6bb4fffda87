import { type MatchConclusion, concludeMatch } from '@sankalp/contract/match-conclusion'
import { type BirthChart, type MatchCases, makeBirthChart, matchOverDay } from '@sankalp/jyotish'
import { skyOf } from '../../shared/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../shared/sky/reading.ts'
import { fetchTable } from '../../shared/sky/sky-tables.ts'
import type { Birth } from '../../shared/birth/birth.ts'
import type { ChartSettings } from '../../shared/birth/chart-settings.ts'
import type { MatchCase } from './couple.ts'
import type { Partner } from './partner-values.ts'

/** All data of a report, as keys and numbers. */
export type MatchReading = MatchCase & {
  charts: Record<Partner, BirthChart>
  cases: MatchCases
  conclusion: MatchConclusion
}

export async function readMatchHere({ couple, settings }: MatchCase): Promise<MatchReading> {
  const [groom, bride] = await Promise.all([chartOf(couple.groom, settings), chartOf(couple.bride, settings)])
  const cases = matchOverDay(groom, bride)
  return { couple, settings, charts: { groom, bride }, cases, conclusion: concludeMatch(cases) }
}

async function chartOf(birth: Birth, settings: ChartSettings): Promise<BirthChart> {
  const sky = await skyOf(decadesOf(birth))
  return makeBirthChart(sky, toEngineBirth(birth), settings)
}

/** Fetches the table of a year's decade before a chart needs it. */
export function prefetchYear(year: number): void {
  fetchTable(Math.floor(year / 10) * 10).catch(() => {
    // This is only a prefetch: the match itself tries again, and reports a failure.
  })
}
