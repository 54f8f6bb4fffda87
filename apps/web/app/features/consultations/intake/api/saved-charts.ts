import { getKundali } from '@sankalp/contract/kundli.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useSession } from '../../../../lib/session/session.ts'

/** Loads the user's saved charts, to fill the form from. */
export function useSavedCharts() {
  const { userId } = useSession()
  return useQuery({
    queryKey: ['find-acharya', 'charts', userId],
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getKundali, { signal })).kundalis,
  })
}
