import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { bookingKeys } from '../api/booking-keys.ts'
import { useJoinBooking } from '../api/join-booking.ts'
import { clockOf } from '../slot-words.ts'
import { useAskForCall } from './ask-for-call.ts'

/** The live channel announces the acharya; poll while it is disconnected. */
const askAgainMs = 10_000

/**
 * The way into the call. Who waits in the room at the start joins without a press. After the two have met, the acharya
 * is rung again only by a press: a page that is merely opened or reloaded rings nobody.
 */
export function CallPart({ booking, isOpen }: { booking: Booking; isOpen: boolean }) {
  const { t } = useTranslation(['pooja-room', 'booked'])
  const language = useLanguage()
  const { _id: bookingId, acharya, status } = booking
  const { mutate, data: joined, isPending, error } = useJoinBooking(bookingId)
  const isLive = status === 'live' || joined?.status === 'live'
  const [wantsCall, setWantsCall] = useState(status === 'confirmed')
  const [isRefused, setIsRefused] = useState(false)
  const isHere = joined !== undefined || isLive
  useEffect(() => {
    if (isOpen && wantsCall && status === 'confirmed') mutate()
  }, [isOpen, wantsCall, status, mutate])
  useAskAgain(isOpen && isHere && !isLive)
  const onRefused = useCallback(() => {
    setWantsCall(false)
    setIsRefused(true)
  }, [])
  const call = useAskForCall({
    isOn: isOpen && isHere,
    mayRing: wantsCall,
    acharyaId: acharya._id,
    onRefused,
  })
  const ring = () => {
    setIsRefused(false)
    setWantsCall(true)
    if (!isLive) mutate()
  }

  if (!isOpen) return status === 'confirmed' ? <p className="text-ink-soft">{t('opensByItself')}</p> : null
  const end = clockOf(slotEnd(new Date(booking.startsAt)), language)
  return (
    <div className="grid gap-3">
      <div role="status">
        {wantsCall &&
          (isLive ? (
            <Notice kind="success" title={t('booked:join.met', { acharya: acharya.name })}>
              {t('booked:join.metText')}
            </Notice>
          ) : (
            <Notice title={t(isHere ? 'waiting' : 'joining')}>
              {isHere && t('booked:join.waiting', { acharya: acharya.name })}
            </Notice>
          ))}
      </div>
      <FormMessage kind="info" text={isRefused && t('booked:join.refused', { acharya: acharya.name })} />
      <FormMessage
        text={Boolean(error) && !isPending && t('booked:join.failed', { why: errorWords(error, language, '') }).trim()}
      />
      <FormMessage
        text={Boolean(call.error) && t('booked:join.callFailed', { why: errorWords(call.error, language, '') }).trim()}
      />
      {(!wantsCall || Boolean(error)) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            kind={isLive ? 'quiet' : 'primary'}
            busy={isPending && t('joining')}
            onClick={ring}
            className="max-sm:w-full"
          >
            {t(isLive ? 'callAgain' : 'call', { acharya: acharya.name })}
          </Button>
          <p className="text-sm text-ink-soft">
            {isLive ? t('cutOff', { time: end }) : t('booked:join.openNow', { time: end })}
          </p>
        </div>
      )}
    </div>
  )
}

function useAskAgain(isOn: boolean): void {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: bookingKeys.own(userId) }),
      askAgainMs,
    )
    return () => clearInterval(timer)
  }, [isOn, queryClient, userId])
}
