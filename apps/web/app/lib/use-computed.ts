import { startTransition, useEffect, useState } from 'react'

/** The result of a question: its value, or why there is none. */
export type Computed<T> = { to: string; value: T | null; failure: unknown }

/**
 * Returns the value that `compute` finds for a question, on this device. While another question is being computed, the
 * previous value stays. `compute` must be the same function on every render; `known` is a result found beforehand.
 */
export function useComputed<T>(
  question: string,
  compute: (question: string) => Promise<T>,
  known: Computed<T> | null = null,
) {
  const [attempt, setAttempt] = useState(0)
  const to = `${attempt} ${question}`
  const [answer, setAnswer] = useState(() => (known?.to === question ? { ...known, to } : null))
  const isAnswered = answer?.to === to

  useEffect(() => {
    if (isAnswered) return
    let isLeft = false
    const settle = (value: T | null, failure: unknown) => {
      // The render is expensive: handle a tap first.
      if (!isLeft) startTransition(() => setAnswer({ to, value, failure }))
    }
    compute(question).then(
      (value) => settle(value, null),
      (failure: unknown) => settle(null, failure),
    )
    return () => {
      isLeft = true
    }
  }, [question, to, isAnswered, compute])

  return {
    value: answer?.value ?? null,
    failure: isAnswered ? answer.failure : null,
    isWorking: !isAnswered,
    retry: () => setAttempt((count) => count + 1),
  }
}
