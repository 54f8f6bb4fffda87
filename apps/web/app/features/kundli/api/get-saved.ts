import { getKundali } from '@sankalp/contract/kundli.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { kundliKeys } from './kundli-keys.ts'

/** Loads the charts of the signed-in user, the latest first. */
export function useSaved() {
  const { userId } = useSession()
  return useQuery({
    queryKey: kundliKeys.saved(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getKundali, { signal })).kundalis,
  })
}
