import type { Booking, BookingDetails } from '@sankalp/contract/bookings'
import { createBooking } from '@sankalp/contract/bookings.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { writeLocal } from '../../../lib/storage.ts'
import { keepBooking } from './get-booking.ts'

/** Adds to a held booking for whom it is. */
export function useCreateBooking() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(createBooking)
  const create = async (held: Booking, details: BookingDetails): Promise<void> => {
    const { _id: bookingId, acharya, pooja, date, time } = held
    const answer = await mutateAsync({
      body: {
        ...details,
        user: userId!,
        acharyaId: acharya._id,
        poojaId: pooja._id,
        date,
        time,
        bookingType: 'Online',
        bookingId,
      },
    })
    // The specification requires the browser to store it.
    writeLocal('bookingId', answer.bookingId)
    keepBooking(queryClient, userId, answer.booking)
  }
  return { create, ...rest }
}
