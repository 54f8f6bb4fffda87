import { getMyBankAccount, saveBankAccount } from '@sankalp/contract/bank-accounts.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** Loads the bank account to which the earnings are paid, identified by its last four digits. */
export function useBankAccount() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.bankAccount(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(getMyBankAccount, { signal }),
  })
}

export function useSaveBankAccount() {
  const client = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (body: CallInput<typeof saveBankAccount>['body']) => callApi(saveBankAccount, { body }),
    onSuccess: (saved) => void putAnswer(client, consoleKeys.bankAccount(userId), saved),
  })
}
