import { useEffect } from 'react'
import { currentSession, useSession } from '../session/session.ts'
import { readLocal } from '../storage.ts'

/**
 * If notifications are on, sends the browser's current subscription to the server, and removes it at logout: the server
 * does so too, but cannot reach an offline browser. Browsers without notifications do not load this code.
 */
export function useKeepPush(): void {
  const { userId } = useSession()
  useEffect(() => {
    if (!userId || readLocal('pushFor') !== userId) return
    // Do not wait for it: the next visit tries again.
    void import('./push.ts').then(({ renewPush }) => renewPush(userId)).catch(() => {})
  }, [userId])
  useEffect(() => {
    if (!userId) return
    return () => {
      if (!currentSession()) void import('./forget-push.ts').then(({ forgetPush }) => forgetPush())
    }
  }, [userId])
}
