import { useEffect, useSyncExternalStore } from 'react'
import { isAbort } from '../../lib/api.ts'
import { subscribe, useSession } from '../../lib/session.ts'
import { getUserById } from './get-user-by-id.ts'
import { type UserDetails, readUserDetails } from './user-details.ts'

/** The person who is signed in, as the profile card shows them; null until known. */
export function useAccount(onFailed: () => void): UserDetails | null {
  const { userId } = useSession()
  const details = useSyncExternalStore(
    subscribe,
    () => readUserDetails(userId),
    () => null,
  )

  useEffect(() => {
    if (!userId) return
    const leaving = new AbortController()
    getUserById(userId, leaving.signal).catch((error: unknown) => {
      // What was kept from the last visit is still shown, and the next page load asks again.
      if (!isAbort(error) && !readUserDetails(userId)) onFailed()
    })
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a new closure of the caller is no reason to ask again
  }, [userId])

  return details
}
