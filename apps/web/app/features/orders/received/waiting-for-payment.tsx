import type { Order } from '@sankalp/contract/orders'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { WheelSpinner } from '../../../ui/spinner.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { PayLink } from '../pay-link.tsx'

/** Shown while an order is placed, its stock reserved, and its payment pending. It updates by itself. */
export function WaitingForPayment({ order: { _id, orderNumber, grandTotal, payment } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const amount = rupeesText(grandTotal, useLanguage())
  return (
    <article className="grid justify-items-center gap-4 text-center">
      <WheelSpinner size={72} />
      <Heading level={1} className="text-3xl! sm:text-4xl!">
        {t('waiting.title', { amount })}
      </Heading>
      <p role="status" className="max-w-prose">
        {t(payment?.url ? 'waiting.text' : 'waiting.closing', { number: orderNumber })}
      </p>
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">
        {payment?.url && <PayLink url={payment.url} amount={amount} />}
        <LinkButton kind="quiet" href={`/getmyOrders?id=${_id}`}>
          {t('received.track')}
        </LinkButton>
      </div>
    </article>
  )
}

/** Shown when the payment failed: no money was taken, and the cart is unchanged. */
export function Unpaid({ order: { orderNumber, refund } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <EmptyState
      picture="orders"
      title={t('unpaid.title')}
      actions={<LinkButton href="/cart">{t('unpaid.toCart')}</LinkButton>}
    >
      <p>{t('unpaid.text', { number: orderNumber })}</p>
      {refund && <p>{t('refund.source', { amount: rupeesText(refund.amount, language) })}</p>}
    </EmptyState>
  )
}
