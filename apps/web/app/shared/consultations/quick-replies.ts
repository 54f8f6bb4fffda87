import { getMyQuickReplies, setMyQuickReplies } from '@sankalp/contract/acharya-profile.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { isSignedInAs } from '../../lib/query/own-query.ts'
import { putAnswer } from '../../lib/query/put-answer.ts'
import { useSession } from '../../lib/session/session.ts'

const keyOf = (userId: string | null) => ['quick-replies', userId] as const

/**
 * Loads an acharya's prepared sentences, in their order, for the acharya's side of a chat and for the page that edits
 * them.
 */
export function useQuickReplies({ isOn = true }: { isOn?: boolean } = {}) {
  const { userId } = useSession()
  return useQuery({
    queryKey: keyOf(userId),
    enabled: () => isOn && isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getMyQuickReplies, { signal })).replies,
  })
}

/** Replaces all of them. */
export function useSetQuickReplies() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: async (replies: string[]) => (await callApi(setMyQuickReplies, { body: { replies } })).replies,
    onSuccess: (replies) => void putAnswer(queryClient, keyOf(userId), replies),
  })
}
