import { useRef } from 'react'

/** Does the work unless it is being done already. At once, not with the next render: two clicks may come before that. */
export function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }
}
