import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { markNow } from '../../../lib/almanac/mark-now.ts'
import type { ExtrasProps } from './extras.tsx'

const beatMs = 20_000

/** Moves the hand of the wheel, marks Rahu Kalam while it runs, and asks for the page anew when its tithi or its day is over. */
export function usePresent({ root, facts: { trueUntil } }: ExtrasProps): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let hasAsked = false
    const beat = () => {
      markNow(root, Date.now())
      // A clock that is fast would ask in vain: once for each page is enough. And nobody's typing is taken away.
      if (hasAsked || Date.now() < trueUntil || document.hidden || isInUse(root)) return
      hasAsked = true
      void revalidate()
    }
    beat()
    const timer = setInterval(beat, beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [root, trueUntil, revalidate])
}

function isInUse(root: HTMLElement): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input')]
  return fields.some(({ value, type, checked }) => (type === 'checkbox' ? checked : value !== '')) || root.querySelector(':popover-open') !== null
}
