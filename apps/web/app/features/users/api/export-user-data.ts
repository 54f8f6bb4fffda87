import { exportUserData } from '@sankalp/contract/users.calls'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'

/**
 * Exports everything we store about the user. It is a mutation, since the export is made on request and never shown
 * from a cache.
 */
export function useExportUserData(userId: string) {
  return useMutation({ mutationFn: () => callApi(exportUserData, { params: { id: userId } }) })
}
