import { isJoinOpen, slotEnd } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { bookingKeys } from '../api/booking-keys.ts'
import { useJoinBooking } from '../api/join-booking.ts'
import { clockOf } from '../slot-words.ts'
import { useAskForCall } from './ask-for-call.ts'
import { PoojaCall } from './pooja-call.tsx'

type JoinPartProps = { booking: Booking; now: number }

/** The live channel announces the acharya; poll while it is disconnected. */
const askAgainMs = 10_000

/** Shows Join, by the server's clock, and then the wait for the acharya. */
export function JoinPart({ booking, now }: JoinPartProps) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const { _id: bookingId, acharya, status } = booking
  const start = new Date(booking.startsAt)
  const isOpen = isJoinOpen(start, new Date(now))
  const { mutate, data, isPending, error, reset } = useJoinBooking(bookingId)
  const [isRefused, setIsRefused] = useState(false)
  const isLive = status === 'live' || data?.status === 'live'
  const isWaiting = !isLive && data?.waitingFor === 'acharya'
  useAskAgain(isWaiting && isOpen)
  const onRefused = useCallback(() => {
    reset()
    setIsRefused(true)
  }, [reset])
  const call = useAskForCall({ isOn: isOpen && !isRefused && (isWaiting || isLive), acharyaId: acharya._id, onRefused })
  const join = () => {
    setIsRefused(false)
    if (!isLive) mutate()
  }

  if (isLive && isOpen && !isRefused) return <PoojaCall booking={booking} error={call.error} />
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!isOpen || isWaiting}
          busy={isPending && t('join.joining')}
          onClick={join}
          className="max-sm:w-full"
        >
          {t(isWaiting ? 'join.wait' : 'join.join')}
        </Button>
        <p className="text-sm text-ink-soft">
          {isOpen
            ? t('join.openNow', { time: clockOf(slotEnd(start), language) })
            : t('join.opensAt', { time: clockOf(start, language) })}
        </p>
      </div>
      <FormMessage kind="info" text={isWaiting && t('join.waiting', { acharya: acharya.name })} />
      <FormMessage kind="info" text={isRefused && t('join.refused', { acharya: acharya.name })} />
      <FormMessage
        text={Boolean(error) && !isPending && t('join.failed', { why: errorWords(error, language, '') }).trim()}
      />
    </div>
  )
}

function useAskAgain(isOn: boolean): void {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: bookingKeys.booked(userId) }),
      askAgainMs,
    )
    return () => clearInterval(timer)
  }, [isOn, queryClient, userId])
}
