import { deleteUser } from '@sankalp/contract/users.calls'
import { useMutation } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'

type Confirmation = CallInput<typeof deleteUser>['body']

/**
 * Erases the account. The number, typed again, confirms it. If the wallet has money, the request also says what happens
 * to it.
 */
export function useDeleteUser(userId: string) {
  return useMutation({ mutationFn: (body: Confirmation) => callApi(deleteUser, { params: { id: userId }, body }) })
}
