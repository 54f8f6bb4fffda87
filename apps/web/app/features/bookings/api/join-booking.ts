import { joinBooking } from '@sankalp/contract/bookings.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'

/** Reports that the devotee is present. Safe to repeat. */
export function useJoinBooking(bookingId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: () => callApi(joinBooking, { params: { bookingId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.own(userId) }),
  })
}
