import type { Booking } from '@sankalp/contract/bookings'
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
import { useUpdateBooking } from '../api/update-booking.ts'
import { whenWords } from '../slot-words.ts'

export const cancelDialogId = (bookingId: string) => `cancel-${bookingId}`
const longestReason = 300

/** Shows the refund before anything is cancelled. */
export function CancelDialog({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['booked', 'shell'])
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const { update, isPending, error, reset } = useUpdateBooking()
  const { _id: bookingId, pooja, acharya, startsAt, refund, total } = booking
  const id = cancelDialogId(bookingId)
  const formId = `${id}-form`
  const rupees = (amount: number) => rupeesText(amount, language)

  const cancel = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    try {
      const cancelled = await update(bookingId, { cancel: reason.trim() ? { reason: reason.trim() } : {} })
      closeDialog(id)
      showToast(
        'success',
        cancelled.refund > 0 ? t('cancel.done', { amount: rupees(cancelled.refund) }) : t('cancel.donePlain'),
      )
    } catch {
      // The dialog shows the reason and stays open.
    }
  }
  const refundText =
    refund <= 0
      ? t('cancel.refundNone')
      : refund < total
        ? t('cancel.refundPart', { amount: rupees(refund), total: rupees(total) })
        : t('cancel.refund', { amount: rupees(refund) })
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
            {refund > 0 ? t('cancel.confirm', { amount: rupees(refund) }) : t('cancel.confirmPlain')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void cancel(event)} className="grid gap-4">
        <p className="wrap-anywhere">
          {t('cancel.text', { pooja: pooja.pooja_name, acharya: acharya.name, when: whenWords(startsAt, language) })}
        </p>
        <p className="tabular font-semibold">{refundText}</p>
        <TextField
          label={t('cancel.reason')}
          name="reason"
          maxLength={longestReason}
          value={reason}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <FormMessage text={Boolean(error) && !isPending && errorWords(error, language, '')} />
      </form>
    </Dialog>
  )
}
