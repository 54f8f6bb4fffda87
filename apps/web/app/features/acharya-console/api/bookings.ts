import type { AcharyaBooking, getMyBookings as endpoint } from '@sankalp/contract/acharya-bookings'
import * as calls from '@sankalp/contract/acharya-bookings.calls'
import { joinBooking } from '@sankalp/contract/bookings.calls'
import type { Reply } from '@sankalp/contract/endpoint'
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type BookingsWhen, consoleKeys } from './console-keys.ts'

type BookingsPage = Reply<typeof endpoint>

/** Loads a page of the upcoming bookings, soonest first, or of the past ones, newest first. */
export function useMyBookings(when: BookingsWhen) {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: consoleKeys.bookings(userId, when),
    enabled: () => isSignedInAs(userId),
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      callApi(calls.getMyBookings, { query: { when, page: String(pageParam) }, signal }),
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : null),
  })
}

/** Reports that the acharya is present. The server notifies the devotee. */
export function useBegin(bookingId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: () => callApi(joinBooking, { params: { bookingId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consoleKeys.allBookings(userId) }),
  })
}

/** Cancels a booking, once however often it is sent. This frees the hour and changes the earnings too. */
export function useCancelBooking() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(calls.cancelMyBooking)
  const cancel = async (bookingId: string, reason: string) => {
    try {
      await mutateAsync({ params: { bookingId }, body: { reason } })
    } finally {
      void queryClient.invalidateQueries({ queryKey: consoleKeys.all(userId) })
    }
  }
  return { cancel, ...rest }
}

export function useSetNote(bookingId: string) {
  const replace = useReplaceBooking()
  return useMutation({
    mutationFn: (note: string | null) => callApi(calls.setMyBookingNote, { params: { bookingId }, body: { note } }),
    onSuccess: ({ booking }) => replace(booking),
  })
}

/** Sends a picture; `sent` is the share of it that has been sent, in [0, 1]. */
export function useAddPicture(bookingId: string) {
  const replace = useReplaceBooking()
  const [sent, setSent] = useState(0)
  const mutation = useMutation({
    mutationFn: (file: Blob) =>
      callApi(calls.addMyBookingPicture, { params: { bookingId }, file, onProgress: setSent }),
    onMutate: () => setSent(0),
    onSuccess: ({ booking }) => replace(booking),
  })
  return { ...mutation, sent }
}

export function useRemovePicture(bookingId: string) {
  const replace = useReplaceBooking()
  return useMutation({
    mutationFn: (pictureId: string) => callApi(calls.removeMyBookingPicture, { params: { bookingId, pictureId } }),
    onSuccess: ({ booking }) => replace(booking),
  })
}

/** Replaces a booking with the server's answer in every list that contains it. */
function useReplaceBooking() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return (booking: AcharyaBooking) => {
    for (const [queryKey] of queryClient.getQueriesData({ queryKey: consoleKeys.allBookings(userId) })) {
      putAnswer<InfiniteData<BookingsPage>>(
        queryClient,
        queryKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              bookings: page.bookings.map((one) => (one._id === booking._id ? booking : one)),
            })),
          },
      )
    }
  }
}
