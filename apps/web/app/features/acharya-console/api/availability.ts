import type { Availability } from '@sankalp/contract/acharya-bookings'
import type { Span } from '@sankalp/contract/availability-rules'
import * as calls from '@sankalp/contract/acharya-bookings.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** Loads the weekly hours, the days that differ, and the bookings from now on. */
export function useAvailability() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.availability(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyAvailability, { signal }),
  })
}

export function useSetPattern() {
  return useChange((week: Span[][]) => callApi(calls.setMyPattern, { body: { week } }))
}

/** Sets the hours of one day. An empty list makes it a day off. */
export function useSetException() {
  return useChange(({ day, spans }: { day: string; spans: Span[] }) =>
    callApi(calls.setMyException, { body: { day, spans } }),
  )
}

export function useRemoveException() {
  return useChange((day: string) => callApi(calls.removeMyException, { params: { day } }))
}

/** Each change returns the hours after the change. */
function useChange<Input>(change: (input: Input) => Promise<Availability>) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = consoleKeys.availability(userId)
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => void putAnswer(queryClient, queryKey, now),
    // The refusal may come from a booking that this page does not know yet.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
