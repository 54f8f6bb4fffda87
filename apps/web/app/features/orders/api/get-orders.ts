import type { Order } from '@sankalp/contract/orders'
import { getMyOrders, getOrder } from '@sankalp/contract/orders.calls'
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type CallReply, callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useLiveInvalidation } from '../../../lib/query/use-live-invalidation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { orderKeys } from './order-keys.ts'

const always = { refetchOnMount: 'always', refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const
/** Without the live channel, polling detects the payment. */
const askAgainMs = 3000

/** Loads the user's orders, newest first, page by page. */
export function useMyOrders() {
  const { userId } = useSession()
  return useInfiniteQuery({
    queryKey: orderKeys.mine(userId, useLanguage()),
    enabled: () => isSignedInAs(userId),
    queryFn: ({ pageParam, signal }) =>
      callApi(getMyOrders, { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...always,
  })
}

/** Loads one order; sends no request for an empty id. Polls while its payment is pending. */
export function useOrder(orderId: string) {
  const { userId } = useSession()
  return useQuery({
    queryKey: orderKeys.one(userId, orderId, useLanguage()),
    enabled: () => orderId !== '' && isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getOrder, { params: { orderId }, signal })).order,
    refetchInterval: ({ state }) => (state.data && isWaitingForPayment(state.data) ? askAgainMs : false),
    ...always,
  })
}

export function isWaitingForPayment({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return status === 'placed' && paymentMethod === 'online' && paymentStatus === 'pending'
}

const news = ['order:changed'] as const

/** Reloads orders when one of them has changed, on any device. */
export function useFollowOrders(): void {
  const { userId } = useSession()
  useLiveInvalidation(news, userId === null ? null : orderKeys.own(userId))
}

type Mine = InfiniteData<CallReply<typeof getMyOrders>>

/** Stores an order from an answer in the cache that pages read. */
export function keepOrder(queryClient: QueryClient, userId: string | null, language: string, order: Order): void {
  putAnswer(queryClient, orderKeys.one(userId, order._id, language), order)
  putAnswer<Mine>(
    queryClient,
    orderKeys.mine(userId, language),
    (mine) =>
      mine && {
        ...mine,
        pages: mine.pages.map((page) => ({
          ...page,
          data: page.data.map((one) => (one._id === order._id ? order : one)),
        })),
      },
  )
}
