import type { Booking } from '@sankalp/contract/bookings'
import { updateBooking } from '@sankalp/contract/bookings.calls'
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../../../lib/api/api.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'
import { keepBooking } from './get-booking.ts'

type Change = CallInput<typeof updateBooking>['body']

/** Updates a booking: its dakshina, its slot, or its cancellation. */
export function useUpdateBooking() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(updateBooking)
  const update = async (bookingId: string, change: Change): Promise<Booking> => {
    const { booking } = await mutateAsync({ params: { bookingId }, body: change })
    keepBooking(queryClient, userId, booking)
    void queryClient.invalidateQueries({ queryKey: bookingKeys.booked(userId) })
    return booking
  }
  return { update, ...rest }
}
