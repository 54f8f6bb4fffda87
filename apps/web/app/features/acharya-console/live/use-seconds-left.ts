import { useEffect, useState } from 'react'

/** Returns the whole seconds until an instant of the server's clock, counted down; 0 from then on. */
export function useSecondsLeft(untilMs: number, aheadMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - Date.now() - aheadMs) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const look = () => setSeconds(Math.max(0, Math.ceil((untilMs - Date.now() - aheadMs) / 1000)))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [untilMs, aheadMs])
  return seconds
}
