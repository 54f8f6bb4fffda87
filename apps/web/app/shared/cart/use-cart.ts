import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useSession } from '../../lib/session/session.ts'
import { guest } from './cart-calls.ts'
import { type Cart, withChange } from './cart-changes.ts'
import { cartOf } from './cart.ts'

const none: readonly never[] = []

/**
 * The cart of whoever looks at it: on the server for those who are signed in, on the device for a guest. `cart` is undefined
 * while it is loaded, and has every change in it at once; `add`, `setQuantity` and `remove` reject with the reason when the
 * server refuses, and what was on the screen before is back by then. Needs a `QueryProvider`.
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
    /** Why it could not be loaded; what was loaded before stays. */
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
    isGuest: owner === guest,
    /** A change is on its way: totals are not the server's yet. */
    isSaving: entries.length > 0,
    add: client.add,
    setQuantity: client.setQuantity,
    remove: client.remove,
  }
}
