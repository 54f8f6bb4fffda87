import { getAllDakshina } from '@sankalp/contract/bookings.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'

/** Operators change it now and then; nobody gives a wrong amount by seeing the one before. */
const freshMs = 10 * 60_000

/** What is usually given. */
export function useDakshina() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['dakshina', language],
    queryFn: async ({ signal }) => (await callApi(getAllDakshina, { signal })).dakshina,
    staleTime: freshMs,
  })
}
