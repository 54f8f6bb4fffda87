import type { Booking } from '@sankalp/contract/bookings'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { FormMessage, Notice } from '../../../ui/notice.tsx'

/** Shown when devotee and acharya are both present: the video call opens as soon as the acharya has accepted it. */
export function PoojaCall({ booking: { acharya }, error }: { booking: Booking; error: unknown }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <div role="status">
        <Notice kind="success" title={t('join.met', { acharya: acharya.name })}>
          {t('join.metText')}
        </Notice>
      </div>
      <FormMessage text={Boolean(error) && t('join.callFailed', { why: errorWords(error, language, '') }).trim()} />
    </div>
  )
}
