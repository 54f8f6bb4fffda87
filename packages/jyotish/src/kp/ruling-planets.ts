import type { Graha } from '../zodiac/keys.ts'
import type { KpLords } from './subs.ts'
import { kpLordsOf } from './subs.ts'

/** The grahas that rule a moment (K. S. Krishnamurti, KP Reader VI), by what they rule in it. */
export type RulingPlanets = {
  lagna: KpLords
  moon: KpLords
  /** The lord of the weekday, counted from sunrise to sunrise; null near the poles on a day without them. */
  day: Graha | null
  /** The nodes that stand in a sign of a ruling planet: they take its place. */
  nodes: Graha[]
  /** Each once, the strongest first: lords of the lagna's star and sign, of the Moon's star and sign, of the day. */
  inOrder: Graha[]
}

type Moment = { ascendantDeg: number; lonDeg: Record<'moon' | 'rahu' | 'ketu', number>; dayLord: Graha | null }

/** Finds the ruling planets of a moment from its sidereal longitudes. */
export function findRulingPlanets({ ascendantDeg, lonDeg, dayLord }: Moment): RulingPlanets {
  const lagna = kpLordsOf(ascendantDeg)
  const moon = kpLordsOf(lonDeg.moon)
  const inOrder = [...new Set([lagna.star, lagna.rashi, moon.star, moon.rashi, ...(dayLord === null ? [] : [dayLord])])]
  const nodes = (['rahu', 'ketu'] as const).filter((node) => inOrder.includes(kpLordsOf(lonDeg[node]).rashi))
  return { lagna, moon, day: dayLord, nodes, inOrder }
}
