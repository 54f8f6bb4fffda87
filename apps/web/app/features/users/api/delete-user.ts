import { deleteUser } from '@sankalp/contract/users.calls'
import { useMutation } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'

type Confirmation = CallInput<typeof deleteUser>['body']

/** Erases the account; the number, typed again, confirms it. With money in the wallet it also takes what becomes of that. */
export function useDeleteUser(userId: string) {
  return useMutation({ mutationFn: (body: Confirmation) => callApi(deleteUser, { params: { id: userId }, body }) })
}
