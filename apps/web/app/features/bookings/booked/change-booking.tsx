import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialog-control.ts'
import { whenWords } from '../slot-words.ts'
import { CancelDialog, cancelDialogId } from './cancel-dialog.tsx'

/** Offers to move or cancel a booking, as long as the rule allows it. */
export function ChangeBooking({ booking, now }: { booking: Booking; now: number }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { _id: bookingId, changeableUntil, status } = booking
  if (status !== 'confirmed') return null
  if (!changeableUntil || now >= Date.parse(changeableUntil))
    return <p className="text-sm text-ink-soft">{t('change.late')}</p>
  return (
    <div className="grid gap-2 border-t border-rule pt-3">
      <p className="text-sm text-ink-soft">{t('change.until', { when: whenWords(changeableUntil, language) })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="quiet" href={`/bookedpooja?move=${bookingId}`}>
          {t('change.move')}
        </LinkButton>
        <Button kind="danger" onClick={() => openDialog(cancelDialogId(bookingId))}>
          {t('change.cancel')}
        </Button>
      </div>
      <CancelDialog booking={booking} />
    </div>
  )
}
