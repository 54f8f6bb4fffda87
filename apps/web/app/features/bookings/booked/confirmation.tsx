import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { AskForPush } from '../../../shared/notices/ask-for-push.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { whenWords } from '../slot-words.ts'
import { Papers } from './papers.tsx'

/** Shows a new booking until it is dismissed: the sankalp, the receipt, the calendar and the offer of a reminder. */
export function Confirmation({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { pooja, acharya, startsAt, sankalp } = booking
  return (
    <div className="space-y-4">
      <div role="status">
        <Notice
          kind="success"
          title={<span className="font-heading text-xl leading-snug font-normal">{t('confirmed.title')}</span>}
          actions={
            <>
              <Papers booking={booking} />
              <Button kind="quiet" onClick={onClose}>
                {t('confirmed.close')}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">
            {t('confirmed.text', {
              pooja: pooja.pooja_name,
              acharya: acharya.name,
              when: whenWords(startsAt, language),
            })}
          </p>
          {sankalp && (
            <>
              <p className="mt-3 text-sm">{t('confirmed.sankalp')}</p>
              <p className="max-w-prose font-heading text-lg leading-snug">{sankalp[language]}</p>
            </>
          )}
        </Notice>
      </div>
      <AskForPush />
    </div>
  )
}
