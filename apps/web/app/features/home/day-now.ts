import type { PanchangDayReply } from '@sankalp/contract/panchang'

type Lasting = { startsAt: number; endsAt: number }

export const isRunning = ({ startsAt, endsAt }: Lasting, nowMs: number): boolean => nowMs >= startsAt && nowMs < endsAt

/** What runs at an instant; before the first has begun, and after the last has ended, the one nearest to it. */
export function runningAt<S extends Lasting>(spans: readonly S[], nowMs: number): S {
  const running = spans.find(({ endsAt }) => nowMs < endsAt) ?? spans.at(-1)
  if (!running) throw new Error('A day has at least one of each limb')
  return running
}

/** Until when what the first screen says of a day stays true: the next end of a limb or edge of Rahu Kalam, or the next midnight of the place. */
export function trueUntil({ day, todayEndsAt }: Pick<PanchangDayReply, 'day' | 'todayEndsAt'>, nowMs: number): number {
  const rahu = day.muhurtas ? [day.muhurtas.rahuKalam.startsAt, day.muhurtas.rahuKalam.endsAt] : []
  const ends = [...day.tithis, ...day.nakshatras].map(({ endsAt }) => endsAt)
  return Math.min(todayEndsAt, ...[...ends, ...rahu].filter((at) => at > nowMs))
}
