import { getUserById } from '@sankalp/contract/users.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { saveUserDetails } from '../user-details.ts'
import { userKeys } from './user-keys.ts'

/** Loads the whole account. `userId` is null while the session is being renewed: the query is then pending. */
export function useUser(userId: string | null) {
  return useQuery({
    queryKey: userKeys.one(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => {
      const { user } = await callApi(getUserById, { params: { id: userId! }, signal })
      saveUserDetails(user)
      return user
    },
  })
}
