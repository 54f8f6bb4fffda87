import type { EarlyEvents } from '../../../lib/reading/early-events.ts'

const swipePx = 70
const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
/** Elements in which an arrow key or a swipe has another meaning. */
const elsewhere = 'input, select, textarea, [popover], [role=combobox]'

/** Opens the previous and next day on arrow keys and swipes, by pressing the visible links. */
export function listenForSteps(root: HTMLElement, early: EarlyEvents): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const go = (step: 1 | -1) => root.querySelector<HTMLElement>(step < 0 ? 'a[rel=prev]' : 'a[rel=next]')?.click()

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const target = event.target as Element
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // On the day wheel these keys move between its parts.
    if (target.closest(elsewhere) || target.closest('.day-wheel')) return
    go(step)
  }
  document.addEventListener('keydown', press, { signal })

  let start: Touch | null = null
  const touch = ({ touches, target }: TouchEvent) => {
    start = touches.length === 1 && !(target as Element).closest(elsewhere) ? touches[0]! : null
  }
  const lift = ({ changedTouches: [end] }: TouchEvent) => {
    if (!start || !end) return
    const across = end.clientX - start.clientX
    const down = end.clientY - start.clientY
    // Require a clearly horizontal swipe, and none while the page is zoomed, when it moves the page.
    if (Math.abs(across) > swipePx && Math.abs(across) > 2 * Math.abs(down) && (visualViewport?.scale ?? 1) < 1.1)
      go(across > 0 ? -1 : 1)
    start = null
  }
  root.addEventListener('touchstart', touch, { signal, passive: true })
  root.addEventListener('touchend', lift, { signal, passive: true })

  // Replay the events from before this script was loaded. An unfinished swipe is followed to its end.
  const { keydown, touchstart, touchend } = early
  if (keydown) press(keydown)
  if (touchstart && root.contains(touchstart.target as Node)) touch(touchstart)
  if (touchend && touchend.timeStamp > (touchstart?.timeStamp ?? 0)) lift(touchend)
  return () => stop.abort()
}
