import { grahas } from '../zodiac/keys.ts'
import { isDusthana } from '../kundli/chart.ts'
import type { YogaFacts } from '../kundli/yogas/yoga-types.ts'
import type { FoundYoga } from '../kundli/yogas/yogas.ts'
import { asHouse, causeAt } from './causes.ts'
import { strengthTestimonies } from './graha-strength.ts'
import type { Cause, Causes, Indication, IndicationDirection, Subject } from './indication-types.ts'
import { subjectOfHouse } from './subject-tables.ts'
import { clampWeight, sumOf } from './testimony.ts'
import { withTone } from './traits.ts'
import type { View } from './view.ts'
import { yogaTable } from './yoga-table.ts'

const MOST_FULFILMENTS = 3
/** A yoga gives as much as the grahas that make it can give (Brihat Parashara Hora Shastra, chapter 39). */
const MOST_ADDED = 18
const MOST_TAKEN = -18

/** The yogas of the chart. Those that rest on the Moon or on a sign that may have changed need a birth time. */
export function yogaIndications(view: View): Indication[] {
  if (!view.timed && !grahas.every(view.isSignSure)) return []
  return view.kundli.yogas.map((yoga) => yogaIndication(view, yoga))
}

function yogaIndication(view: View, yoga: FoundYoga): Indication {
  const { subject, direction, weight } = yogaTable[yoga.key]!
  const balance = balanceOf(view, yoga)
  return {
    key: `yoga/${yoga.key}`,
    subject: subject === 'its-houses' ? subjectOfExchange(yoga) : subject,
    direction: weighedDirection(direction, balance),
    weight: clampWeight(weight + (direction === 'strains' ? -balance : balance)),
    causes: yoga.facts
      .slice(0, MOST_FULFILMENTS)
      .map((facts) => withTone(yogaCause(view, yoga.key, facts), direction)) as unknown as Causes,
  }
}

/** The later of the two houses, unless it is one of hardship: that is what the other has to carry. */
function subjectOfExchange({ facts }: FoundYoga): Subject {
  const house = facts[0]?.houses.findLast((each) => !isDusthana(each))
  return house === undefined ? 'mind' : subjectOfHouse[asHouse(house)]
}

function yogaCause(view: View, key: string, facts: YogaFacts): Cause {
  const houses = facts.houses.length > 0 ? facts.houses.map(asHouse) : undefined
  return causeAt(view.kundli.chart, { kind: 'yoga', key, facts }, facts.grahas, houses)
}

/** What the grahas of a yoga can give, on average. Those of a figure of all seven are not weighed. */
function balanceOf(view: View, { facts }: FoundYoga): number {
  const makers = [...new Set(facts.flatMap((each) => each.grahas))]
  if (makers.length === 0 || makers.length >= 7) return 0
  const total = makers.reduce((sum, graha) => {
    const { helps, hinders } = sumOf(strengthTestimonies(view, graha))
    return sum + helps - hinders
  }, 0)
  return Math.min(MOST_ADDED, Math.max(MOST_TAKEN, total / makers.length / 2))
}

/** Weak grahas leave a good yoga half-given, and strong ones lighten a hard yoga. */
function weighedDirection(direction: IndicationDirection, balance: number): IndicationDirection {
  if (direction === 'supports' && balance < -6) return 'mixed'
  return direction === 'strains' && balance > 6 ? 'mixed' : direction
}
