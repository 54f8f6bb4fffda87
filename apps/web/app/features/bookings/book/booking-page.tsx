import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { BookingFlow } from './booking-flow.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import type { BookingPageProps } from './step-props.ts'

/**
 * /PujaDetailsPage/:id/book/:step. The typed text is in the browser's storage, so nothing is rendered on the server.
 */
export function BookingPage(props: BookingPageProps) {
  const { id = '', step } = useParams()
  const { t } = useTranslation('bookings')
  const { userId } = useSession()
  const isLive = useIsLive()
  return (
    <div className="page-width max-w-3xl! py-6 sm:py-10">
      <PageHead title={t('titlePlain')} description={t('description')} hidden />
      <Suspense fallback={<BookingSkeleton />}>
        {isLive && userId !== null ? (
          <BookingFlow key={`${userId} ${id}`} {...props} userId={userId} poojaId={id} wanted={step} />
        ) : (
          <BookingSkeleton />
        )}
      </Suspense>
    </div>
  )
}
