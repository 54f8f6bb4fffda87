import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { isPast } from '@sankalp/contract/booking-rules'
import { type ReactNode, Suspense, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../console-words.ts'
import { BeginPooja } from './begin-pooja.tsx'
import { isRoomTime, isToBeWrittenAbout } from './booking-moment.ts'

/** Loaded only around the time of a pooja. */
const RoomGuide = lazy(async () => ({
  default: (await retryImport(() => import('../../../shared/pooja-room/room-guide.tsx'))).RoomGuide,
}))
/** Load forms after the text, because they are not needed in the first second. */
const CancelBooking = lazy(async () => ({ default: (await import('./cancel-booking.tsx')).CancelBooking }))
const NoteForm = lazy(async () => ({ default: (await import('./note-form.tsx')).NoteForm }))
const Pictures = lazy(async () => ({ default: (await import('./pictures.tsx')).Pictures }))

/** Shows all that the rite needs, and the actions available now. */
export function BookingDetails({ booking, now }: { booking: AcharyaBooking; now: Date }) {
  const { t } = useTranslation('acharya-console')
  const hasWritten = booking.note !== null || booking.pictures.length > 0
  const isCancellable = booking.status === 'confirmed' && !isPast(new Date(booking.startsAt), now) && !hasWritten
  return (
    <div className="grid gap-5">
      {booking.status === 'cancelled' && (
        <p className="text-ink-soft">
          {booking.cancelReason ? t('booking.reason', { reason: booking.cancelReason }) : t('booking.wasCancelled')}{' '}
          {t('booking.refunded')}
        </p>
      )}
      {booking.isAsked && <p className="max-w-prose text-ink-soft">{t('booking.asked')}</p>}
      <BeginPooja booking={booking} now={now} />
      <RiteFacts booking={booking} />
      <Suspense fallback={null}>
        {isRoomTime(booking, now) && <RoomGuide bookingId={booking._id} side="acharya" isBefore hasSankalp={false} />}
        {isToBeWrittenAbout(booking, now) && (
          <div className="grid gap-6 border-t border-rule pt-5 xl:grid-cols-2">
            {/* The key resets the form when the note was changed elsewhere. */}
            <NoteForm key={booking.note} booking={booking} />
            <Pictures booking={booking} />
          </div>
        )}
        {isCancellable && <CancelBooking booking={booking} />}
      </Suspense>
    </div>
  )
}

function RiteFacts({ booking }: { booking: AcharyaBooking }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const { sankalp, name, sankalpNames, gotra, city, state, earns, dakshina } = booking
  const names = [name || t('bookings.erased'), ...sankalpNames.filter((one) => one !== name)]
  return (
    <div className="grid gap-4">
      <div className="border-l-3 border-marigold pl-4">
        <p className="text-sm text-ink-soft">{t('booking.sankalp')}</p>
        <p className="font-heading text-lg leading-relaxed">{sankalp ? sankalp[language] : t('booking.noSankalp')}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <Detail label={t('booking.names')}>
          {names.map((one) => (
            <span key={one} className="block">
              {one}
            </span>
          ))}
        </Detail>
        <Detail label={t('booking.gotra')}>
          {gotra ?? <span className="text-ink-soft">{t('booking.noGotra')}</span>}
        </Detail>
        <Detail label={t('booking.place')}>{[city, state].filter(Boolean).join(', ') || '–'}</Detail>
        <Detail label={t('booking.earns')}>
          <span className="tabular">{rupeesText(earns, language)}</span>
          {dakshina > 0 && earns > 0 && (
            <span className="tabular block text-sm text-ink-soft">
              {t('booking.ofDakshina', { amount: rupeesText(dakshina, language) })}
            </span>
          )}
        </Detail>
      </dl>
    </div>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
