import type { PaymentMethod } from '@sankalp/contract/order-life'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { usePlaceOrder } from '../api/place-order.ts'
import type { Pieces } from './checkout-lines.ts'
import type { ChangedTotals, ThreeTotals } from './totals-changed-dialog.tsx'

export type Wished = {
  products: readonly Pieces[]
  totals: ThreeTotals
  addressId: string
  method: PaymentMethod
  coupon: string
  isBuyNow: boolean
}

type PlacingOptions = {
  /** The checkout's own address, to which the wallet returns. */
  path: string
  onPlaced: () => void
}

/**
 * Places an order and opens the next page: the receipt, the provider's page, or the wallet if it has too little money.
 */
export function usePlacing({ path, onPlaced }: PlacingOptions) {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const { place, isPending, isTryingAgain, error } = usePlaceOrder()
  const [changed, setChanged] = useState<ChangedTotals | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  const send = async ({ products, totals, addressId, method, coupon, isBuyNow }: Wished): Promise<void> => {
    try {
      const { orderId, url } = await place({
        products: [...products],
        ...totals,
        shippingAddressId: addressId,
        paymentMethod: method,
        ...(coupon && { coupon }),
        ...(isBuyNow && { buyNow: true }),
      })
      setIsLeaving(true)
      onPlaced()
      if (!url) showToast('success', t('placed'))
      // Replace this page, so that Back from the payment opens the order and not a checkout of the same products.
      await navigate(`/orderReceived?id=${orderId}`, { replace: true })
      if (url) window.location.assign(url)
    } catch (failure) {
      const now = refusalFacts(failure, 'TOTALS_CHANGED')
      if (now) setChanged({ before: totals, now })
      const short = refusalFacts(failure, 'INSUFFICIENT_BALANCE')
      if (!short) return
      showToast('error', t('payment.insufficient'))
      await navigate(`/mywallet?price=${totals.grandTotal}&back=${encodeURIComponent(path)}`)
    }
  }
  // A ref, because it is read between two presses, before the next render.
  const wished = useRef<Wished | null>(null)
  const sendOnce = useOneAtATime(async () => {
    if (wished.current) await send(wished.current)
  })
  const wish = (next: Wished | null) => {
    wished.current = next
    return sendOnce()
  }
  return {
    place: wish,
    changed,
    /** Places the order with the new totals. */
    accept: (totals: ThreeTotals) => {
      setChanged(null)
      return wish(wished.current && { ...wished.current, totals })
    },
    closeChanged: () => setChanged(null),
    isPending: isPending || isLeaving,
    isTryingAgain,
    /** Errors for the page to show, without those that open another page or a dialog. */
    error: refusalFacts(error, 'TOTALS_CHANGED') || refusalFacts(error, 'INSUFFICIENT_BALANCE') ? null : error,
  }
}
