import type { AcharyaProfile } from '@sankalp/contract/acharya-profile'
import * as calls from '@sankalp/contract/acharya-profile.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

export type ProfileChange = CallInput<typeof calls.setMyAcharyaProfile>['body']

export function useOwnEntry() {
  const { userId } = useSession()
  return useQuery({
    queryKey: consoleKeys.profile(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ signal }) => callApi(calls.getMyAcharyaProfile, { signal }),
  })
}

export function useSetOwnEntry() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (change: ProfileChange) => callApi(calls.setMyAcharyaProfile, { body: change }),
    onSuccess: (saved) => void putAnswer<AcharyaProfile>(queryClient, consoleKeys.profile(userId), saved),
  })
}
