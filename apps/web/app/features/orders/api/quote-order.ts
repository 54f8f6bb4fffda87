import { quoteOrder } from '@sankalp/contract/orders.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallReply, callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { Pieces } from '../checkout/checkout-lines.ts'
import { orderKeys } from './order-keys.ts'

export type Quote = CallReply<typeof quoteOrder>

type Asked = { products: readonly Pieces[]; coupon: string; pinCode: string }

/** What an order would come to now. While something else is asked for, what was known stays. */
export function useQuote(asked: Asked) {
  const { userId } = useSession()
  const { products, coupon, pinCode } = asked
  return useQuery({
    queryKey: orderKeys.quote(userId, asked, useLanguage()),
    enabled: () => products.length > 0 && isSignedInAs(userId),
    queryFn: ({ signal }) =>
      callApi(quoteOrder, {
        body: { products: [...products], ...(coupon && { coupon }), ...(pinCode && { pinCode }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
