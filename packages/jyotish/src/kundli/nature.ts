import { wrap180, wrap360 } from '../angles.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import type { Chart } from './chart.ts'

/** Returns whether the Moon is between new and full moon. */
export function isMoonWaxing(chart: Chart): boolean {
  return wrap360(chart.lonDeg.moon - chart.lonDeg.sun) < 180
}

/**
 * Returns whether a graha is a natural benefic: Jupiter and Venus always, the waxing Moon, and Mercury unless its
 * nearest companion in the sign is a malefic. (With both Jupiter and Saturn there, the nearer one decides.)
 */
export function isBenefic(chart: Chart, graha: Graha): boolean {
  if (graha === 'jupiter' || graha === 'venus') return true
  if (graha === 'moon') return isMoonWaxing(chart)
  return graha === 'mercury' && !isMercuryAfflicted(chart)
}

export function isMalefic(chart: Chart, graha: Graha): boolean {
  return !isBenefic(chart, graha)
}

function isMercuryAfflicted(chart: Chart): boolean {
  let nearest: Graha | null = null
  let leastDeg = Infinity
  for (const graha of grahas) {
    if (graha === 'mercury' || chart.rashi[graha] !== chart.rashi.mercury) continue
    const apartDeg = Math.abs(wrap180(chart.lonDeg[graha] - chart.lonDeg.mercury))
    if (apartDeg < leastDeg) {
      leastDeg = apartDeg
      nearest = graha
    }
  }
  return nearest !== null && isMalefic(chart, nearest)
}
