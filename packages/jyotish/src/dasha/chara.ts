import { JyotishError, requireFinite, requireInteger } from '../errors.ts'
import type { Chart } from '../kundli/chart.ts'
import { lordOfRashi } from '../kundli/chart.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { countRashis, degInRashi } from '../zodiac/division.ts'
import type { Graha, Rashi } from '../zodiac/keys.ts'
import { grahas, rashis } from '../zodiac/keys.ts'
import { DASHA_YEAR_DAYS, DEEPEST_LEVEL } from './periods.ts'

/** A period [startMs, endMs) of a sign. Level 1 is the mahadasha. */
export type CharaPeriod = { rashi: Rashi; level: number; startMs: EpochMs; endMs: EpochMs }
export type CharaMahadasha = CharaPeriod & { years: number }

/** From these signs the count goes forward, from the others backward. */
const forwardRashis = new Set([0, 1, 2, 6, 7, 8])
const VRISHCHIKA = 7
const KUMBHA = 10

/**
 * Computes Jaimini's chara dasha as K. N. Rao teaches it: twelve signs from the lagna on, forward or backward by the
 * ninth sign from it, each for as many years as its lord is signs away.
 */
export function makeCharaDasha(chart: Chart, birthMs: EpochMs, yearDays = DASHA_YEAR_DAYS): CharaMahadasha[] {
  if (!chart.hasLagna) {
    throw new JyotishError('OUT_OF_RANGE', 'chart', 'chara dasha begins with the lagna, which needs the birth time')
  }
  requireFinite(birthMs, 'birthMs')
  const yearMs = requireFinite(yearDays, 'yearDays') * MS_PER_DAY
  let startMs = birthMs
  return signsFrom(chart.lagnaRashi, directionFrom(chart.lagnaRashi)).map((index) => {
    const years = yearsOf(chart, index)
    const endMs = Math.round(startMs + years * yearMs) as EpochMs
    const period = { rashi: rashis[index]!, level: 1, years, startMs, endMs }
    startMs = endMs
    return period
  })
}

/** Divides a period into twelve equal parts, beginning with the sign after the period's own, which comes last. */
export function divideCharaDasha(period: CharaPeriod): CharaPeriod[] {
  requireInteger(period.level, 1, DEEPEST_LEVEL - 1, 'period.level')
  const own = rashis.indexOf(period.rashi)
  const direction = directionFrom(own)
  const partMs = (period.endMs - period.startMs) / 12
  return signsFrom(own + direction, direction).map((index, part) => ({
    rashi: rashis[index]!,
    level: period.level + 1,
    startMs: Math.round(period.startMs + part * partMs) as EpochMs,
    endMs: Math.round(period.startMs + (part + 1) * partMs) as EpochMs,
  }))
}

/** Returns the periods at an instant down to `levels`; empty before birth and after the twelve. */
export function charaDashasAt(mahadashas: readonly CharaMahadasha[], atMs: EpochMs, levels = 3): CharaPeriod[] {
  requireFinite(atMs, 'atMs')
  requireInteger(levels, 1, DEEPEST_LEVEL, 'levels')
  const path: CharaPeriod[] = []
  let periods: readonly CharaPeriod[] = mahadashas
  for (let level = 1; level <= levels; level++) {
    const running = periods.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs)
    if (!running) return path
    path.push(running)
    if (level < levels) periods = divideCharaDasha(running)
  }
  return path
}

/** Returns 1 for forward or -1 for backward, by the ninth sign from `rashi` (0…11). */
function directionFrom(rashi: number): 1 | -1 {
  return forwardRashis.has((rashi + 8) % 12) ? 1 : -1
}

function signsFrom(first: number, direction: 1 | -1): number[] {
  return Array.from({ length: 12 }, (_, step) => (first + direction * step + 24) % 12)
}

/** Returns one less than the count to the lord; twelve for a lord in its own sign. */
function yearsOf(chart: Chart, rashi: number): number {
  const lordRashi = chart.rashi[strongerLord(chart, rashi)]
  const count = forwardRashis.has(rashi) ? countRashis(rashi, lordRashi) : countRashis(lordRashi, rashi)
  return count === 1 ? 12 : count - 1
}

/**
 * Returns the stronger lord. Vrishchika has Mars and Ketu, kumbha Saturn and Rahu: of the two, the one outside this
 * sign, then the one with more grahas beside it, then the one further on in its sign.
 */
function strongerLord(chart: Chart, rashi: number): Graha {
  const lord = lordOfRashi(rashi)
  if (rashi !== VRISHCHIKA && rashi !== KUMBHA) return lord
  const node = rashi === VRISHCHIKA ? 'ketu' : 'rahu'
  if (chart.rashi[lord] === rashi) return node
  if (chart.rashi[node] === rashi) return lord
  const company = (graha: Graha) => grahas.filter((other) => chart.rashi[other] === chart.rashi[graha]).length
  const more = company(node) - company(lord)
  if (more !== 0) return more > 0 ? node : lord
  return degInRashi(chart.lonDeg[node]) > degInRashi(chart.lonDeg[lord]) ? node : lord
}
