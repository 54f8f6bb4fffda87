import { getMyConsole } from '@sankalp/contract/acharya-profile.calls'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { getRunningConsultation } from '@sankalp/contract/consultations.calls'
import type { ConsoleState } from '@sankalp/contract/live/acharyas'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

const news = ['chat:request:incoming', 'chat:request:cancelled', 'consultation:changed'] as const

export type Held = {
  /** Somebody waits for this acharya's answer. */
  incoming: Consultation | null
  /** The talk they are in. */
  running: Consultation | null
  /** What the server's clock is ahead of this device's. */
  aheadMs: number
}

/** What rings or runs, as the server has it: a tab that is opened late, reloaded or reconnected finds the same. */
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
  // An acharya may also ask another one: that is none of this console's.
  const own = consultation?.acharya.userId === userId ? consultation : null
  return {
    incoming: own && isWaiting(own.state) ? own : null,
    running: own && isRunning(own.state) ? own : null,
    aheadMs: data?.aheadMs ?? 0,
    reload: refetch,
  }
}

/** Whether a pause is wished for, or has begun. */
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
    mutationFn: async ({ requestId, reason }: { requestId: string; reason: string }) => {
      const { send } = await import('../../../lib/live/live.ts')
      await send('chat:request:reject', { requestId, ...(reason && { reason }) })
    },
  })
  return { accept, reject }
}
