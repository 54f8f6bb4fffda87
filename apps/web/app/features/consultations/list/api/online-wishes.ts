import { getOnlineWishes, stopTellingMe, tellMeWhenOnline } from '@sankalp/contract/consultations.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from './find-keys.ts'

/** Loads the acharyas about whom the user wants to be notified when they come online. */
export function useOnlineWishes() {
  const { userId } = useSession()
  return useQuery({
    queryKey: findKeys.wishes(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getOnlineWishes, { signal })).acharyas,
  })
}

export function useTellMe(acharyaId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      callApi(isWanted ? tellMeWhenOnline : stopTellingMe, { params: { id: acharyaId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: findKeys.wishes(userId) }),
  })
}
