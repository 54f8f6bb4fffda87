import type { Booking } from '@sankalp/contract/bookings'
import { type ReactNode, Suspense, lazy } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { clockOf, ownClock, shortDate } from '../slot-words.ts'
import { ChangeBooking } from './change-booking.tsx'
import { JoinPart } from './join-part.tsx'
import { Papers } from './papers.tsx'
import { Rate } from './rate.tsx'
import { SentThings } from './sent-things.tsx'
import { isUpcoming, shownStatus } from './upcoming.ts'

/** Loaded only when a devotee is asked. */
const HeldQuestion = lazy(async () => ({
  default: (await retryImport(() => import('../room/held-question.tsx'))).HeldQuestion,
}))

type BookedEntryProps = { booking: Booking; now: number }

/** Shows one booking: the specification's facts in view, the rest after a press, and the actions available now. */
export function BookedEntry({ booking, now }: BookedEntryProps) {
  const { t } = useTranslation('booked')
  const { pooja, acharya } = booking
  const isComing = isUpcoming(booking, now)
  return (
    <Card className="p-4!">
      <article
        aria-labelledby={`pooja-${booking._id}`}
        className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 *:col-span-full sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6 sm:*:col-span-1 sm:*:col-start-2"
      >
        <DrawnPicture
          image={pooja.image}
          drawing={pooja.drawing}
          size={176}
          className="col-span-1! aspect-square w-full self-start sm:col-start-1! sm:row-span-3 sm:row-start-1"
        />
        <header className="col-span-1! grid content-center justify-items-start gap-1">
          <Status booking={booking} now={now} />
          <Heading level={3} id={`pooja-${booking._id}`} className="wrap-anywhere">
            {pooja.pooja_name}
          </Heading>
          <p className="wrap-anywhere text-ink-soft">{acharya.name}</p>
        </header>
        <MainFacts booking={booking} />
        {isComing && <JoinPart booking={booking} now={now} />}
        {booking.heldQuestion && (
          <Suspense fallback={null}>
            <HeldQuestion booking={booking} />
          </Suspense>
        )}
        <Cancelled booking={booking} />
        <SentThings booking={booking} />
        <details>
          <summary className="min-h-12 border-t border-rule font-semibold">{t('entry.all')}</summary>
          <MoreFacts booking={booking} />
        </details>
        <div className="flex flex-wrap gap-3">
          {booking.status === 'completed' && (
            <LinkButton kind="quiet" href={`/bookedpooja?room=${booking._id}`}>
              {t('entry.keepsake')}
            </LinkButton>
          )}
          <Papers booking={booking} />
        </div>
        {isComing && <ChangeBooking booking={booking} now={now} />}
        {booking.status === 'completed' && <Rate booking={booking} />}
      </article>
    </Card>
  )
}

function Status({ booking, now }: BookedEntryProps) {
  const { t } = useTranslation('booked')
  const status = shownStatus(booking, now)
  const isGood = ['confirmed', 'live', 'completed'].includes(status)
  return (
    <p
      className={classes(
        'rounded-full border px-3 py-0.5 text-sm font-semibold',
        isGood ? 'border-peacock text-peacock' : 'border-rule-strong text-ink-soft',
      )}
    >
      {t(`status.${status}`)}
    </p>
  )
}

function MainFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['booked', 'users'])
  const language = useLanguage()
  const { startsAt, email, address, city, state, pinCode } = booking
  const own = ownClock(startsAt, language)
  const place = [address, city, state && t(`users:states.${state as 'Goa'}`), pinCode].filter(Boolean).join(', ')
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
      <Fact label={t('entry.date')} isLarge>
        {shortDate(startsAt, language)}
      </Fact>
      <Fact label={t('entry.time')} isLarge>
        {clockOf(startsAt, language)}
        {own && <span className="block font-text text-sm text-ink-soft">{t('entry.yours', { time: own })}</span>}
      </Fact>
      <Fact label={t('entry.type')}>{t('entry.online')}</Fact>
      <Fact label={t('entry.email')} isWide>
        {email}
      </Fact>
      <Fact label={t('entry.address')} isWide>
        {place}
      </Fact>
    </dl>
  )
}

function MoreFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { name, contact, gotra, sankalpNames, total, sankalp } = booking
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 pb-2">
      <Fact label={t('entry.name')}>{[name, contact && `+91 ${contact}`].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('entry.paid')}>{rupeesText(total, language)}</Fact>
      {gotra && <Fact label={t('entry.gotra')}>{gotra}</Fact>}
      {sankalpNames.length > 0 && <Fact label={t('entry.names')}>{sankalpNames.join(', ')}</Fact>}
      {sankalp && (
        <Fact label={t('entry.sankalp')} isWide>
          {sankalp[language]}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { label: string; children: ReactNode; isLarge?: boolean; isWide?: boolean }

function Fact({ label, children, isLarge, isWide }: FactProps) {
  return (
    <div className={classes('min-w-0', isWide && 'col-span-full')}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={classes('tabular wrap-anywhere', isLarge && 'font-heading text-xl leading-snug')}>{children}</dd>
    </div>
  )
}

function Cancelled({ booking: { status, cancelledBy, cancelReason, refund, refundTransferId } }: { booking: Booking }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  if (status === 'missed' && refundTransferId)
    return <p className="text-ink-soft">{t('notHeld', { amount: rupeesText(refund, language) })}</p>
  if (!cancelledBy) return null
  return (
    <div className="text-ink-soft">
      <p>{t(`cancelledBy.${cancelledBy}`, { amount: rupeesText(refund, language) })}</p>
      {cancelReason && <p className="wrap-anywhere">{t('cancelledBy.reason', { reason: cancelReason })}</p>}
    </div>
  )
}
