import type { Profile } from '@sankalp/contract/users'
import { updateUsers } from '@sankalp/contract/users.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { saveUserDetails } from '../user-details.ts'
import { userKeys } from './user-keys.ts'

/** Saves the whole profile. `isTryingAgain` is true while a request that did not reach the server is retried. */
export function useSaveUser(userId: string) {
  const queryClient = useQueryClient()
  const [isTryingAgain, setIsTryingAgain] = useState(false)
  const mutation = useMutation({
    mutationFn: async (profile: Profile) => {
      const body = { ...profile, userId }
      return (await callApi(updateUsers, { body, onTryingAgain: () => setIsTryingAgain(true) })).user
    },
    onSuccess: (user) => {
      putAnswer(queryClient, userKeys.one(userId), user)
      saveUserDetails(user)
    },
    onSettled: () => setIsTryingAgain(false),
  })
  return { ...mutation, isTryingAgain }
}
