import type { ReturnReason } from '@sankalp/contract/order-life'
import type { Order } from '@sankalp/contract/orders'
import { addReturnPicture, cancelOrder, reorder, requestReturn } from '@sankalp/contract/orders.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { keepOrder } from './get-orders.ts'
import { orderKeys } from './order-keys.ts'

/**
 * Shows an order after a change. If the change failed, reloads the order, which may differ from what the page shows.
 */
function useKeepOrder() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const language = useLanguage()
  return async <Answer extends { order: Order }>(answer: Promise<Answer>): Promise<Order> => {
    try {
      const { order } = await answer
      keepOrder(queryClient, userId, language, order)
      return order
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.own(userId) })
    }
  }
}

export function useCancelOrder(orderId: string) {
  const keep = useKeepOrder()
  const { mutateAsync, ...rest } = useMoneyMutation(cancelOrder)
  return {
    cancel: (reason: string) => keep(mutateAsync({ params: { orderId }, body: reason ? { reason } : {} })),
    ...rest,
  }
}

export function useRequestReturn(orderId: string) {
  const keep = useKeepOrder()
  const { mutateAsync, ...rest } = useMoneyMutation(requestReturn)
  return {
    request: (reason: ReturnReason, note: string) =>
      keep(mutateAsync({ params: { orderId }, body: { reason, ...(note && { note }) } })),
    ...rest,
  }
}

/** Adds one picture to a return that is not decided yet. */
export function useAddReturnPicture(orderId: string) {
  const keep = useKeepOrder()
  const { mutateAsync, ...rest } = useMutation({
    mutationFn: (file: File) => callApi(addReturnPicture, { params: { orderId }, file }),
  })
  return { add: (file: File) => keep(mutateAsync(file)), ...rest }
}

/** Puts the ordered products into the cart again; returns the unavailable ones. */
export function useReorder(orderId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const { mutateAsync, ...rest } = useMoneyMutation(reorder)
  const again = async (): Promise<readonly string[]> => {
    const { leftOut } = await mutateAsync({ params: { orderId } })
    void queryClient.invalidateQueries({ queryKey: orderKeys.cartOf(userId) })
    return leftOut
  }
  return { again, ...rest }
}
