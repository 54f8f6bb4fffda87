import { markNow } from '../../../shared/almanac/mark-now.ts'
import type { HomeFacts } from '../home-facts.ts'

const beatMs = 20_000

/** Moves the hand of the wheel, marks Rahu Kalam while it runs, and loads the page anew when its tithi or its day is over. */
export function followPresent(root: HTMLElement, { trueUntil }: HomeFacts, revalidate: () => void): () => void {
  let hasLoaded = false
  const beat = () => {
    markNow(root, Date.now())
    // A clock that is fast would load it in vain: once for each page is enough. And what somebody types is not taken away.
    if (hasLoaded || Date.now() < trueUntil || document.hidden || isInUse(root)) return
    hasLoaded = true
    revalidate()
  }
  beat()
  const timer = setInterval(beat, beatMs)
  document.addEventListener('visibilitychange', beat)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', beat)
  }
}

function isInUse(root: HTMLElement): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input')]
  return (
    fields.some(({ value, type, checked }) => (type === 'checkbox' ? checked : value !== '')) ||
    root.querySelector(':popover-open') !== null
  )
}
