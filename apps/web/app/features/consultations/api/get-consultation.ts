import { getConsultation } from '@sankalp/contract/consultations.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consultationKeys } from './consultation-keys.ts'

/**
 * Loads one consultation with its bill and its transcript. Every screen loads it again, because it may have ended
 * meanwhile.
 */
export function useConsultation(consultationId: string) {
  const { userId } = useSession()
  return useQuery({
    queryKey: consultationKeys.one(userId, consultationId),
    enabled: () => consultationId !== '' && isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getConsultation, { params: { consultationId }, signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  })
}
