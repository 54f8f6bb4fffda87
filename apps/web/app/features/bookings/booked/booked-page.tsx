import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { roomOpening } from '@sankalp/contract/pooja-held'
import { type ReactNode, Suspense, lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { useBooked } from '../api/get-booked.ts'
import { useBooking } from '../api/get-booking.ts'
import { dropDraftOf } from '../draft.ts'
import { useServerNow } from '../server-now.ts'
import { BookedEntry } from './booked-entry.tsx'
import { Confirmation } from './confirmation.tsx'
import { PaymentStand } from './payment-stand.tsx'
import { isUpcoming } from './upcoming.ts'

/** Load the calendar on demand, because most visits do not need it. */
const MoveBooking = lazy(() => retryImport(() => import('./move-booking.tsx')))

/** Load the room of one pooja on demand, because most visits see the lists alone. */
const PoojaRoom = lazy(async () => ({ default: (await retryImport(() => import('../room/pooja-room.tsx'))).PoojaRoom }))

/**
 * /bookedpooja: upcoming and past bookings; `?booked=` confirms one that has just been paid, `?move=` chooses another
 * slot for one, `?room=` is the room of one: waiting, call, keepsake.
 */
export function BookedPage() {
  const { t } = useTranslation(['booked', 'shell'])
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBooked()
  const bookings = data?.pages.flatMap((page) => page.bookings)
  const now = useServerNow(data?.pages.at(-1)?.skewMs ?? 0, (bookings ?? []).flatMap(instantsOf))

  const bookedId = search.get('booked') ?? ''
  const leave = (name: 'booked' | 'move') => {
    search.delete(name)
    search.delete('month')
    setSearch(search, { replace: true, preventScrollReset: name === 'booked' })
  }

  const roomId = search.get('room')
  const moving = bookings?.find(({ _id }) => _id === search.get('move'))
  const booked = bookings?.find(({ _id }) => _id === bookedId)
  const paidId = booked?._id ?? ''
  useEffect(() => {
    if (paidId) dropDraftOf(paidId)
  }, [paidId])
  // Not among the paid ones: on the way back from its payment, which may be late or have come to nothing.
  const { data: unpaid } = useBooking(bookings && !booked ? bookedId : '')
  const payment = unpaid?.booking.payment
  const isPaidNow = unpaid !== undefined && !['held', 'expired'].includes(unpaid.booking.status)
  useEffect(() => {
    if (isPaidNow) void refetch()
  }, [isPaidNow, refetch])
  return (
    <div className="page-width grid max-w-4xl! gap-8 py-6 sm:py-10">
      <PageHead title={t('title')} description={t('description')} hidden />
      {roomId ? (
        <Suspense fallback={<ListSkeleton text={t('loading')} />}>
          <PoojaRoom bookingId={roomId} />
        </Suspense>
      ) : moving ? (
        <Suspense fallback={<ListSkeleton text={t('loading')} />}>
          <MoveBooking key={moving._id} booking={moving} now={now} onLeave={() => leave('move')} />
        </Suspense>
      ) : (
        <>
          <Heading level={1}>{t('title')}</Heading>
          {unpaid && payment && <PaymentStand booking={unpaid.booking} payment={payment} />}
          {booked && <Confirmation booking={booked} onClose={() => leave('booked')} />}
          {bookings ? (
            <Lists bookings={bookings} now={now} />
          ) : error ? (
            <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
              {errorWords(error, language, '')}
            </FailedState>
          ) : (
            <ListSkeleton text={t('loading')} />
          )}
          {hasNextPage && (
            <Button
              kind="quiet"
              className="justify-self-center"
              busy={isFetchingNextPage && t('loadingMore')}
              onClick={() => void fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** Returns the instants at which an action on a booking opens or closes. */
function instantsOf({ startsAt, changeableUntil }: Booking): number[] {
  const start = new Date(startsAt)
  return [
    roomOpening(start).getTime(),
    start.getTime(),
    slotEnd(start).getTime(),
    ...(changeableUntil ? [Date.parse(changeableUntil)] : []),
  ]
}

function Lists({ bookings, now }: { bookings: readonly Booking[]; now: number }) {
  const { t } = useTranslation('booked')
  const upcoming = bookings.filter((booking) => isUpcoming(booking, now))
  const past = bookings.filter((booking) => !isUpcoming(booking, now))
  return (
    <>
      <List
        id="upcoming"
        title={t('upcoming')}
        empty={t('noUpcoming')}
        action={<LinkButton href="/pooja">{t('find')}</LinkButton>}
        bookings={upcoming}
        now={now}
      />
      <List id="past" title={t('past')} empty={t('noPast')} bookings={past} now={now} />
    </>
  )
}

type ListProps = {
  id: string
  title: string
  empty: string
  action?: ReactNode
  bookings: readonly Booking[]
  now: number
}

function List({ id, title, empty, action, bookings, now }: ListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {bookings.length === 0 ? (
        <div className="grid justify-items-start gap-3 border-t border-rule pt-4">
          <p className="text-ink-soft">{empty}</p>
          {action}
        </div>
      ) : (
        <ul className="grid gap-5">
          {bookings.map((booking) => (
            <li key={booking._id}>
              <BookedEntry booking={booking} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ListSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-5">
      <output className="sr-only">{text}</output>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-56 w-full rounded-lg" />
      <Skeleton className="h-56 w-full rounded-lg" />
    </div>
  )
}
