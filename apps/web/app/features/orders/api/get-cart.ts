import type { UserCart } from '@sankalp/contract/cart'
import { getUserCart, removeItem, setQuantity } from '@sankalp/contract/cart.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { orderKeys } from './order-keys.ts'

const news = ['cart:changed'] as const
const mutationKey = ['orders', 'changeCart'] as const

/**
 * Loads the cart from the server, also when another tab or device has changed it. Not requested for a direct purchase.
 */
export function useCart(isWanted: boolean) {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  const queryKey = orderKeys.cart(userId, useLanguage())
  useLiveInvalidation(news, isWanted && userId !== null ? orderKeys.cartOf(userId) : null)
  return useQuery({
    queryKey,
    enabled: () => isWanted && isSignedInAs(userId),
    queryFn: async ({ signal }) => {
      const { user } = await callApi(getUserCart, { params: { userId: userId! }, signal })
      // While changes are being sent, the local cart is newer than any answer.
      return (queryClient.isMutating({ mutationKey }) > 0 && queryClient.getQueryData<UserCart>(queryKey)) || user
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

type Change = { productId: string; quantity: number }

/** Sets the number of pieces of a line; zero removes it. Shown at once, and reverted if the server refuses. */
export function useChangeCart() {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  const queryKey = orderKeys.cart(userId, useLanguage())
  return useMutation({
    mutationKey,
    // Send changes one after the other, so that the last press reaches the server last.
    scope: { id: 'checkout-cart' },
    mutationFn: ({ productId, quantity }: Change) =>
      quantity === 0
        ? callApi(removeItem, { body: { userId: userId!, productId } })
        : callApi(setQuantity, { body: { userId: userId!, productId, quantity } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<UserCart>(queryKey)
      queryClient.setQueryData<UserCart>(queryKey, (cart) => cart && changed(cart, change))
      return before
    },
    onSuccess: ({ user }) => {
      // Only the answer to the last press counts.
      if (queryClient.isMutating({ mutationKey }) <= 1) putAnswer(queryClient, queryKey, user)
    },
    onError: (_error, _change, before) => {
      queryClient.setQueryData(queryKey, before)
      void queryClient.invalidateQueries({ queryKey: orderKeys.cartOf(userId) })
    },
  })
}

function changed(cart: UserCart, { productId, quantity }: Change): UserCart {
  const lines = cart.cart.map((line) => (line.product._id === productId ? { ...line, quantity } : line))
  return { ...cart, cart: lines.filter((line) => line.quantity > 0) }
}
