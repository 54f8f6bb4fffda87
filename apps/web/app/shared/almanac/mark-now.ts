import { findAll } from '../../lib/reading/data-names.ts'

/** Marks what is running at an instant: rows that say from when to when they last, and the hand of the day wheel. */
export function markNow(root: HTMLElement, nowMs: number): void {
  for (const row of findAll(root, 'from')) {
    const isNow = fraction(row, nowMs) !== null
    row.toggleAttribute('data-now', isNow)
    if (isNow) row.setAttribute('aria-current', 'time')
    else row.removeAttribute('aria-current')
  }
  for (const hand of findAll<SVGElement>(root, 'hand')) {
    const passed = fraction(hand, nowMs)
    hand.toggleAttribute('data-idle', passed === null)
    hand.toggleAttribute('data-before', passed !== null && passed < 0)
    if (passed !== null) hand.style.rotate = `${passed * 360}deg`
  }
}

/**
 * How much of it has passed, in [0, 1); null before and after. The attributes hold seconds since 1970. A hand with
 * `data-early` stands on its ring from then on: what is left to the beginning is below 0.
 */
function fraction({ dataset }: HTMLElement | SVGElement, nowMs: number): number | null {
  const from = Number(dataset.from ?? dataset.hand) * 1000
  const passed = (nowMs - from) / (Number(dataset.to) * 1000 - from)
  const hasBegun = nowMs >= (dataset.early ? Number(dataset.early) * 1000 : from)
  return hasBegun && passed < 1 ? passed : null
}
