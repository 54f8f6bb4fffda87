import { useEffect, useState } from 'react'

export type TabState = 'asking' | 'here' | 'elsewhere'

/** Limits a call to one tab at a time: signals go to every tab of a user, and two would both answer. */
export function useOneTab(name: string): { state: TabState; take: () => void } {
  // In browsers without locks, the tab takes the call at once.
  const [state, setState] = useState<TabState>(() => (navigator.locks ? 'asking' : 'here'))
  const [isTaking, setIsTaking] = useState(false)
  useEffect(() => {
    let release = () => {}
    let isOver = false
    const hold = (lock: Lock | null) => {
      if (isOver) return
      setState(lock ? 'here' : 'elsewhere')
      if (lock) return new Promise<void>((resolve) => (release = resolve))
      return undefined
    }
    if (!navigator.locks) return
    navigator.locks.request(name, isTaking ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
      // Another tab has taken it over.
      if (!isOver) setState('elsewhere')
      setIsTaking(false)
    })
    return () => {
      isOver = true
      release()
    }
  }, [name, isTaking])
  return { state, take: () => setIsTaking(true) }
}
