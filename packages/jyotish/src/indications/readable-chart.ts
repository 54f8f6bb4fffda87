import { makeVimshottari } from '../dasha/vimshottari.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'
import { makeAshtakavarga } from '../kundli/ashtakavarga/ashtakavarga.ts'
import type { Longitudes } from '../kundli/chart.ts'
import { makeChart, mapGrahas } from '../kundli/chart.ts'
import { isCombust } from '../kundli/combustion.ts'
import { dignityOf } from '../kundli/dignity.ts'
import { isVargottama, makeVarga } from '../kundli/vargas/vargas.ts'
import { findYogas } from '../kundli/yogas/yogas.ts'
import type { TimedReadable } from './view.ts'

export type PrintedChart = {
  lonDeg: Longitudes
  ascendantDeg: number
  retrograde?: readonly Graha[]
  birthMs?: EpochMs
}

/** Makes a chart that can be read from longitudes alone, as books print it. Its strengths are unknown. */
export function makeReadable({ lonDeg, ascendantDeg, retrograde = [], birthMs }: PrintedChart): TimedReadable {
  const chart = makeChart(lonDeg, ascendantDeg)
  const positions = mapGrahas((graha) => ({
    lonDeg: lonDeg[graha],
    latDeg: 0,
    speedDegPerDay: retrograde.includes(graha) ? -1 : 1,
  }))
  return {
    timeKnown: true,
    chart,
    planets: mapGrahas((graha) => ({
      ...positions[graha],
      dignity: dignityOf(chart, graha),
      isCombust: isCombust(positions, graha),
      isRetrograde: retrograde.includes(graha),
      isVargottama: isVargottama(lonDeg[graha]),
    })),
    yogas: findYogas(chart),
    vargas: { d9: makeVarga('d9', lonDeg, ascendantDeg), d10: makeVarga('d10', lonDeg, ascendantDeg) },
    vimshottari: makeVimshottari(lonDeg.moon, birthMs ?? (0 as EpochMs)),
    ashtakavarga: makeAshtakavarga({ ...chart.rashi, ascendant: chart.lagnaRashi }),
    shadbala: null,
  }
}
