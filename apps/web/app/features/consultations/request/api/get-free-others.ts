import { getAllAcharya } from '@sankalp/contract/acharyas.calls'
import type { Acharya } from '@sankalp/contract/acharyas'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api/api.ts'
import { useLanguage } from '../../../../lib/locale/use-language.ts'
import { findKeys } from '../../list/api/find-keys.ts'

const atMost = 3

/** A few acharyas who can be asked at this moment, other than this one. */
export function useFreeOthers(acharyaId: string): readonly Acharya[] {
  const { data } = useQuery({
    queryKey: findKeys.free(useLanguage()),
    queryFn: ({ signal }) => callApi(getAllAcharya, { query: {}, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (data?.astrologers ?? [])
    .filter(({ _id, online, busy }) => online && !busy && _id !== acharyaId)
    .slice(0, atMost)
}
