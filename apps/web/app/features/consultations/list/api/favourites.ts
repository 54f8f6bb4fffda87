import { addFavouriteAcharya, getFavouriteAcharyas, removeFavouriteAcharya } from '@sankalp/contract/acharyas.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { isSignedInAs } from '../../../../lib/query/own-query.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { findKeys } from './find-keys.ts'

/** Loads the user's favourites, the latest first. */
export function useFavourites() {
  const { userId } = useSession()
  return useQuery({
    queryKey: findKeys.favourites(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getFavouriteAcharyas, { signal })).acharyas,
  })
}

/** Adds or removes a favourite. The change shows at once, and is reverted if it was not saved. */
export function useMarkFavourite() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = findKeys.favourites(userId)
  return useMutation({
    mutationFn: ({ acharyaId, isMarked }: { acharyaId: string; isMarked: boolean }) =>
      callApi(isMarked ? addFavouriteAcharya : removeFavouriteAcharya, { params: { id: acharyaId } }),
    onMutate: async ({ acharyaId, isMarked }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<string[]>(queryKey, (ids = []) =>
        isMarked ? [acharyaId, ...ids.filter((id) => id !== acharyaId)] : ids.filter((id) => id !== acharyaId),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
