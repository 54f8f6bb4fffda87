import { getRunningConsultation } from '@sankalp/contract/consultations.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { isSignedInAs } from '../../lib/query/own-query.ts'
import { useLiveInvalidation } from '../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../lib/session/session.ts'

export const runningKey = (userId: string | null) => ['consultation-running', userId] as const

/** The events that start or end a consultation or a request, for either side. */
const news = [
  'consultation:changed',
  'chat:request:incoming',
  'chat:request:accepted',
  'chat:request:rejected',
  'chat:request:cancelled',
] as const

/** Loads the visitor's current consultation, or their request that is still unanswered; null without either. */
export function useRunningConsultation({ isOn = true } = {}) {
  const { userId } = useSession()
  useLiveInvalidation(news, isOn && userId !== null ? runningKey(userId) : null)
  return useQuery({
    queryKey: runningKey(userId),
    enabled: () => isOn && isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getRunningConsultation, { signal })).consultation,
    refetchOnMount: 'always',
    gcTime: 0,
  })
}
