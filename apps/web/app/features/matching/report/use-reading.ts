import { useEffect, useState } from 'react'
import { SkyUnreachable } from '../../../lib/sky/sky-unreachable.ts'
import { type MatchCase, decodeMatchLink, encodeMatchLink } from '../couple.ts'
import type { MatchReading } from '../match-engine.ts'
import { readMatch } from '../read-match.ts'

export type ReadingState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; reading: MatchReading }

/** The reading of a match by this device. What was read last stays in sight while a setting is being changed. */
export function useReading(match: MatchCase): { state: ReadingState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ReadingState>({ status: 'loading' })
  // As one text, since both births and the settings are new objects with every render.
  const question = `${encodeMatchLink(match)} ${attempt}`

  useEffect(() => {
    const asked = decodeMatchLink(question.split(' ')[0] ?? '')
    if (!asked) return
    let isLeft = false
    const settle = (next: ReadingState) => {
      if (!isLeft) setState(next)
    }
    readMatch(asked).then(
      (reading) => settle({ status: 'ready', reading }),
      (error: unknown) => {
        settle({ status: 'failed' })
        // Anything but the network's fault is ours, and should be found by whoever looks into it.
        if (!(error instanceof SkyUnreachable)) reportError(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [question])

  const retry = () => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { state, retry }
}
