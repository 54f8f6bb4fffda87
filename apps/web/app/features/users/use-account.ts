import { useEffect, useSyncExternalStore } from 'react'
import { apiText } from '../../lib/api-text.ts'
import { pageLanguage } from '../../lib/session-language.ts'
import { currentSession, subscribe, useSession } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { getUserById } from './get-user-by-id.ts'
import { type UserDetails, readUserDetails } from './user-details.ts'

/** The person who is signed in, as the profile card shows them; null until known. */
export function useAccount(): UserDetails | null {
  const { userId } = useSession()
  const details = useSyncExternalStore(
    subscribe,
    () => readUserDetails(userId),
    () => null,
  )

  useEffect(() => {
    // While a logout is on its way the page is still drawn as it was, but there is nobody left to ask about.
    if (!userId || currentSession()?.userId !== userId) return
    getUserById(userId).catch(() => {
      // What was kept from the last visit is still shown, and the next page load asks again.
      if (currentSession()?.userId !== userId || readUserDetails(userId)) return
      showToast('error', apiText('accountNotLoaded', pageLanguage()))
    })
  }, [userId])

  return details
}
