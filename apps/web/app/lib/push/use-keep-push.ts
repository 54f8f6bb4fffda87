import { useEffect } from 'react'
import { currentSession, useSession } from '../session/session.ts'
import { readLocal } from '../storage.ts'

/**
 * Where notices are on, has the server know the browser's present subscription, and ends it with a logout: the server does so
 * too, but a browser without a network could not tell it. Those without notices do not load what does it.
 */
export function useKeepPush(): void {
  const { userId } = useSession()
  useEffect(() => {
    if (!userId || readLocal('pushFor') !== userId) return
    // Nobody waits for it: the next visit tries again.
    void import('./push.ts').then(({ renewPush }) => renewPush(userId)).catch(() => {})
  }, [userId])
  useEffect(() => {
    if (!userId) return
    return () => {
      if (!currentSession()) void import('./forget-push.ts').then(({ forgetPush }) => forgetPush())
    }
  }, [userId])
}
