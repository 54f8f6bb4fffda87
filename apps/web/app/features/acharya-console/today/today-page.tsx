import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useAvailability } from '../api/availability.ts'
import { useMyBookings } from '../api/bookings.ts'
import { BookingDetails } from '../booking/booking-details.tsx'
import { isOn } from '../booking/booking-moment.ts'
import { BookingsSkeleton } from '../bookings/bookings-skeleton.tsx'
import { clock, dayName, dayNameOf } from '../console-words.ts'
import { useServerNow } from '../use-server-now.ts'
import { TodayAside } from './today-aside.tsx'
import { ShortList } from './short-list.tsx'
import { withoutNote } from './without-note.ts'

const mostLater = 5

/** /acharya: the next task on top, then what is upcoming, and the notes still to be written. */
export function TodayPage() {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const coming = useMyBookings('coming')
  const past = useMyBookings('past')
  const told = coming.data?.pages.at(-1)
  const now = useServerNow(told ? { serverTime: told.serverTime, arrivedAt: coming.dataUpdatedAt } : null)
  const toWrite = withoutNote(past.data?.pages.flatMap(({ bookings }) => bookings) ?? [], now)
  const [first, ...later] = coming.data?.pages.flatMap(({ bookings }) => bookings) ?? []
  return (
    <div className="grid gap-6">
      <PageHead title={t('today.title')} description={t('description')} hidden />
      <div>
        <Heading level={1}>{t('today.title')}</Heading>
        <p className="text-ink-soft">{dayNameOf(indiaDay(now), language)}</p>
      </div>
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid min-w-0 content-start gap-8">
          {!coming.data &&
            (coming.error ? (
              <LoadFailed title={t('bookings.failed')} error={coming.error} onRetry={() => void coming.refetch()} />
            ) : (
              <BookingsSkeleton />
            ))}
          {coming.data && (first ? <NextBooking booking={first} now={now} /> : <NothingBooked />)}
          {later.length > 0 && (
            <section aria-labelledby="later" className="grid gap-2">
              <Heading level={2} id="later" className="text-2xl">
                {t('today.later')}
              </Heading>
              <ShortList bookings={later.slice(0, mostLater)} />
              <a href="/acharya/bookings" className="justify-self-start py-2 underline underline-offset-4">
                {t('today.all')}
              </a>
            </section>
          )}
          {toWrite.length > 0 && (
            <section aria-labelledby="to-write" className="grid gap-2">
              <Heading level={2} id="to-write" className="text-2xl">
                {t('today.toWrite')}
              </Heading>
              <p className="max-w-prose text-ink-soft">{t('today.toWriteText')}</p>
              <ShortList bookings={toWrite} isPast />
            </section>
          )}
        </div>
        <TodayAside today={indiaDay(now)} />
      </div>
    </div>
  )
}

function NextBooking({ booking, now }: { booking: AcharyaBooking; now: Date }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const { startsAt, pooja } = booking
  const start = new Date(startsAt)
  const isToday = indiaDay(start) === indiaDay(now)
  return (
    <section aria-labelledby="next">
      <Card className="grid gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 *:col-start-1">
          <Picture
            name={pooja.drawing}
            size={144}
            first
            className="col-start-2! row-span-5 row-start-1 rounded-md max-sm:size-24"
          />
          <h2 id="next" className={isOn(booking, now) ? 'text-lg text-peacock' : 'text-lg text-ink-soft'}>
            {t(isOn(booking, now) ? 'today.nowOpen' : 'today.next')}
          </h2>
          <p className="tabular font-heading text-3xl leading-tight hi:leading-snug">
            {isToday ? t('bookings.today') : dayName(start, language)}, {clock(start, language)}
          </p>
          <p className="text-xl">{pooja.pooja_name}</p>
          {isToday && !isOn(booking, now) && (
            <p className="text-ink-soft">{t('begin.opensAt', { time: clock(start, language) })}</p>
          )}
        </div>
        <BookingDetails booking={booking} now={now} />
      </Card>
    </section>
  )
}

function NothingBooked() {
  const { t } = useTranslation('acharya-console')
  const { data } = useAvailability()
  const hasHours =
    !data || data.week.some((spans) => spans.length > 0) || data.exceptions.some(({ spans }) => spans.length > 0)
  return hasHours ? (
    <EmptyState picture="done-lamp" title={t('today.nothing')}>
      {t('today.nothingText')}
    </EmptyState>
  ) : (
    <EmptyState
      picture="bookings"
      title={t('today.noHours')}
      actions={<LinkButton href="/acharya/hours">{t('today.setHours')}</LinkButton>}
    >
      {t('today.noHoursText')}
    </EmptyState>
  )
}
