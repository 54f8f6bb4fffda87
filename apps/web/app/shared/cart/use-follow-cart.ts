import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useLiveInvalidation } from '../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../lib/session/session.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { cartKey, cartOf } from './cart.ts'

const news = ['cart:changed'] as const

/**
 * Once in a page of somebody who is signed in: joins what this device kept for them as a guest, keeps the number in the bar, and
 * loads the cart again when another tab or device has changed it. Begins when the page has come to rest.
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
