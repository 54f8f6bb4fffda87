import type { Address } from '@sankalp/contract/addresses'
import { quoteOrder } from '@sankalp/contract/orders.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallReply, callApi } from '../../../lib/api/api.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { Pieces } from '../checkout/checkout-lines.ts'
import { orderKeys } from './order-keys.ts'

export type Quote = CallReply<typeof quoteOrder>

/** Includes the content of the address, because a change in it may change the available payment methods. */
type Asked = { products: readonly Pieces[]; coupon: string; address: Address | undefined }

/** Loads the current totals of an order. The previous totals stay while new ones load. */
export function useQuote(asked: Asked) {
  const { userId } = useSession()
  const { products, coupon, address } = asked
  return useQuery({
    queryKey: orderKeys.quote(userId, asked, useLanguage()),
    enabled: () => products.length > 0 && isSignedInAs(userId),
    queryFn: ({ signal }) =>
      callApi(quoteOrder, {
        body: {
          products: [...products],
          ...(coupon && { coupon }),
          ...(address && { shippingAddressId: address._id }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
