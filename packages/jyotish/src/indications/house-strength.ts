import { grahas } from '../zodiac/keys.ts'
import type { Graha } from '../zodiac/keys.ts'
import { aspectsRashi } from '../kundli/aspects.ts'
import { isDusthana, isKendra, isTrikona, rashiOfHouse } from '../kundli/chart.ts'
import { isBenefic } from '../kundli/nature.ts'
import { causeAt } from './causes.ts'
import { influencePoints } from './graha-strength.ts'
import type { House } from './indication-types.ts'
import type { Testimony } from './testimony.ts'
import type { View } from './view.ts'

/** A house that its lord aspects prospers, like one that benefics aspect (Phaladeepika, chapter 15). */
const OWN_LORD_POINTS = 10
/** More than 30 bindus of all seven are good, fewer than 25 are weak (Brihat Parashara Hora Shastra, chapter 72). */
const MANY_BINDUS = 30
const FEW_BINDUS = 25
const BINDU_POINTS = 8

/** What a house receives: aspects, and its bindus. */
export function houseTestimonies(view: View, house: House): Testimony[] {
  const { chart } = view.kundli
  const rashi = rashiOfHouse(chart, house)
  const lord = view.lordOf(house)
  const found: Testimony[] = []
  for (const graha of grahas) {
    if (!aspectsRashi(chart, graha, rashi)) continue
    const points = graha === lord ? OWN_LORD_POINTS : influencePoints(view, graha)
    const facts = { kind: 'aspect-on-house', graha, house, from: view.from } as const
    if (points !== 0) found.push({ points, cause: causeAt(chart, facts, [graha], [view.houseOf(graha), house]) })
  }
  return [...found, ...binduTestimonies(view, house, rashi)]
}

function binduTestimonies(view: View, house: House, rashi: number): Testimony[] {
  if (!view.timed) return []
  const bindus = view.timed.ashtakavarga.sarva[rashi]!
  if (bindus >= FEW_BINDUS && bindus <= MANY_BINDUS) return []
  const points = bindus > MANY_BINDUS ? BINDU_POINTS : -BINDU_POINTS
  return [{ points, cause: causeAt(view.kundli.chart, { kind: 'bindus', of: 'sarva', house, bindus }, [], [house]) }]
}

/**
 * The lord of a house in another: in kendras and trikonas the matter grows, in 6, 8 and 12 it is hard to hold (Brihat
 * Parashara Hora Shastra, chapters 11 and 24). The lord of one of these three in one of them is no harm (viparita).
 */
export function lordPlacementPoints(of: House, house: House): number {
  if (of === house) return 16
  if (isDusthana(house)) return isDusthana(of) ? 6 : -12
  // A lord of hardship carries it to where it stands.
  if (isDusthana(of)) return isKendra(house) || isTrikona(house) ? -4 : 0
  if (isKendra(house) || isTrikona(house)) return 12
  return house === 3 ? 2 : 8
}

/**
 * A graha in a house (Phaladeepika, chapters 8 and 15): benefics further a house, malefics burden it, except that
 * malefics do well in 3, 6, 10 and 11, and benefics tire in 6, 8 and 12.
 */
export function grahaPlacementPoints(view: View, graha: Graha, house: House): number {
  if (isBenefic(view.kundli.chart, graha)) {
    if (isDusthana(house)) return -6
    return isKendra(house) || isTrikona(house) ? 10 : 7
  }
  if (house === 3 || house === 6 || house === 11) return 10
  return house === 10 ? 6 : -8
}
