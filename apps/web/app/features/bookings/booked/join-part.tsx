import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { isRoomOpen } from '@sankalp/contract/pooja-held'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { clockOf } from '../slot-words.ts'

/** Shows Join, by the server's clock: it leads into the waiting room, an hour before the start. */
export function JoinPart({ booking, now }: { booking: Booking; now: number }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const start = new Date(booking.startsAt)
  const hasBegun = now >= start.getTime()
  const isOpen = isRoomOpen(start, new Date(now))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isOpen ? (
        <LinkButton href={`/bookedpooja?room=${booking._id}`} className="max-sm:w-full">
          {t(hasBegun ? 'join.join' : 'join.room')}
        </LinkButton>
      ) : (
        <Button disabled className="max-sm:w-full">
          {t('join.join')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">
        {hasBegun
          ? t('join.openNow', { time: clockOf(slotEnd(start), language) })
          : t(isOpen ? 'join.beginsAt' : 'join.opensAt', { time: clockOf(start, language) })}
      </p>
    </div>
  )
}
