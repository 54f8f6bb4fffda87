import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useLiveInvalidation } from '../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../lib/session/session.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { cartKey, cartOf } from './cart.ts'

const news = ['cart:changed'] as const

/**
 * Follows the cart of a signed-in user; use it once in a page. Merges what this device stored for them as a guest,
 * updates the number in the bar, and reloads the cart after a change in another tab or device. Starts when the page is
 * idle.
 */
export function useFollowCart(): void {
  const { userId } = useSession()
  const language = useLanguage()
  const client = cartOf(useQueryClient())
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  useQuery(client.queryFor(isIdle ? userId : null, language))
  useLiveInvalidation(news, userId === null ? null : cartKey(userId))
}
