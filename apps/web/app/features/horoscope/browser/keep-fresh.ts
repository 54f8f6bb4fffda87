const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Loads the page anew once another day has begun in India. A clock that is wrong by a day must neither do so without end
 * nor never, so it is done at most every minute and at least every hour.
 */
export function keepFresh(validUntilMs: number, revalidate: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let dueAt = 0
  const schedule = () => {
    const waitMs = Math.min(Math.max(validUntilMs - Date.now(), minuteMs), hourMs)
    dueAt = performance.now() + waitMs
    timer = setTimeout(load, waitMs)
  }
  const load = () => {
    clearTimeout(timer)
    schedule()
    revalidate()
  }
  // Timers do not run while a phone sleeps.
  const onShown = () => {
    if (document.visibilityState === 'visible' && performance.now() >= dueAt) load()
  }
  schedule()
  document.addEventListener('visibilitychange', onShown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onShown)
  }
}
