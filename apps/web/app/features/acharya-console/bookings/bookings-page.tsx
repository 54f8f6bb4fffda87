import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button, chipClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useMyBookings } from '../api/bookings.ts'
import type { BookingsWhen } from '../api/console-keys.ts'
import { useServerNow } from '../use-server-now.ts'
import { BookingsList } from './bookings-list.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'

/** /acharya/bookings: the upcoming and the past bookings. The address holds the chosen list and the open booking. */
export function BookingsPage() {
  const { t } = useTranslation('acharya-console')
  const [search] = useSearchParams()
  const when: BookingsWhen = search.get('when') === 'past' ? 'past' : 'coming'
  return (
    <div className="grid gap-6">
      <PageHead title={t('bookings.title')} description={t('description')} hidden />
      <Heading level={1}>{t('bookings.title')}</Heading>
      <nav aria-label={t('bookings.filter')} className="flex flex-wrap gap-2">
        <a href="/acharya/bookings" aria-current={when === 'coming' ? 'true' : undefined} className={chipClasses()}>
          {t('bookings.coming')}
        </a>
        <a
          href="/acharya/bookings?when=past"
          aria-current={when === 'past' ? 'true' : undefined}
          className={chipClasses()}
        >
          {t('bookings.past')}
        </a>
      </nav>
      <Results key={when} when={when} />
    </div>
  )
}

function Results({ when }: { when: BookingsWhen }) {
  const { t } = useTranslation('acharya-console')
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyBookings(when)
  const told = data?.pages.at(-1)
  const now = useServerNow(told ? { serverTime: told.serverTime, arrivedAt: dataUpdatedAt } : null)
  if (!data) {
    return error ? (
      <LoadFailed title={t('bookings.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <BookingsSkeleton />
    )
  }
  const bookings = data.pages.flatMap((page) => page.bookings)
  if (bookings.length === 0) {
    return (
      <EmptyState picture="bookings" title={t(when === 'coming' ? 'bookings.noneComing' : 'bookings.nonePast')}>
        {when === 'coming' && t('bookings.noneComingText')}
      </EmptyState>
    )
  }
  const open = (bookingId: string | null) => {
    if (bookingId === null) search.delete('open')
    else search.set('open', bookingId)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid gap-4">
      <BookingsList bookings={bookings} now={now} openId={search.get('open')} onOpen={open} />
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage && t('bookings.loadingMore')}
          onClick={() => void fetchNextPage()}
        >
          {t('bookings.more')}
        </Button>
      )}
    </div>
  )
}
