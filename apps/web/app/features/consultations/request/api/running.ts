import type { Consultation } from '@sankalp/contract/consultations'
import { getRunningConsultation } from '@sankalp/contract/consultations.calls'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { putAnswer } from '../../../../lib/query/put-answer.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from '../../list/api/find-keys.ts'

/** A consultation, and how far this device's clock was behind the server's when it arrived. */
export type Running = { consultation: Consultation; skewMs: number }

export function toRunning(consultation: Consultation): Running {
  return { consultation, skewMs: consultation.now - Date.now() }
}

/** Loads the consultation that the user has requested or is in, as a user; a refresh and a second tab find it again. */
export function useRunning() {
  const { userId } = useSession()
  return useQuery({
    queryKey: findKeys.running(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => ofUser((await callApi(getRunningConsultation, { signal })).consultation, userId),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** Ignore a consultation in which the user is the acharya: their console shows it. */
function ofUser(consultation: Consultation | null, userId: string | null): Running | null {
  return consultation && consultation.user.userId === userId ? toRunning(consultation) : null
}

export function keepRunning(queryClient: QueryClient, userId: string | null, running: Running | null): void {
  putAnswer(queryClient, findKeys.running(userId), running)
}

/** The request was accepted: what is cached of it says so until it is read again. */
export function markAccepted(queryClient: QueryClient, userId: string | null, requestId: string): void {
  putAnswer<Running | null>(queryClient, findKeys.running(userId), (running) =>
    running?.consultation.requestId === requestId
      ? { ...running, consultation: { ...running.consultation, state: 'accepted' } }
      : running,
  )
}
