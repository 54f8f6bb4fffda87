import { findAll } from '../../lib/reading/data-names.ts'
import { countdownText } from './countdown.ts'

/**
 * Marks what is running at an instant: rows that say from when to when they last, and the hand of the day wheel. Writes
 * how long it is until what is to come.
 */
export function markNow(root: HTMLElement, nowMs: number): void {
  for (const row of findAll(root, 'from')) {
    const isNow = fraction(row, nowMs) !== null
    row.toggleAttribute('data-now', isNow)
    if (isNow) row.setAttribute('aria-current', 'time')
    else row.removeAttribute('aria-current')
  }
  for (const line of findAll(root, 'begins')) {
    line.textContent = countdownText(Number(line.dataset.begins) * 1000 - nowMs, line.dataset.words ?? '')
  }
  for (const hand of findAll<SVGElement>(root, 'hand')) {
    const passed = fraction(hand, nowMs)
    hand.toggleAttribute('data-idle', passed === null)
    hand.toggleAttribute('data-before', passed !== null && passed < 0)
    if (passed !== null) hand.style.rotate = `${passed * 360}deg`
  }
}

/**
 * Returns the part that has passed, in [0, 1); null before and after. The attributes hold seconds since 1970. A hand
 * with `data-early` is on its ring from that time on: before its beginning the value is below 0.
 */
function fraction({ dataset }: HTMLElement | SVGElement, nowMs: number): number | null {
  const from = Number(dataset.from ?? dataset.hand) * 1000
  const passed = (nowMs - from) / (Number(dataset.to) * 1000 - from)
  const hasBegun = nowMs >= (dataset.early ? Number(dataset.early) * 1000 : from)
  return hasBegun && passed < 1 ? passed : null
}
