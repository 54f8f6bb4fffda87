import type { Payment } from '@sankalp/contract/payments'
import { EndedPayment } from './ended-payment.tsx'
import { noteOf, paymentsToShow } from './payments-to-show.ts'
import { PendingPayment } from './pending-payment.tsx'
import { putAway, usePutAway } from './put-away.ts'

type PaymentsProps = {
  payments: readonly Payment[]
  heldBackId: string
  back: string
  onRetry: (payment: Payment) => void
  onPutAway: (payment: Payment) => void
}

/** Shows pending payments and the results of the latest ones. */
export default function Payments({ payments, heldBackId, back, onRetry, onPutAway }: PaymentsProps) {
  const shown = paymentsToShow(payments, usePutAway())
  const close = (payment: Payment) => {
    putAway(noteOf(payment))
    onPutAway(payment)
  }
  return (
    <div className="grid gap-4 empty:hidden">
      {shown.map((payment) =>
        payment.status === 'pending' ? (
          <PendingPayment key={payment.paymentId} payment={payment} isHeldBack={payment.paymentId === heldBackId} />
        ) : (
          <EndedPayment
            key={payment.paymentId}
            payment={payment}
            back={back}
            onRetry={() => {
              close(payment)
              onRetry(payment)
            }}
            onPutAway={() => close(payment)}
          />
        ),
      )}
    </div>
  )
}
