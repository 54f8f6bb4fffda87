import { getAllAcharya } from '@sankalp/contract/acharyas.calls'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { catchUpFromNow } from '../heard-lights.ts'
import { type ListWish, toListQuery } from '../list-address.ts'
import { findKeys } from './find-keys.ts'

/** Loads the matching acharyas, page by page. `favouriteIds` is null while the favourites are not known. */
export function useAcharyas(wish: ListWish, favouriteIds: readonly string[] | null) {
  const language = useLanguage()
  const ids = wish.favourites ? favouriteIds : null
  return useInfiniteQuery({
    queryKey: findKeys.list(wish, ids, language),
    enabled: !wish.favourites || favouriteIds !== null,
    queryFn: async ({ pageParam, signal }) => {
      const catchUp = catchUpFromNow()
      const page = await callApi(getAllAcharya, { query: toListQuery(wish, pageParam, ids ?? []), signal })
      return { ...page, astrologers: page.astrologers.map(catchUp) }
    },
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
    // Show the previous list while the next one loads, so that the layout does not jump.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
