import type { PanchangDayReply } from '@sankalp/contract/panchang'

type Lasting = { startsAt: number; endsAt: number }
type Day = Pick<PanchangDayReply, 'day' | 'dawn' | 'todayEndsAt'>
export type Limb = 'tithis' | 'nakshatras' | 'yogas' | 'karanas'

export const isRunning = ({ startsAt, endsAt }: Lasting, nowMs: number): boolean => nowMs >= startsAt && nowMs < endsAt

/** What runs at an instant; before the first has begun, and after the last has ended, the one nearest to it. */
export function runningAt<S extends Lasting>(spans: readonly S[], nowMs: number): S {
  const running = spans.find(({ endsAt }) => nowMs < endsAt) ?? spans.at(-1)
  if (!running) throw new Error('A day has at least one of each limb')
  return running
}

/** The limbs of a civil date from its midnight on: before sunrise those of the day before run. The first that its sunrise has comes after them. */
export function fromMidnight<S extends Lasting>(ofDawn: readonly S[] | undefined, ofDay: readonly S[]): S[] {
  return [...(ofDawn ?? []).filter(({ startsAt }) => startsAt < ofDay[0]!.startsAt), ...ofDay]
}

/** Until when what a first screen says of these limbs stays true: the next end of one or edge of Rahu Kalam, or the next midnight of the place. */
export function trueUntil({ day, dawn, todayEndsAt }: Day, limbs: readonly Limb[], nowMs: number): number {
  const rahu = day.muhurtas ? [day.muhurtas.rahuKalam.startsAt, day.muhurtas.rahuKalam.endsAt] : []
  const ends = limbs.flatMap((limb): Lasting[] => [...(dawn?.[limb] ?? []), ...day[limb]]).map(({ endsAt }) => endsAt)
  return Math.min(todayEndsAt, ...[...ends, ...rahu].filter((at) => at > nowMs))
}
