import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

const news = ['booking:changed'] as const

/** Reloads the console when one of the acharya's bookings has changed, on any device. Use it once in a page. */
export function useFollowConsole(): void {
  const { userId } = useSession()
  useLiveInvalidation(news, userId === null ? null : consoleKeys.all(userId))
}
