import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { AskForPush } from '../../../shared/notices/ask-for-push.tsx'
import { Button } from '../../../ui/button.tsx'
import { whenWords } from '../slot-words.ts'
import { Papers } from './papers.tsx'

/** Shows a new booking until it is dismissed: the sankalp, the receipt, the calendar and the offer of a reminder. */
export function Confirmation({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { pooja, acharya, startsAt, sankalp } = booking
  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="confirmed"
        className="grid justify-items-center gap-4 rounded-lg bg-peacock-tint p-6 text-center"
      >
        <DrawnPicture image={pooja.image} drawing={pooja.drawing} size={192} first className="size-48" />
        <div role="status" className="grid gap-1">
          <p id="confirmed" className="font-heading text-3xl leading-tight text-peacock hi:leading-snug">
            {t('confirmed.title')}
          </p>
          <p className="text-lg wrap-anywhere">
            {t('confirmed.text', {
              pooja: pooja.pooja_name,
              acharya: acharya.name,
              when: whenWords(startsAt, language),
            })}
          </p>
        </div>
        {sankalp && (
          <div>
            <p className="text-sm text-ink-soft">{t('confirmed.sankalp')}</p>
            <p className="max-w-prose font-heading text-lg leading-snug">{sankalp[language]}</p>
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Papers booking={booking} />
          <Button kind="quiet" onClick={onClose}>
            {t('confirmed.close')}
          </Button>
        </div>
      </section>
      <AskForPush />
    </div>
  )
}
