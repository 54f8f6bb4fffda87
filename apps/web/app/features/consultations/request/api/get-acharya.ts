import type { Acharya } from '@sankalp/contract/acharyas'
import { getAcharyaById } from '@sankalp/contract/acharyas.calls'
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { findKeys } from '../../list/api/find-keys.ts'
import { catchUpFromNow } from '../../list/heard-lights.ts'

/** Loads one acharya, initially from a list that contains them. */
export function useAcharya(acharyaId: string) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useQuery({
    queryKey: findKeys.one(acharyaId, language),
    queryFn: async ({ signal }) => {
      const catchUp = catchUpFromNow()
      return catchUp((await callApi(getAcharyaById, { params: { id: acharyaId }, signal })).acharya)
    },
    refetchOnMount: 'always',
    placeholderData: () => {
      const lists = queryClient.getQueriesData<InfiniteData<{ astrologers: Acharya[] }>>({ queryKey: findKeys.lists })
      return lists
        .flatMap(([, list]) => list?.pages ?? [])
        .flatMap(({ astrologers }) => astrologers)
        .find(({ _id }) => _id === acharyaId)
    },
  })
}
