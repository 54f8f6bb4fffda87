import type { EpochMs, Graha, Rashi, Sky } from '@sankalp/jyotish'
import {
  eclipsesBetween,
  epochMsToJdTt,
  grahas,
  meetingsBetween,
  rashiOf,
  siderealLonDeg,
  stationsBetween,
  transitsAt,
} from '@sankalp/jyotish'
import type { Cause, Span } from './causes.ts'
import { houseFrom } from './day-causes.ts'
import type { Period } from './india-time.ts'
import { type GrahaStay, overlapMs, staysOf } from './stays.ts'

const planets: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
/** A shorter stay in a sign within a month or a year is omitted. */
const LEAST_STAY_MS = 36 * 3_600_000

/** Returns all causes of a month or a year for one Moon sign. */
export function periodCauses(sky: Sky, period: Period, sign: Rashi): Cause[] {
  return [
    ...houseCauses(sky, period, sign),
    ...stationCauses(sky, period),
    ...retrogradeCauses(sky, period),
    ...passCauses(sky, period, sign),
    ...syzygyCauses(sky, period, sign),
    ...eclipseCauses(sky, period, sign),
  ]
}

function houseCauses(sky: Sky, period: Period, sign: Rashi): Cause[] {
  return grahas
    .filter((graha) => graha !== 'moon')
    .flatMap((graha) => {
      const stays = staysOf(sky, graha, period).filter((stay) => overlapMs(stay, period) >= LEAST_STAY_MS)
      return [...Map.groupBy(stays, ({ rashi }) => rashi)].map(([rashi, inOne]) =>
        houseCause(graha, houseFrom(sign, rashi), inOne),
      )
    })
}

/**
 * Returns one cause for a graha in a house. A retrograde graha visits the same house twice, but the text is the same.
 */
function houseCause(graha: Graha, house: number, inOne: readonly GrahaStay[]): Cause {
  const stays = inOne.map(({ from, until }) => ({ from, until }))
  return {
    kind: 'graha-house',
    facts: { graha, house, because: 'period', stays },
    from: stays[0]!.from,
    until: stays.at(-1)!.until,
  }
}

function stationCauses(sky: Sky, { from, until }: Period): Cause[] {
  return planets
    .flatMap((graha) => stationsBetween(sky, graha, from, until))
    .map(({ graha, turns, at }) => ({ kind: 'station', facts: { graha, turns }, from: at, until: at }))
}

function retrogradeCauses(sky: Sky, { from, until }: Period): Cause[] {
  return planets.flatMap((graha) => {
    const stations = stationsBetween(sky, graha, from, until)
    const isBackAtStart = transitsAt(sky, from).grahas[graha].retrograde
    const starts = [
      ...(isBackAtStart ? [undefined] : []),
      ...stations.filter(({ turns }) => turns === 'retrograde').map(({ at }) => at),
    ]
    if (starts.length === 0) return []
    const spans = starts.map((start) => ({
      from: start,
      until: stations.find(({ turns, at }) => turns === 'direct' && at > (start ?? from))?.at,
    }))
    return [{ kind: 'retrograde', facts: { graha, spans }, from: spans[0]!.from, until: spans.at(-1)!.until }]
  })
}

function passCauses(sky: Sky, period: Period, sign: Rashi): Cause[] {
  const byHouse = new Map<number, Span[]>()
  for (const { rashi, from = period.from, until = period.until } of staysOf(sky, 'moon', period)) {
    const house = houseFrom(sign, rashi)
    byHouse.set(house, [...(byHouse.get(house) ?? []), { from, until }])
  }
  return [...byHouse].map(([house, passes]) => {
    return { kind: 'moon-pass', facts: { house, passes }, from: passes[0]!.from, until: passes.at(-1)!.until }
  })
}

function syzygyCauses(sky: Sky, { from, until }: Period, sign: Rashi): Cause[] {
  const at = (angleDeg: number) =>
    meetingsBetween(sky, 'sun', 'moon', angleDeg, from, until).map((meeting) => meeting.at)
  return [
    ...at(180).map((instant) => syzygy('full-moon', sky, instant, sign)),
    ...at(0).map((instant) => syzygy('new-moon', sky, instant, sign)),
  ]
}

function syzygy(kind: 'full-moon' | 'new-moon', sky: Sky, at: EpochMs, sign: Rashi): Cause {
  return { kind, facts: { house: moonHouseAt(sky, at, sign) }, from: at, until: at }
}

function eclipseCauses(sky: Sky, { from, until }: Period, sign: Rashi): Cause[] {
  // A penumbral eclipse is not visible to the eye, and no almanac of India observes it.
  const seen = eclipsesBetween(sky, from, until).filter(({ type }) => type !== 'penumbral')
  return (['solar', 'lunar'] as const).flatMap((kind) =>
    seen
      .filter((eclipse) => eclipse.kind === kind)
      .slice(0, 2)
      .map(({ greatestAt }, index) => {
        const facts = {
          of: kind === 'solar' ? ('sun' as const) : ('moon' as const),
          house: moonHouseAt(sky, greatestAt, sign),
          nth: index === 0 ? (1 as const) : (2 as const),
        }
        return { kind: 'eclipse', facts, from: greatestAt, until: greatestAt }
      }),
  )
}

/** At a solar eclipse the Moon is with the Sun. */
function moonHouseAt(sky: Sky, at: EpochMs, sign: Rashi): number {
  return houseFrom(sign, rashiOf(siderealLonDeg(sky, 'moon', epochMsToJdTt(at))))
}
