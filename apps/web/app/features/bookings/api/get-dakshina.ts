import { getAllDakshina } from '@sankalp/contract/bookings.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { bookingKeys } from './booking-keys.ts'

/** What is usually given. */
export function useDakshina() {
  return useQuery({
    queryKey: bookingKeys.dakshina(useLanguage()),
    queryFn: async ({ signal }) => (await callApi(getAllDakshina, { signal })).dakshina,
    staleTime: Infinity,
  })
}
