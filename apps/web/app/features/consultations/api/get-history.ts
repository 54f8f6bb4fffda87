import { getConsultations } from '@sankalp/contract/consultations.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consultationKeys } from './consultation-keys.ts'

/** Loads the consultations of the signed-in user, newest first, a page at a time. */
export function useHistory(as: 'user' | 'acharya') {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: consultationKeys.history(userId, as),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ pageParam, signal }) =>
      callApi(getConsultations, { query: { as, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })
}
