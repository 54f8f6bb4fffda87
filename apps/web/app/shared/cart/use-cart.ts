import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useSession } from '../../lib/session/session.ts'
import { guest } from './cart-calls.ts'
import { type Cart, withChange } from './cart-changes.ts'
import { cartOf } from './cart.ts'

const none: readonly never[] = []

/**
 * Returns the visitor's cart: on the server for a signed-in user, on the device for a guest. `cart` is undefined while
 * loading and includes every change at once. `add`, `setQuantity` and `remove` reject with the reason if the server
 * refuses, after the screen was restored. Needs a `QueryProvider`.
 */
export function useCart() {
  const queryClient = useQueryClient()
  const client = cartOf(queryClient)
  const { signedIn, userId } = useSession()
  const language = useLanguage()
  const owner = signedIn ? userId : guest
  const { data, error, isFetching, refetch } = useQuery(client.queryFor(owner, language))
  const entries = useSyncExternalStore(client.subscribe, client.readEntries, () => none)
  const cart = useMemo<Cart | undefined>(() => {
    if (!data) return undefined
    return entries.reduce<Cart>(
      (shown, entry) => (entry.owner === owner ? withChange(shown, entry.change) : shown),
      data,
    )
  }, [data, entries, owner])
  return {
    cart,
    /** Why it could not be loaded; earlier data stays. */
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
    isGuest: owner === guest,
    /** A change is pending: the totals are not the server's yet. */
    isSaving: entries.length > 0,
    add: client.add,
    setQuantity: client.setQuantity,
    remove: client.remove,
  }
}
