import { type Span, joinSpans } from '@sankalp/contract/meter'
import type { PresenceRow } from './presence.repository.ts'

/** Returns the times that may be charged: when the acharya was present and neither side was cut off from the other. */
export function spansTogether(presence: readonly PresenceRow[]): Span[] {
  const cuts = joinSpans(
    presence.filter(({ isCutOff }) => isCutOff).map(spanOf),
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  )
  return presence.filter(({ side }) => side === 'acharya').flatMap((row) => without(spanOf(row), cuts))
}

function spanOf({ fromAt, seenAt }: PresenceRow): Span {
  return { fromMs: fromAt.getTime(), toMs: seenAt.getTime() }
}

/** Returns what remains of a span. The cuts are sorted and do not overlap. */
function without({ fromMs, toMs }: Span, cuts: readonly Span[]): Span[] {
  const left: Span[] = []
  let startMs = fromMs
  for (const cut of cuts) {
    if (cut.fromMs > startMs) left.push({ fromMs: startMs, toMs: Math.min(cut.fromMs, toMs) })
    startMs = Math.max(startMs, cut.toMs)
  }
  left.push({ fromMs: startMs, toMs })
  return left.filter((span) => span.toMs > span.fromMs)
}
