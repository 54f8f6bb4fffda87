const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Reloads the page once another day has begun in India. Waits at least a minute and at most an hour, so that a device
 * clock that is off by a day causes neither an endless loop nor a page that never reloads.
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
