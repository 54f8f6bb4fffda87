import type { Payouts } from '@sankalp/contract/payouts'
import * as calls from '@sankalp/contract/payouts.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** Loads what can be paid out, and the earlier requests. */
export function usePayouts() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.payouts(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyPayouts, { signal }),
  })
}

/** Loads a week of the ledger; the current one if none is given. */
export function useStatement(week: string | null) {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.statement(userId, week),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyStatement, { query: { ...(week !== null && { week }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Requests a payout, once however often it is sent. Reloads on a refusal, because another device may have been first.
 * The last payout may be below the minimum.
 */
export function useRequestPayout(isLast: boolean) {
  const { put, reload } = usePutPayouts()
  const { mutateAsync, ...rest } = useMoneyMutation(isLast ? calls.requestLastPayout : calls.requestPayout)
  const request = async () => {
    try {
      put(await mutateAsync({}))
    } catch (error) {
      void reload()
      throw error
    }
  }
  return { request, ...rest }
}

export function useWithdrawPayout() {
  const { put, reload } = usePutPayouts()
  return useMutation({ mutationFn: () => callApi(calls.withdrawPayout, {}), onSuccess: put, onError: reload })
}

function usePutPayouts() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = consoleKeys.payouts(userId)
  return {
    put: (payouts: Payouts) => void putAnswer(queryClient, queryKey, payouts),
    reload: () => queryClient.invalidateQueries({ queryKey }),
  }
}
