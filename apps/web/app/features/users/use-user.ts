import type { User } from '@sankalp/contract/users'
import { useEffect, useState } from 'react'
import { getUserById } from './get-user-by-id.ts'

type Answer = { user: User } | { error: unknown }
export type UserState = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; user: User }

/** The whole account, for the page that edits it. `userId` is null while the session is being renewed. */
export function useUser(userId: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<{ to: string; answer: Answer } | null>(null)
  const question = userId && `${userId} ${attempt}`

  useEffect(() => {
    const id = question?.split(' ')[0]
    if (!question || !id) return
    let isLeft = false
    const settle = (answer: Answer) => {
      if (!isLeft) setAnswered({ to: question, answer })
    }
    const ask = async () => {
      try {
        settle({ user: await getUserById(id) })
      } catch (error) {
        settle({ error })
      }
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [question])

  return {
    state: toState(answered && answered.to === question ? answered.answer : null),
    retry: () => setAttempt((count) => count + 1),
  }
}

function toState(answer: Answer | null): UserState {
  if (!answer) return { status: 'loading' }
  return 'user' in answer ? { status: 'ready', user: answer.user } : { status: 'failed', error: answer.error }
}
