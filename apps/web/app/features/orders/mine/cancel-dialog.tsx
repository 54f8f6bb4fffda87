import type { Order } from '@sankalp/contract/orders'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCancelOrder } from '../api/change-order.ts'

export const cancelDialogId = (orderId: string) => `cancel-${orderId}`
const longestReason = 300

/** Shows the refund and its destination before anything is cancelled. */
export function CancelDialog({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'shell'])
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const { cancel, isPending, error, reset } = useCancelOrder(order._id)
  const id = cancelDialogId(order._id)
  const formId = `${id}-form`
  const amount = rupeesText(order.grandTotal, language)
  const back =
    order.paymentStatus !== 'paid'
      ? t('cancel.nothing')
      : t(order.paymentMethod === 'online' ? 'cancel.source' : 'cancel.wallet', { amount })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    try {
      await cancel(reason.trim())
      closeDialog(id)
      showToast('success', t('cancel.done'))
    } catch {
      // The dialog shows the reason and stays open.
    }
  }
  return (
    <Dialog
      id={id}
      title={t('cancel.title')}
      closeLabel={t('shell:close')}
      onClose={reset}
      actions={
        <>
          <Button kind="quiet" onClick={() => closeDialog(id)}>
            {t('cancel.keep')}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={isPending && t('cancel.busy')}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="wrap-anywhere">{t('cancel.text', { number: order.orderNumber })}</p>
        <p className="tabular font-semibold">{back}</p>
        <TextField
          label={t('cancel.reason')}
          name="reason"
          maxLength={longestReason}
          value={reason}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <FormMessage text={Boolean(error) && !isPending && errorWords(error, language, t('failedPlain'))} />
      </form>
    </Dialog>
  )
}
