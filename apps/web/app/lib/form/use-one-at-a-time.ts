import { useRef } from 'react'

/**
 * Runs the work unless it is already running. The check does not wait for a render, since two clicks may come before
 * that.
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isBusy = useRef(false)
  return async (...args) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work(...args)
    } finally {
      isBusy.current = false
    }
  }
}
