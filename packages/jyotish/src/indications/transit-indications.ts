import { MS_PER_DAY } from '../time/instants.ts'
import { isGoodHouse } from '../transits/gochara.ts'
import { countRashis } from '../zodiac/division.ts'
import { rashis } from '../zodiac/keys.ts'
import { asHouse, causeAt, drawnHouse } from './causes.ts'
import type {
  Cause,
  Causes,
  CountedFrom,
  IndicationDirection,
  House,
  Indication,
  SlowGraha,
} from './indication-types.ts'
import type { SignStay, ReadingMoment } from './stays.ts'
import { subjectOfHouse } from './subject-tables.ts'
import { clampWeight } from './testimony.ts'
import type { View } from './view.ts'

const weightOfGraha: Record<SlowGraha, number> = { saturn: 52, jupiter: 50, rahu: 38, ketu: 34 }
/** The Moon is the rule for transits; the lagna is the second count. */
const FROM_LAGNA_LESS = 10
/** A passage of the whole year weighs this much more than one of a few days. */
const WHOLE_YEAR_MORE = 14
/** The sign before the Moon's, the Moon's, and the one after it: Saturn's seven and a half years. */
const sadeSatiHouses: readonly House[] = [12, 1, 2]
const SADE_SATI_MORE = 10
/** A graha with five or more of its own bindus in a sign passes it well, with three or fewer badly (Phaladeepika 24). */
const MANY_OWN_BINDUS = 5
const FEW_OWN_BINDUS = 3

/** What the slow grahas bring in the twelve months, counted from the Moon and from the lagna. */
export function transitIndications(view: View, { stays }: ReadingMoment): Indication[] {
  const counts: CountedFrom[] = view.timed ? ['moon', 'lagna'] : ['moon']
  const found = new Map<string, Indication>()
  if (!view.isSignSure('moon')) return []
  for (const from of counts) {
    for (const stay of stays) {
      const made = transitIndication(view, stay, from)
      const earlier = found.get(made.key)
      found.set(made.key, earlier ? joined(earlier, made) : made)
    }
  }
  return [...found.values()]
}

function transitIndication(view: View, { graha, rashi, span }: SignStay, from: CountedFrom): Indication {
  const { chart } = view.kundli
  const index = rashis.indexOf(rashi)
  const house = asHouse(countRashis(from === 'moon' ? chart.rashi.moon : chart.lagnaRashi, index))
  const drawn = drawnHouse(chart, index)
  const facts = { kind: 'transit', graha, rashi, house, from, span } as const
  const isGood = isGoodHouse(graha, house)
  const stated = causeAt(chart, facts, from === 'moon' ? ['moon'] : [], [drawn])
  const withEffect: Cause = { ...stated, effect: isGood ? 'supports' : 'strains' }
  const bindus = bindusCause(view, graha, index, drawn)
  return {
    key: `transit/${graha}-${house}`,
    subject: subjectOfHouse[house],
    direction: directionOf(isGood, bindus),
    weight: weightOf(graha, house, from, (span.to - span.from) / (365 * MS_PER_DAY)),
    span,
    causes: bindus ? [withEffect, bindus] : [withEffect],
  }
}

function weightOf(graha: SlowGraha, house: House, from: CountedFrom, partOfYear: number): number {
  const isSadeSati = graha === 'saturn' && from === 'moon' && sadeSatiHouses.includes(house)
  return clampWeight(
    weightOfGraha[graha] +
      WHOLE_YEAR_MORE * Math.min(1, partOfYear) +
      (isSadeSati ? SADE_SATI_MORE : 0) -
      (from === 'lagna' ? FROM_LAGNA_LESS : 0),
  )
}

/** Bindus that go against the house make a passage mixed. */
function directionOf(isGood: boolean, bindus: Cause | null): IndicationDirection {
  if (bindus?.effect === 'strains' && isGood) return 'mixed'
  if (bindus?.effect === 'supports' && !isGood) return 'mixed'
  return isGood ? 'supports' : 'strains'
}

function bindusCause(view: View, graha: SlowGraha, rashi: number, house: House): Cause | null {
  if (!view.timed || graha === 'rahu' || graha === 'ketu') return null
  const bindus = view.timed.ashtakavarga.bhinna[graha].bindus[rashi]!
  if (bindus > FEW_OWN_BINDUS && bindus < MANY_OWN_BINDUS) return null
  const cause = causeAt(view.kundli.chart, { kind: 'bindus', of: graha, house, bindus }, [], [house])
  return { ...cause, effect: bindus >= MANY_OWN_BINDUS ? 'supports' : 'strains' }
}

/** The same passage from the Moon and the lagna, or twice because of retrograde motion, is one with all its causes. */
function joined(one: Indication, other: Indication): Indication {
  const known = new Set(one.causes.map((cause) => JSON.stringify(cause)))
  const further = other.causes.filter((cause) => !known.has(JSON.stringify(cause)))
  return {
    ...one,
    weight: Math.max(one.weight, other.weight),
    direction: one.direction === other.direction ? one.direction : 'mixed',
    span: {
      from: one.span!.from < other.span!.from ? one.span!.from : other.span!.from,
      to: one.span!.to > other.span!.to ? one.span!.to : other.span!.to,
    },
    causes: [...one.causes, ...further] as unknown as Causes,
  }
}
