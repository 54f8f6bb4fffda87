import { exportUserData } from '@sankalp/contract/users.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'

/** Everything we store about the user. A mutation, since it is made when asked for and never shown from a cache. */
export function useExportUserData(userId: string) {
  return useMutation({ mutationFn: () => callApi(exportUserData, { params: { id: userId } }) })
}
