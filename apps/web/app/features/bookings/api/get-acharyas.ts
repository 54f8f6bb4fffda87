import type { Acharya } from '@sankalp/contract/acharyas'
import { getAllAcharya } from '@sankalp/contract/acharyas.calls'
import { getNextSlots } from '@sankalp/contract/bookings.calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { bookingKeys } from './booking-keys.ts'

/** An acharya with the instant of the next free slot; null when it is not among the soonest of all. */
export type BookableAcharya = Acharya & { nextFree: string | null }

/** Loads the acharyas who can be booked, those who are free soonest first. */
export function useAcharyas() {
  return useQuery({
    queryKey: bookingKeys.acharyas(useLanguage()),
    queryFn: async ({ signal }): Promise<BookableAcharya[]> => {
      const [{ astrologers }, { slots }] = await Promise.all([
        callApi(getAllAcharya, { query: { pageSize: '50' }, signal }),
        callApi(getNextSlots, { signal }),
      ])
      return astrologers
        .map((acharya) => ({
          ...acharya,
          nextFree: slots.find(({ acharyaId }) => acharyaId === acharya._id)?.startsAt ?? null,
        }))
        .toSorted((one, other) => instantOf(one) - instantOf(other))
    },
  })
}

const farAway = Number.MAX_SAFE_INTEGER
const instantOf = ({ nextFree }: BookableAcharya) => (nextFree === null ? farAway : Date.parse(nextFree))
