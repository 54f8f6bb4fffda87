import type { User } from '@sankalp/contract/users'
import { userUploadProfileImage } from '@sankalp/contract/users.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { saveUserDetails } from '../user-details.ts'
import { userKeys } from './user-keys.ts'

/** Uploads a picture. `sent` is the part already sent, in [0, 1]. */
export function useUploadPicture(userId: string) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const mutation = useMutation({
    mutationFn: (file: File) => callApi(userUploadProfileImage, { params: { userId }, file, onProgress: setSent }),
    onMutate: () => setSent(0),
    onSuccess: ({ profileImage }) => {
      const user = putAnswer<User>(
        queryClient,
        userKeys.one(userId),
        (known) => known && { ...known, profile_image: profileImage },
      )
      if (user) saveUserDetails(user)
    },
  })
  return { ...mutation, sent }
}
