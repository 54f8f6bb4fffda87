import type { Application } from '@sankalp/contract/applications'
import * as calls from '@sankalp/contract/applications.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallInput, callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'

type Mine = { application: Application | null }
export type ApplicationChange = CallInput<typeof calls.submitApplication>['body']

const keyOf = (userId: string | null) => ['application', userId] as const

export function useApplication() {
  const { userId } = useSession()
  return useQuery({
    queryKey: keyOf(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyApplication, { signal }),
  })
}

/** Each change returns the application after the change. */
function useChange<Input>(change: (input: Input) => Promise<Mine>) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const queryKey = keyOf(userId)
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => void putAnswer(queryClient, queryKey, now),
    // An operator may have decided meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export const useSubmit = () => useChange((body: ApplicationChange) => callApi(calls.submitApplication, { body }))
export const useWithdraw = () => useChange<void>(() => callApi(calls.withdrawApplication, {}))
export const useRemoveDocument = () =>
  useChange((documentId: string) => callApi(calls.removeApplicationDocument, { params: { documentId } }))

/** `sent` is the share of the file that has been sent, in [0, 1]. */
export function useAddDocument() {
  const [sent, setSent] = useState(0)
  const mutation = useChange((file: Blob) => {
    setSent(0)
    return callApi(calls.addApplicationDocument, { file, onProgress: setSent })
  })
  return { ...mutation, sent }
}
