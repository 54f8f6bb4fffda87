import { type ReturnReason, returnReasons } from '@sankalp/contract/order-life'
import type { Order } from '@sankalp/contract/orders'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useRequestReturn } from '../api/change-order.ts'

export const returnDialogId = (orderId: string) => `return-${orderId}`
const longestNote = 500

/** Asks why an order is returned, and shows the refund and its destination; pictures can be added right after. */
export function ReturnDialog({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'shell'])
  const language = useLanguage()
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const [note, setNote] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const { request, isPending, error, reset } = useRequestReturn(order._id)
  const id = returnDialogId(order._id)
  const formId = `${id}-form`

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (!reason || isPending) return
    try {
      await request(reason, note.trim())
      closeDialog(id)
      showToast('success', t('return.done'))
    } catch {
      // The dialog shows the reason and stays open.
    }
  }
  return (
    <Dialog
      id={id}
      title={t('return.title')}
      closeLabel={t('shell:close')}
      onClose={reset}
      actions={
        <>
          <Button kind="quiet" onClick={() => closeDialog(id)}>
            {t('return.keep')}
          </Button>
          <Button type="submit" form={formId} busy={isPending && t('return.busy')}>
            {t('return.send')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p>
          {t(order.paymentMethod === 'online' ? 'return.source' : 'return.wallet', {
            amount: rupeesText(order.grandTotal, language),
          })}
        </p>
        <RadioGroup
          label={t('return.reason')}
          name={`reason-${order._id}`}
          required
          options={returnReasons.map((value) => ({ value, text: t(`return.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(value)}
          error={isPressed && !reason && t('return.choose')}
        />
        <TextAreaField
          label={t('return.note')}
          hint={t('return.noteHint')}
          name="note"
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormMessage text={Boolean(error) && !isPending && errorWords(error, language, t('failedPlain'))} />
      </form>
    </Dialog>
  )
}
