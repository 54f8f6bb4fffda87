import { postReview } from '@sankalp/contract/reviews.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useSession } from '../../../lib/session/session.ts'
import { bookingKeys } from './booking-keys.ts'

/** Rates a pooja that was held, with or without a text. */
export function usePostReview(bookingId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (review: { stars: number; words: string }) =>
      callApi(postReview, {
        body: { bookingId, stars: review.stars, ...(review.words.trim() && { words: review.words }) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bookingKeys.own(userId) }),
  })
}
