import { concludeMatch } from '@sankalp/contract/match-conclusion'
import { makeBirthChart, matchOverDay } from '@sankalp/jyotish'
import type { Birth } from '../../../shared/birth/birth.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { skyOf } from '../../../shared/sky/engine.ts'
import { decadesOf, toEngineBirth } from '../../../shared/sky/reading.ts'

/** Calculates a match, as each device does for itself. */
export async function readMatch({ groom, bride }: Record<'groom' | 'bride', Birth>, settings: ChartSettings) {
  const chartOf = async (birth: Birth) => makeBirthChart(await skyOf(decadesOf(birth)), toEngineBirth(birth), settings)
  const charts = { groom: await chartOf(groom), bride: await chartOf(bride) }
  return { charts, conclusion: concludeMatch(matchOverDay(charts.groom, charts.bride)) }
}
