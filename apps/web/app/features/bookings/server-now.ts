import { useEffect, useState } from 'react'

/** What the server's clock is ahead of this device's, told with an answer that has just come. */
export function skewOf(serverTime: string, now = Date.now()): number {
  return Date.parse(serverTime) - now
}

/** Timers of browsers go wrong beyond 24 days, and a sleeping phone stops them: never wait longer than this. */
const longestWaitMs = 30_000

/**
 * The server's time, looked at anew whenever one of these instants has come: what opens and closes by the clock does so
 * without a reload. Instants that are over wake nobody.
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
