import { useEffect, useState } from 'react'

/**
 * Returns the time, updated every second. Do not use it in server-rendered output: server and browser would disagree.
 */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
