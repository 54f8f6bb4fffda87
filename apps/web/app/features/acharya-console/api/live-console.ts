import { getMyConsole } from '@sankalp/contract/acharya-profile.calls'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { getRunningConsultation, getWaitingForMe } from '@sankalp/contract/consultations.calls'
import type { ConsoleState } from '@sankalp/contract/live/acharyas'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ClientPayloadInput } from '@sankalp/contract/live/events'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

const news = ['chat:request:incoming', 'chat:request:cancelled', 'consultation:changed'] as const

export type Held = {
  /** The request that waits for this acharya's answer. */
  incoming: Consultation | null
  /** The consultation they are in. */
  running: Consultation | null
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number
}

/**
 * Loads the ringing and the running consultation from the server, so that a tab that is opened late, reloaded or
 * reconnected shows the same.
 */
export function useHeld(): Held & { reload: () => Promise<unknown> } {
  const { userId } = useSession()
  const queryKey = consoleKeys.running(userId)
  useLiveInvalidation(news, userId === null ? null : queryKey)
  const { data, refetch } = useQuery({
    queryKey,
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => {
      const { consultation } = await callApi(getRunningConsultation, { signal })
      return { consultation, aheadMs: consultation ? consultation.now - Date.now() : 0 }
    },
    staleTime: 0,
  })
  const consultation = data?.consultation ?? null
  // An acharya may also consult another one; this console ignores that consultation.
  const own = consultation?.acharya.userId === userId ? consultation : null
  return {
    incoming: own && isWaiting(own.state) ? own : null,
    running: own && isRunning(own.state) ? own : null,
    aheadMs: data?.aheadMs ?? 0,
    reload: refetch,
  }
}

const queueNews = ['queue:waiting', ...news] as const

/** How many wait in this acharya's queue. */
export function useWaiting(): number {
  const { userId } = useSession()
  const queryKey = consoleKeys.waiting(userId)
  useLiveInvalidation(queueNews, userId === null ? null : queryKey)
  const { data } = useQuery({
    queryKey,
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getWaitingForMe, { signal })).waiting,
    staleTime: 0,
  })
  return data ?? 0
}

/** Loads whether a pause is requested or has begun. */
export function useConsoleState() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.console(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getMyConsole, { signal }),
  })
}

export function usePauseAfterThis() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: async (on: boolean) => {
      const { send } = await import('../../../lib/live/live.ts')
      return send('acharya:pause', { on })
    },
    onSuccess: ({ pausesAfterThis, isPaused }) =>
      void putAnswer<ConsoleState>(queryClient, consoleKeys.console(userId), { pausesAfterThis, isPaused }),
  })
}

export function useAnswer() {
  const accept = useMutation({
    mutationFn: async (requestId: string) => {
      const { send } = await import('../../../lib/live/live.ts')
      await send('chat:request:accept', { requestId })
    },
  })
  const reject = useMutation({
    mutationFn: async (declined: ClientPayloadInput<'chat:request:reject'>) => {
      const { send } = await import('../../../lib/live/live.ts')
      await send('chat:request:reject', declined)
    },
  })
  return { accept, reject }
}
