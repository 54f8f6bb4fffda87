import { placeOrder } from '@sankalp/contract/orders.calls'
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallReply } from '../../../lib/api/api.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { orderKeys } from './order-keys.ts'

export type OrderToPlace = CallInput<typeof placeOrder>['body']
export type Placed = CallReply<typeof placeOrder>['data']

/** Places an order, once however often it is pressed. Reloads the cart and the totals whatever the result. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(placeOrder)
  const place = async (body: OrderToPlace): Promise<Placed> => {
    try {
      const { data } = await mutateAsync({ body })
      void queryClient.invalidateQueries({ queryKey: orderKeys.own(userId) })
      return data
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.cartOf(userId) })
      void queryClient.invalidateQueries({ queryKey: orderKeys.quotes(userId) })
    }
  }
  return { place, ...rest }
}
