import { isJoinOpen, isPast, slotEnd } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { RoomGuide } from '../../../shared/pooja-room/room-guide.tsx'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { useBooking } from '../api/get-booking.ts'
import { useServerNow } from '../server-now.ts'
import { whenWords } from '../slot-words.ts'
import { CallPart } from './call-part.tsx'
import { Keepsake } from './keepsake.tsx'

/**
 * One booked pooja of a devotee, `/bookedpooja?room=`: before the start a waiting room, then the way into the call,
 * afterwards the keepsake.
 */
export function PoojaRoom({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation(['pooja-room', 'shell'])
  const language = useLanguage()
  const { data, error, refetch } = useBooking(bookingId)
  if (data?.booking.transferId) return <Room key={bookingId} booking={data.booking} skewMs={data.skewMs} />
  if (data || refusalFacts(error, 'NOT_FOUND') || refusalFacts(error, 'INVALID_INPUT'))
    return (
      <div className="grid justify-items-start gap-4">
        <Heading level={1}>{t('none')}</Heading>
        <ToBookings />
      </div>
    )
  if (error)
    return (
      <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
        {errorWords(error, language, '')}
      </FailedState>
    )
  return (
    <div className="grid gap-5">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}

function Room({ booking, skewMs }: { booking: Booking; skewMs: number }) {
  const start = new Date(booking.startsAt)
  const now = useServerNow(skewMs, [start.getTime(), slotEnd(start).getTime()])
  const isOpen = isJoinOpen(start, new Date(now))
  const isComing = booking.status === 'confirmed' && !isPast(start, new Date(now))
  return (
    <div className="grid gap-6">
      <RoomHeading booking={booking} isComing={isComing} />
      {(isComing || booking.status === 'live') && <CallPart booking={booking} isOpen={isOpen} />}
      {isComing ? (
        <RoomGuide bookingId={booking._id} side="devotee" isBefore />
      ) : (
        <Keepsake booking={booking} isOver={!isOpen} />
      )}
      <ToBookings />
    </div>
  )
}

type RoomHeadingProps = { booking: Booking; isComing: boolean }

/** Shows the picture of the pooja, unless the keepsake below has it: then the acharya's. */
function RoomHeading({ booking: { pooja, acharya, startsAt }, isComing }: RoomHeadingProps) {
  const language = useLanguage()
  return (
    <header className="flex items-center gap-4">
      {isComing ? (
        <DrawnPicture image={pooja.image} drawing={pooja.drawing} size={128} first className="size-24 sm:size-32" />
      ) : (
        <AcharyaPicture acharya={acharya} size={64} first />
      )}
      <div className="min-w-0">
        <Heading level={1} className="wrap-anywhere">
          {pooja.pooja_name}
        </Heading>
        <p className="wrap-anywhere text-ink-soft">{acharya.name}</p>
        <p className="tabular text-ink-soft">{whenWords(startsAt, language)}</p>
      </div>
    </header>
  )
}

function ToBookings() {
  const { t } = useTranslation('pooja-room')
  return (
    <LinkButton kind="quiet" href="/bookedpooja" className="justify-self-start max-sm:w-full">
      {t('toBookings')}
    </LinkButton>
  )
}
