import { currentSession } from '../session/store.ts'

/**
 * For `enabled` of a query about the account that is signed in. While a logout is under way the page is still shown as it
 * was, and its queries keep what they have, but there is nobody left to load more for.
 */
export function isSignedInAs(userId: string | null): boolean {
  return userId !== null && currentSession()?.userId === userId
}
