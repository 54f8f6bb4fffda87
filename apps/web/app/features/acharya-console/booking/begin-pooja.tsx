import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { Suspense, lazy } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { useBegin } from '../api/bookings.ts'
import { isOn } from './booking-moment.ts'

/** Loaded only while a pooja is running. */
const PoojaCall = lazy(async () => ({ default: (await retryImport(() => import('./pooja-call.tsx'))).PoojaCall }))

/** Lets the acharya begin a pooja while its window is open by the server's clock. */
export function BeginPooja({ booking, now }: { booking: AcharyaBooking; now: Date }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const { mutateAsync, isPending, data: joined, error } = useBegin(booking._id)
  const begin = useOneAtATime(async () => {
    try {
      await mutateAsync()
    } catch {
      // The message below shows the reason; the button is still available.
    }
  })
  if (!isOn(booking, now)) return null
  if (booking.status === 'live' || joined?.status === 'live') {
    return (
      <Suspense fallback={null}>
        <PoojaCall />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-3">
      {/* Render the region before its text, or a screen reader would not announce it. */}
      <div aria-live="polite" className="empty:hidden">
        {joined ? (
          <Notice kind="success" title={t('begin.told', { name: booking.name })}>
            {t('begin.toldText')}
          </Notice>
        ) : (
          booking.isWaiting && <Notice kind="success" title={t('today.waiting', { name: booking.name })} />
        )}
      </div>
      <FormMessage text={Boolean(error) && t('begin.failed', { why: errorWords(error, language, '') }).trim()} />
      {!joined && (
        <Button
          className="justify-self-start max-sm:w-full"
          busy={isPending && t('begin.busy')}
          onClick={() => void begin()}
        >
          {t('begin.button')}
        </Button>
      )}
    </div>
  )
}
