import { useEffect, useState } from 'react'

/** Returns the whole seconds until an instant of the server's clock, counted down, never below 0. */
export function useSecondsLeft(untilMs: number, skewMs: number): number {
  const [left, setLeft] = useState(() => secondsUntil(untilMs, skewMs))
  useEffect(() => {
    const look = () => setLeft(secondsUntil(untilMs, skewMs))
    look()
    // Often enough that no second is skipped; a tab that slept is correct after its first update.
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [untilMs, skewMs])
  return left
}

function secondsUntil(untilMs: number, skewMs: number): number {
  return Math.max(0, Math.ceil((untilMs - Date.now() - skewMs) / 1000))
}
