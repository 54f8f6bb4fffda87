import { getWalletHistory, getWalletMonths } from '@sankalp/contract/wallet.calls'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type HistoryQuery, isBackwards } from '../history/history-address.ts'
import { walletKeys } from './wallet-keys.ts'

/** Loads the movements of the wallet, newest first, a page at a time. While other filters load, the old lines stay. */
export function useHistory(query: HistoryQuery) {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: walletKeys.history(userId, query),
    enabled: () => isSignedInAs(userId) && !isBackwards(query),
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      callApi(getWalletHistory, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** Loads what was credited and debited in each of the last twelve months, the current one last. */
export function useMonths() {
  const { userId } = useSession()
  return useQuery({
    queryKey: walletKeys.months(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getWalletMonths, { signal })).months,
  })
}
