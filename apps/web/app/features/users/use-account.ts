import { useEffect, useSyncExternalStore } from 'react'
import { apiText } from '../../lib/api/text.ts'
import { isSignedInAs } from '../../lib/query/own-query.ts'
import { pageLanguage } from '../../lib/session/language.ts'
import { subscribe, useSession } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { useUser } from './api/get-user.ts'
import { type UserDetails, readUserDetails } from './user-details.ts'

/** Returns the signed-in user as the profile card shows them: from the last visit at first, then from the server. */
export function useAccount(): UserDetails | null {
  const { userId } = useSession()
  const { errorUpdateCount } = useUser(userId)
  const details = useSyncExternalStore(
    subscribe,
    () => readUserDetails(userId),
    () => null,
  )

  useEffect(() => {
    // On failure, still show the details stored on the last visit. The next page load tries again.
    if (errorUpdateCount === 0 || !isSignedInAs(userId) || readUserDetails(userId)) return
    showToast('error', apiText('accountNotLoaded', pageLanguage()))
  }, [errorUpdateCount, userId])

  return details
}
