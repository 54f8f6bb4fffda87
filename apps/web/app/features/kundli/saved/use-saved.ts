import type { SavedKundali } from '@sankalp/contract/kundli'
import { useEffect, useState } from 'react'
import { getKundali } from './saved-calls.ts'

type SavedState = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; kundalis: SavedKundali[] }

/** The charts of whoever is signed in, the latest first. */
export function useSaved(isSignedIn: boolean) {
  const [state, setState] = useState<SavedState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  const question = isSignedIn ? attempt : null
  useEffect(() => {
    if (question === null) return
    let isLeft = false
    const settle = (next: SavedState) => {
      if (!isLeft) setState(next)
    }
    getKundali().then(
      (kundalis) => settle({ status: 'ready', kundalis }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      isLeft = true
    }
  }, [question])

  const change = (turn: (kundalis: SavedKundali[]) => SavedKundali[]) =>
    setState((now) => (now.status === 'ready' ? { status: 'ready', kundalis: turn(now.kundalis) } : now))

  return {
    state,
    retry: () => {
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    },
    add: (kundali: SavedKundali) => change((all) => [kundali, ...all.filter(({ _id }) => _id !== kundali._id)]),
    replace: (kundali: SavedKundali) => change((all) => all.map((one) => (one._id === kundali._id ? kundali : one))),
    remove: (id: string) => change((all) => all.filter(({ _id }) => _id !== id)),
  }
}
