import type { ReportReason } from '@sankalp/contract/consultation-rules'
import * as calls from '@sankalp/contract/consultations.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consultationKeys } from './consultation-keys.ts'

/** Reloads the cached consultations. */
function useForget() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return () => queryClient.invalidateQueries({ queryKey: consultationKeys.own(userId) })
}

export function useRate(consultationId: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ stars, review }: { stars: number; review: string }) =>
      callApi(calls.rateConsultation, {
        params: { consultationId },
        body: { stars, ...(review.trim() && { review: review.trim() }) },
      }),
    onSuccess: forget,
  })
}

/** Gives a dakshina, once however often it is sent. */
export function useGiveDakshina(consultationId: string) {
  const forget = useForget()
  const { mutateAsync, ...rest } = useMoneyMutation(calls.giveConsultationDakshina)
  const give = async (amount: number) => {
    await mutateAsync({ params: { consultationId }, body: { amount } })
    await forget()
  }
  return { give, ...rest }
}

export function useDeleteTranscript(consultationId: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: () => callApi(calls.deleteTranscript, { params: { consultationId } }),
    onSuccess: forget,
  })
}

export function useReport(consultationId: string) {
  return useMutation({
    mutationFn: ({ reason, text }: { reason: ReportReason; text: string }) =>
      callApi(calls.reportConsultation, {
        params: { consultationId },
        body: { reason, ...(text.trim() && { text: text.trim() }) },
      }),
  })
}

export function useBlock(consultationId: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      callApi(isBlocked ? calls.blockPerson : calls.unblockPerson, { params: { consultationId } }),
    onSuccess: forget,
  })
}
