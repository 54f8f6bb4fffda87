import type { Order } from '@sankalp/contract/orders'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { useReorder } from '../api/change-order.ts'
import { isWaitingForPayment } from '../api/get-orders.ts'
import { longDay } from '../date-words.ts'
import { PayLink } from '../pay-link.tsx'
import { CancelDialog, cancelDialogId } from './cancel-dialog.tsx'
import { ReturnDialog, returnDialogId } from './return-dialog.tsx'

/** Shows the actions that are available for an order. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const navigate = useNavigate()
  const { again, isPending, error } = useReorder(order._id)
  const { _id, payment, grandTotal, transferId, refundTransferId, canCancel, returnableUntil, products } = order

  const orderAgain = async () => {
    try {
      const leftOut = await again()
      const names = products.filter(({ product }) => leftOut.includes(product._id)).map(({ product }) => product.name)
      if (names.length > 0) showToast('warning', t('actions.leftOut', { names: names.join(', ') }))
      if (names.length < products.length) await navigate('/cart')
    } catch {
      // The message below shows the reason.
    }
  }
  return (
    <div className="grid gap-3 border-t border-rule pt-4">
      {returnableUntil && (
        <p className="text-sm text-ink-soft">{t('actions.returnUntil', { day: longDay(returnableUntil, language) })}</p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {isWaitingForPayment(order) && payment?.url && (
          <PayLink url={payment.url} amount={rupeesText(grandTotal, language)} />
        )}
        {transferId && (
          <LinkButton kind="quiet" href={`/mywallet/receipt/${transferId}`}>
            {t('invoice')}
          </LinkButton>
        )}
        {refundTransferId && (
          <LinkButton kind="quiet" href={`/mywallet/receipt/${refundTransferId}`}>
            {t('creditNote')}
          </LinkButton>
        )}
        <Button kind="quiet" busy={isPending && t('actions.reordering')} onClick={() => void orderAgain()}>
          {t('actions.reorder')}
        </Button>
        {returnableUntil && (
          <Button kind="quiet" onClick={() => openDialog(returnDialogId(_id))}>
            {t('actions.return')}
          </Button>
        )}
        {canCancel && (
          <Button kind="danger" onClick={() => openDialog(cancelDialogId(_id))}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
      <FormMessage
        text={
          Boolean(error) && !isPending && t('actions.reorderFailed', { why: errorWords(error, language, '') }).trim()
        }
      />
      {canCancel && <CancelDialog order={order} />}
      {returnableUntil && <ReturnDialog order={order} />}
    </div>
  )
}
