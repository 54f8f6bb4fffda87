import { wrap180 } from '../angles.ts'
import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import type { Ingress, Station } from './ingresses.ts'
import { ingressesBetween, stationsBetween, toMsOf } from './ingresses.ts'
import type { MoonCourse } from './moon-course.ts'
import { moonCourse } from './moon-course.ts'
import { findRoot, lonAt, motionOf, spanOf } from './motion.ts'

/** Two grahas are exactly `angleDeg` apart, with the second ahead of the first. */
export type Meeting = { grahas: readonly [Graha, Graha]; angleDeg: number; at: EpochMs }

export type TransitSpan = { ingresses: Ingress[]; stations: Station[]; moon: MoonCourse }

/**
 * Returns everything that changes in (fromMs, toMs]: rashi changes and stations of all grahas, and the Moon's course.
 */
export function transitsBetween(sky: Sky, fromMs: EpochMs, toMs: EpochMs, options: PositionOptions = {}): TransitSpan {
  const all = <T extends { at: EpochMs }>(find: (graha: Graha) => T[]) =>
    grahas.flatMap(find).toSorted((a, b) => a.at - b.at)
  return {
    ingresses: all((graha) => ingressesBetween(sky, graha, fromMs, toMs, options)),
    stations: all((graha) => stationsBetween(sky, graha, fromMs, toMs, options)),
    moon: moonCourse(sky, fromMs, toMs, options),
  }
}

/** Two meetings of a slow pair can be this close together, when one of the grahas reverses in between. */
const MEETING_STEP_DAYS = 1
/** Beyond a quarter turn a change of sign is at the far side of the circle and not a meeting. */
const NEAR_DEG = 90

/**
 * Returns when `second` is exactly `angleDeg` ahead of `first` (0: conjunction, 180: opposition), in (fromMs, toMs].
 */
export function meetingsBetween(
  sky: Sky,
  first: Graha,
  second: Graha,
  angleDeg: number,
  fromMs: EpochMs,
  toMs: EpochMs,
  options: PositionOptions = {},
): Meeting[] {
  requireFinite(angleDeg, 'angleDeg')
  const { fromJd, toJd } = spanOf(fromMs, toMs)
  const [one, other] = [motionOf(sky, first, options), motionOf(sky, second, options)]
  const leftDeg = (jd: number) => wrap180(lonAt(other, jd) - lonAt(one, jd) - angleDeg)
  const meetings: Meeting[] = []
  let before = fromJd
  let beforeDeg = leftDeg(before)
  while (before < toJd) {
    const after = Math.min(before + MEETING_STEP_DAYS, toJd)
    const afterDeg = leftDeg(after)
    if (beforeDeg !== 0 && beforeDeg * afterDeg <= 0 && Math.abs(afterDeg) < NEAR_DEG) {
      meetings.push({ grahas: [first, second], angleDeg, at: toMsOf(findRoot(leftDeg, before, after)) })
    }
    before = after
    beforeDeg = afterDeg
  }
  return meetings
}
