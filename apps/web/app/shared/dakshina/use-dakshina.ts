import { getAllDakshina } from '@sankalp/contract/bookings.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'

/** Operators rarely change it, and a stale value cannot cause a wrong payment. */
const freshMs = 10 * 60_000

/** Loads the usual amounts of dakshina. */
export function useDakshina() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['dakshina', language],
    queryFn: async ({ signal }) => (await callApi(getAllDakshina, { signal })).dakshina,
    staleTime: freshMs,
  })
}
