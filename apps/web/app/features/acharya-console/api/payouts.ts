import type { Payouts } from '@sankalp/contract/payouts'
import * as calls from '@sankalp/contract/payouts.calls'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** What can be asked for, and what was asked for before. */
export function usePayouts() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.payouts(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyPayouts, { signal }),
  })
}

/** A week of the ledger; this one where none is named. */
export function useStatement(week: string | null) {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.statement(userId, week),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyStatement, { query: { ...(week !== null && { week }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Asks once, however often it is sent. A refusal may come from another device that was first. */
export function useRequestPayout() {
  const { put, reload } = usePutPayouts()
  const { mutateAsync, ...rest } = useMoneyMutation(calls.requestPayout)
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
