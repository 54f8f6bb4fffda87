import { getMyEarnings } from '@sankalp/contract/acharya-bookings.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** Loads what was earned in a month (yyyy-MM); without one, the current month by India's calendar. */
export function useEarnings(month: string | null) {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.earnings(userId, month),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getMyEarnings, { query: month === null ? {} : { month }, signal }),
    placeholderData: keepPreviousData,
  })
}
