import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * Returns the server's time, updated at the beginning of each of its minutes, because windows open and close by its
 * clock. `told` is the server's time and when it arrived; without it the device's own clock is used.
 */
export function useServerNow(told: { serverTime: string; arrivedAt: number } | null): Date {
  const aheadMs = told ? Date.parse(told.serverTime) - told.arrivedAt : 0
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const look = () => setNow(Date.now())
    const server = now + aheadMs
    const timer = setTimeout(look, minuteMs - (server % minuteMs))
    // A phone that slept has missed its timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, aheadMs])

  return new Date(now + aheadMs)
}
