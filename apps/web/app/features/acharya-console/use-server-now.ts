import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * The server's time, anew at the beginning of each of its minutes: what opens and closes does so then, by its clock. `told`
 * is what the server said and when that arrived; without it the device's own clock has to do.
 */
export function useServerNow(told: { serverTime: string; arrivedAt: number } | null): Date {
  const aheadMs = told ? Date.parse(told.serverTime) - told.arrivedAt : 0
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const look = () => setNow(Date.now())
    const server = now + aheadMs
    const timer = setTimeout(look, minuteMs - (server % minuteMs))
    // A phone that slept has missed its minutes.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, aheadMs])

  return new Date(now + aheadMs)
}
