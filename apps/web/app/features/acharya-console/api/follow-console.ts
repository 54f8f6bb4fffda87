import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from './console-keys.ts'

const news = ['booking:changed'] as const

/** Loads the console again when a booking of the acharya's has changed, whoever changed it. Once in a page. */
export function useFollowConsole(): void {
  const { userId } = useSession()
  useLiveInvalidation(news, userId === null ? null : consoleKeys.all(userId))
}
