import { getAvailableBookingSlots } from '@sankalp/contract/bookings.calls'
import { getPanchangMonth } from '@sankalp/contract/panchang.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { bookingKeys } from './booking-keys.ts'

/** Reload regularly, because other users book slots meanwhile. */
const lookAgainMs = 30_000

/** The slots of an acharya in a month (yyyy-MM); Rahu Kalam and Abhijit for a town. An empty one asks nothing. */
export function useSlots(acharyaId: string, month: string, place: string) {
  return useQuery({
    queryKey: bookingKeys.slots(acharyaId, month, place),
    enabled: acharyaId !== '' && place !== '',
    queryFn: async ({ signal }) =>
      (await callApi(getAvailableBookingSlots, { params: { acharyaId }, query: { month, place }, signal }))
        .availableBookingSlots,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  })
}

/** Loads the tithis and festivals of a month. They are optional: nothing waits for them, and a failure is not shown. */
export function useAlmanacMonth(place: string, month: string) {
  const [year, number] = month.split('-') as [string, string]
  return useQuery({
    queryKey: bookingKeys.almanac(place, month),
    queryFn: async ({ signal }) =>
      (await callApi(getPanchangMonth, { params: { city: place, year, month: String(Number(number)) }, signal })).days,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}
