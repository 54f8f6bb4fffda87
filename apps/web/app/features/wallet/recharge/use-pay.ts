import type { Payment } from '@sankalp/contract/payments'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useRecharge } from '../api/recharge.ts'
import { rememberWayBack } from '../payments/after-payment.ts'
import { findSamePending } from '../payments/payments-to-show.ts'
import { openPaymentTab } from '../payments/payment-tab.ts'
import type { Wish } from './wish.ts'

type PayOptions = {
  /** The payments that are known to be pending. */
  open: readonly Payment[]
  /** A path of our own to go on to afterwards, or an empty text. */
  back: string
}

/**
 * Begins a payment with a press: opens the tab for it at once and shows the provider's page there when the server has
 * answered. A second press meanwhile does nothing; one for a payment that is pending already goes on with that.
 */
export function usePay({ open, back }: PayOptions) {
  const { t } = useTranslation('wallet')
  const { begin, reset, isTryingAgain, error } = useRecharge()
  const isBusy = useRef(false)
  const [wished, setWished] = useState<Wish | null>(null)
  /** The payment whose tab the browser has held back: the page offers a link instead. */
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

  // Nothing may be waited for before the tab is opened.
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
      // The page says why.
      tab.close()
    }
  }

  return { pay, wished, isTryingAgain, error, heldBackId }
}
