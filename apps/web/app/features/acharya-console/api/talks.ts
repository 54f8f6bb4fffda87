import { getConsultations } from '@sankalp/contract/consultations.calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** Loads the consultations that the acharya has held, newest first, a page at a time. */
export function useTalks() {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: consoleKeys.talks(userId),
    enabled: () => isSignedInAs(userId),
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      callApi(getConsultations, { query: { as: 'acharya', ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
