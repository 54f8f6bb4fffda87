import { useEffect, useState } from 'react'

const beatMs = 20_000

/**
 * Returns the present in epoch milliseconds; while hydrating, the time of the server's rendering. Calls `onOver` once
 * the page is older than `trueUntil`.
 */
export function useNow({
  renderedAt,
  trueUntil,
  onOver,
}: {
  renderedAt: number
  trueUntil: number
  onOver: () => void
}) {
  const [nowMs, setNowMs] = useState(renderedAt)
  useEffect(() => {
    let isOver = false
    const beat = () => {
      setNowMs(Date.now())
      // Call it once per page only: with a clock that is fast, the reloaded page would be outdated at once.
      if (isOver || Date.now() < trueUntil || document.hidden) return
      isOver = true
      onOver()
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [trueUntil, onOver])
  return nowMs
}
