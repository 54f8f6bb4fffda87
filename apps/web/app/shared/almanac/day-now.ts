import type { PanchangDayReply } from '@sankalp/contract/panchang'

type Lasting = { startsAt: number; endsAt: number }
type Day = Pick<PanchangDayReply, 'day' | 'dawn' | 'todayEndsAt'>
export type Limb = 'tithis' | 'nakshatras' | 'yogas' | 'karanas'

export const isRunning = ({ startsAt, endsAt }: Lasting, nowMs: number): boolean => nowMs >= startsAt && nowMs < endsAt

/** Returns the span at an instant; before the first and after the last, the nearest one. */
export function runningAt<S extends Lasting>(spans: readonly S[], nowMs: number): S {
  const running = spans.find(({ endsAt }) => nowMs < endsAt) ?? spans.at(-1)
  if (!running) throw new Error('A day must have at least one of each limb')
  return running
}

/**
 * Returns the limbs of a civil date from its midnight: those of the previous day that begin before the first limb of
 * the date’s sunrise, then those of the day.
 */
export function fromMidnight<S extends Lasting>(ofDawn: readonly S[] | undefined, ofDay: readonly S[]): S[] {
  return [...(ofDawn ?? []).filter(({ startsAt }) => startsAt < ofDay[0]!.startsAt), ...ofDay]
}

/**
 * Until when what a first screen says of these limbs stays true: the next end of one or of a choghadiya, the next edge
 * of Rahu Kalam, or the next midnight of the place.
 */
export function trueUntil({ day, dawn, todayEndsAt }: Day, limbs: readonly Limb[], nowMs: number): number {
  const rahu = day.muhurtas ? [day.muhurtas.rahuKalam.startsAt, day.muhurtas.rahuKalam.endsAt] : []
  const { choghadiya } = day.muhurtas ?? {}
  const spans: Lasting[] = [
    ...limbs.flatMap((limb): Lasting[] => [...(dawn?.[limb] ?? []), ...day[limb]]),
    ...(choghadiya ? [...(dawn?.choghadiya ?? []), ...choghadiya.day, ...choghadiya.night] : []),
  ]
  return Math.min(todayEndsAt, ...[...spans.map(({ endsAt }) => endsAt), ...rahu].filter((at) => at > nowMs))
}
