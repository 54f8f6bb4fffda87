import { useEffect, useState } from 'react'

/** Returns how far the server's clock is ahead of this device's, from an answer that has just arrived. */
export function skewOf(serverTime: string, now = Date.now()): number {
  return Date.parse(serverTime) - now
}

/** Never wait longer than this: browser timers fail beyond 24 days, and a sleeping phone stops them. */
const longestWaitMs = 30_000

/**
 * Returns the server's time, updated when one of these instants has come, so that windows open and close without a
 * reload. Past instants set no timer.
 */
export function useServerNow(skewMs: number, instants: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now() + skewMs)
  const next = Math.min(...instants.filter((instant) => instant > now))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const nowMs = Date.now() + skewMs
      setNow(nowMs)
      if (next > nowMs) timer = setTimeout(look, Math.min(next - nowMs, longestWaitMs))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [next, skewMs])
  return now
}
