import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { BookingDetails } from '../booking/booking-details.tsx'
import { stateWord } from '../booking/booking-moment.ts'
import { clock, dayNameOf, rupeesText } from '../console-words.ts'
import { byDay, dayAfter } from './by-day.ts'

type BookingsListProps = {
  bookings: readonly AcharyaBooking[]
  now: Date
  openId: string | null
  /** Null when the open booking was closed. */
  onOpen: (bookingId: string | null) => void
}

/** A table row on a desktop and a card on a phone, with the same columns in both. */
const columns =
  'lg:grid lg:grid-cols-[7.5rem_minmax(0,1.4fr)_minmax(0,1.2fr)_minmax(0,1fr)_6.5rem] lg:items-baseline lg:gap-x-4'

/** Lists bookings by day; each opens in place. */
export function BookingsList({ bookings, now, openId, onOpen }: BookingsListProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const today = indiaDay(now)
  const nameOf = (day: string) => {
    if (day === today) return `${t('bookings.today')}, ${dayNameOf(day, language)}`
    return day === dayAfter(today) ? `${t('bookings.tomorrow')}, ${dayNameOf(day, language)}` : dayNameOf(day, language)
  }
  return (
    <div className="grid gap-6">
      <div
        aria-hidden="true"
        className={classes('hidden border-b border-rule pr-[2.8rem] pb-1 pl-17 text-sm text-ink-soft', columns)}
      >
        {(['time', 'pooja', 'for', 'place', 'earns'] as const).map((column) => (
          <span key={column} className="last:text-right">
            {t(`bookings.columns.${column}`)}
          </span>
        ))}
      </div>
      {byDay(bookings).map(({ day, bookings: ofDay }) => (
        <section key={day} aria-label={nameOf(day)}>
          <h2 className="pb-2 text-xl">{nameOf(day)}</h2>
          <ul className="grid gap-3 lg:gap-0 lg:border-b lg:border-rule">
            {ofDay.map((booking) => (
              <Line key={booking._id} booking={booking} now={now} isOpen={booking._id === openId} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type LineProps = { booking: AcharyaBooking; now: Date; isOpen: boolean; onOpen: BookingsListProps['onOpen'] }

function Line({ booking, now, isOpen, onOpen }: LineProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const { pooja, name, gotra, city, state, startsAt, earns, status } = booking
  return (
    <li className="max-lg:rounded-lg max-lg:border max-lg:border-rule max-lg:bg-paper-raised lg:border-t lg:border-rule">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpen(currentTarget.open ? booking._id : null)
        }}
      >
        {/* oxlint-disable-next-line control-has-associated-label -- its columns are its label */}
        <summary
          className={classes('min-h-12 px-3 py-3 hover:bg-paper-sunk', status === 'cancelled' && 'text-ink-soft')}
        >
          <Picture name={pooja.drawing} size={56} className="self-start rounded-md lg:size-10 lg:self-center" />
          <span className={classes('grid min-w-0 grow gap-y-0.5', columns)}>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="tabular text-lg font-semibold lg:text-base">{clock(startsAt, language)}</span>
              <StateMark booking={booking} />
            </span>
            <span className={classes('font-heading text-lg lg:text-base', status === 'cancelled' && 'line-through')}>
              {pooja.pooja_name}
            </span>
            <span className="wrap-anywhere">
              {name || t('bookings.erased')}
              {gotra && <span className="text-ink-soft">, {gotra}</span>}
            </span>
            <span className="wrap-anywhere text-ink-soft">{[city, state].filter(Boolean).join(', ')}</span>
            <span className="tabular lg:text-right">{rupeesText(earns, language)}</span>
          </span>
        </summary>
        {isOpen && (
          <div className="border-t border-rule px-3 py-5 lg:bg-paper-raised lg:px-6">
            <BookingDetails booking={booking} now={now} />
          </div>
        )}
      </details>
    </li>
  )
}

/** The usual states need no label: an upcoming booking that is confirmed, or a past one that was held. */
function StateMark({ booking }: { booking: AcharyaBooking }) {
  const { t } = useTranslation('acharya-console')
  const word = stateWord(booking)
  if (word === 'confirmed') return null
  const isOn = word === 'waiting' || word === 'live'
  return (
    <span className={classes('text-sm', isOn ? 'font-semibold text-peacock' : 'text-ink-soft')}>
      {t(`states.${word}`)}
    </span>
  )
}
