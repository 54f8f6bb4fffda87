import { answerHeld } from '@sankalp/contract/bookings.calls'
import type { HeldAnswer } from '@sankalp/contract/pooja-held'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'

/** Answers whether a pooja with a very short call was performed. Safe to repeat. */
export function useAnswerHeld(bookingId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (answer: HeldAnswer) => callApi(answerHeld, { params: { bookingId }, body: { answer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingKeys.own(userId) }),
  })
}
