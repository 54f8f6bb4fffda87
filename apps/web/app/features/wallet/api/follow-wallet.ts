import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { walletKeys } from './wallet-keys.ts'

const news = ['wallet:changed', 'payment:changed'] as const

/**
 * Reloads the wallet, its history and its payments when money has moved, wherever that began. Use it once in a page.
 */
export function useFollowWallet(): void {
  const { userId } = useSession()
  useLiveInvalidation(news, userId === null ? null : walletKeys.all(userId))
}
