import { getBookingCalendar } from '@sankalp/contract/bookings.calls'
import type { Booking } from '@sankalp/contract/bookings'
import { useMutation } from '@tanstack/react-query'
import { errorWords } from '../../../lib/api/words.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'

/** Offers the downloads of a booking: its receipts, and its calendar entry while it is upcoming. */
export function Papers({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { _id: bookingId, status, pooja, date, transferId, refundTransferId } = booking
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => downloadFile(getBookingCalendar, { params: { bookingId } }, [pooja.pooja_name, date]),
  })
  return (
    <>
      {status === 'confirmed' && (
        <Button kind="quiet" busy={isPending && t('entry.calendarBusy')} onClick={() => mutate()}>
          {t('entry.calendar')}
        </Button>
      )}
      {transferId && (
        <LinkButton kind="quiet" href={`/mywallet/receipt/${transferId}`}>
          {t('entry.receipt')}
        </LinkButton>
      )}
      {refundTransferId && (
        <LinkButton kind="quiet" href={`/mywallet/receipt/${refundTransferId}`}>
          {t('entry.refundReceipt')}
        </LinkButton>
      )}
      <FormMessage
        text={Boolean(error) && t('entry.calendarFailed', { why: errorWords(error, language, '') }).trim()}
      />
    </>
  )
}
