import type { DayWheel } from '@sankalp/drawings'

type WheelHandProps = {
  /** The hand at the beginning of the day. */
  line: DayWheel['hand']
  startsAt: number
  endsAt: number
  /** From this time on the hand moves towards the beginning. */
  earlyFrom?: number
  nowMs?: number
}

/** Draws the hand of a wheel inside its `svg`. It points at `nowMs` and is hidden outside of the day. */
export function WheelHand({ line: { from, to }, startsAt, endsAt, earlyFrom, nowMs = 0 }: WheelHandProps) {
  return (
    <path
      aria-hidden="true"
      data-hand={Math.round(startsAt / 1000)}
      data-to={Math.round(endsAt / 1000)}
      data-early={earlyFrom && Math.round(earlyFrom / 1000)}
      data-before={earlyFrom && nowMs >= earlyFrom && nowMs < startsAt ? '' : undefined}
      {...(nowMs >= (earlyFrom ?? startsAt) && nowMs < endsAt
        ? { style: { rotate: `${(((nowMs - startsAt) / (endsAt - startsAt)) * 360).toFixed(2)}deg` } }
        : { 'data-idle': '' })}
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      strokeWidth={2.5}
      className="stroke-sindoor"
    />
  )
}
