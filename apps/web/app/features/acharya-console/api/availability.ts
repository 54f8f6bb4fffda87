import type { Availability } from '@sankalp/contract/acharya-bookings'
import type { Span } from '@sankalp/contract/availability-rules'
import * as calls from '@sankalp/contract/acharya-bookings.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

/** The weekly hours, the days that differ, and what is booked from now on. */
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

/** No hours at all make a day off. */
export function useSetException() {
  return useChange(({ day, spans }: { day: string; spans: Span[] }) =>
    callApi(calls.setMyException, { body: { day, spans } }),
  )
}

export function useRemoveException() {
  return useChange((day: string) => callApi(calls.removeMyException, { params: { day } }))
}

/** Each change is answered with the hours as they are afterwards. */
function useChange<Input>(change: (input: Input) => Promise<Availability>) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = consoleKeys.availability(userId)
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => void putAnswer(queryClient, queryKey, now),
    // A refusal may come from a booking that this page does not know yet.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
