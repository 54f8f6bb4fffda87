import type { Booking } from '@sankalp/contract/bookings'
import { payForBooking } from '@sankalp/contract/bookings.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'

/**
 * Pays a held booking from the wallet, and begins a payment of what the wallet lacks: once however often it is pressed.
 */
export function usePayForBooking() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(payForBooking)
  const pay = async (booking: Booking, amountPaise: number, description: string) => {
    const body = {
      amount: (amountPaise / 100).toFixed(2),
      description,
      bookingID: booking._id,
      availableTimeSlotsId: booking.availableTimeSlotsId,
      rest: 'online' as const,
    }
    const answer = await mutateAsync({ params: { userId: userId! }, body })
    if (answer.status !== 'INSUFFICIENT_BALANCE')
      void queryClient.invalidateQueries({ queryKey: bookingKeys.own(userId) })
    return answer
  }
  return { pay, ...rest }
}
