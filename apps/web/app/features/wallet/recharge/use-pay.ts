import type { Payment } from '@sankalp/contract/payments'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useRecharge } from '../api/recharge.ts'
import { rememberWayBack } from '../payments/after-payment.ts'
import { findSamePending } from '../payments/payments-to-show.ts'
import { openPaymentTab } from '../payments/payment-tab.ts'
import type { Wish } from './wish.ts'

type PayOptions = {
  /** The known pending payments. */
  open: readonly Payment[]
  /** The path on this site to continue with afterwards, or an empty string. */
  back: string
}

/**
 * Starts a payment when a button is pressed: opens its tab at once and shows the provider's page there after the server
 * has answered. Ignores a second press meanwhile; a press for a payment that is already pending continues that one.
 */
export function usePay({ open, back }: PayOptions) {
  const { t } = useTranslation('wallet')
  const { begin, reset, isTryingAgain, error } = useRecharge()
  const isBusy = useRef(false)
  const [wished, setWished] = useState<Wish | null>(null)
  /** The payment whose tab the browser has blocked: the page offers a link instead. */
  const [heldBackId, setHeldBackId] = useState('')

  const pay = (wish: Wish) => {
    if (isBusy.current) return
    isBusy.current = true
    setWished(wish)
    void start(wish).finally(() => {
      isBusy.current = false
      setWished(null)
    })
  }

  // Open the tab before the first await, or the browser blocks it as a popup.
  const start = async (wish: Wish): Promise<void> => {
    const tab = openPaymentTab(t('pay.opening'))
    const same = findSamePending(open, wish)
    if (same) {
      tab.show(same.url!)
      if (tab.isHeldBack) setHeldBackId(same.paymentId)
      reset()
      return
    }
    try {
      const { paymentId, url } = await begin(wish)
      if (back) rememberWayBack(paymentId, back)
      tab.show(url!)
      if (tab.isHeldBack) setHeldBackId(paymentId)
    } catch {
      // The page shows the error.
      tab.close()
    }
  }

  return { pay, wished, isTryingAgain, error, heldBackId }
}
