import { useEffect, useState } from 'react'

/** The time, read again every second. Not for what the server renders: the two sides would disagree. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
