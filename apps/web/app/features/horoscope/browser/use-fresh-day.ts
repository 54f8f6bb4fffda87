import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Asks again once another day has begun in India. A clock that is wrong by a day must neither ask without end nor
 * never, so it is asked at most every minute and at least every hour.
 */
export function useFreshDay(validUntilMs: number | null): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (validUntilMs === null || state !== 'idle') return
    const waitMs = Math.min(Math.max(validUntilMs - Date.now(), minuteMs), hourMs)
    const dueAt = performance.now() + waitMs
    const ask = () => void revalidate()
    const timer = setTimeout(ask, waitMs)
    // Timers sleep with the phone.
    const onShown = () => {
      if (document.visibilityState === 'visible' && performance.now() >= dueAt) ask()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [validUntilMs, state, revalidate])
}
