import { currentSession } from '../session/store.ts'

/**
 * Returns the value for `enabled` of a query about the signed-in account. During a logout the page still shows the old
 * data and its queries keep it, but must not load more.
 */
export function isSignedInAs(userId: string | null): boolean {
  return userId !== null && currentSession()?.userId === userId
}
