import { wrap360 } from '../../angles.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'
import { isBenefic } from '../nature.ts'

/** Returns the aspect strength of a graha on a point `apartDeg` further on, in virupas: 60 for the full aspect. */
export function aspectVirupas(from: SevenGraha, apartDeg: number): number {
  return commonAspect(apartDeg) + specialAspect(from, apartDeg)
}

function commonAspect(deg: number): number {
  if (deg < 30 || deg >= 300) return 0
  if (deg < 60) return (deg - 30) / 2
  if (deg < 90) return deg - 45
  if (deg < 120) return 30 + (120 - deg) / 2
  if (deg < 150) return 150 - deg
  if (deg < 180) return (deg - 150) * 2
  return (300 - deg) / 2
}

/**
 * Raises Saturn's third and tenth, Mars' fourth and eighth, and Jupiter's fifth and ninth aspect to the full strength.
 */
function specialAspect(from: SevenGraha, deg: number): number {
  const within = (start: number) => deg >= start && deg < start + 30
  if (from === 'saturn') return within(60) || within(270) ? 45 : 0
  if (from === 'mars') return within(90) || within(210) ? 15 : 0
  if (from === 'jupiter') return within(120) || within(240) ? 30 : 0
  return 0
}

/** Returns the strength of aspects: a quarter of the benefics' aspects minus a quarter of the malefics'. */
export function drikBala(chart: Chart, graha: SevenGraha): number {
  let sum = 0
  for (const from of sevenGrahas) {
    if (from === graha) continue
    const virupas = aspectVirupas(from, wrap360(chart.lonDeg[graha] - chart.lonDeg[from]))
    sum += isBenefic(chart, from) ? virupas : -virupas
  }
  return sum / 4
}
