import type { Booking } from '@sankalp/contract/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { bookingKeys } from '../api/booking-keys.ts'
import { isSlotLost } from '../api/hold-slot.ts'
import { useUpdateBooking } from '../api/update-booking.ts'
import { type ChosenSlot, SlotPicker } from '../picker/slot-picker.tsx'
import { slotInstant, whenWords } from '../slot-words.ts'

type MoveBookingProps = { booking: Booking; now: number; onLeave: () => void }

/** Chooses another slot of the same acharya; the old one is released only when the new one is booked. */
export default function MoveBooking({ booking, now, onLeave }: MoveBookingProps) {
  const { t } = useTranslation(['booked', 'bookings'])
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ChosenSlot>({ date: '', time: '' })
  const [isMissing, setIsMissing] = useState(false)
  const { update, isPending, error, reset } = useUpdateBooking()
  const { _id: bookingId, acharya, startsAt, changeableUntil } = booking
  const isTooLate = !changeableUntil || now >= Date.parse(changeableUntil)
  const target = slotInstant(chosen)

  const move = useOneAtATime(async () => {
    setIsMissing(!target)
    if (!target) return
    try {
      const moved = await update(bookingId, { reschedule: chosen })
      showToast('success', t('move.done', { when: whenWords(moved.startsAt, language) }))
      onLeave()
    } catch (failure) {
      if (isSlotLost(failure)) setChosen({ ...chosen, time: '' })
    }
    void queryClient.invalidateQueries({ queryKey: bookingKeys.slotsOf(acharya._id) })
  })

  return (
    <section className="grid gap-6">
      <div className="grid gap-1">
        <Heading level={1} className="text-3xl! wrap-anywhere sm:text-4xl!">
          {t('move.title', { acharya: acharya.name })}
        </Heading>
        <p className="text-ink-soft">{t('move.now', { when: whenWords(startsAt, language) })}</p>
      </div>
      {isTooLate ? (
        <Notice kind="warning" title={t('move.gone')}>
          {t('change.late')}
        </Notice>
      ) : (
        <SlotPicker
          acharyaId={acharya._id}
          acharyaName={acharya.name}
          home={booking}
          chosen={chosen}
          onChoose={(slot) => {
            setIsMissing(false)
            reset()
            setChosen(slot)
          }}
        />
      )}
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-rule bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <FormMessage text={isMissing && t('bookings:time.missing')} />
        <FormMessage
          text={Boolean(error) && !isPending && t('move.failed', { why: errorWords(error, language, '') }).trim()}
        />
        {target && <p className="text-sm">{whenWords(target, language)}</p>}
        <div className="flex flex-wrap gap-3 *:grow sm:justify-end sm:*:grow-0">
          <Button kind="quiet" onClick={onLeave}>
            {t('move.back')}
          </Button>
          {!isTooLate && (
            <Button onClick={() => void move()} busy={isPending && t('move.busy')}>
              {t('move.confirm')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
