import { holdMinutes, payHoldMinutes } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { whenWords } from '../slot-words.ts'

type HoldLineProps = { booking: Booking; skewMs: number }

const tickMs = 1000

/**
 * Shows how long the slot is still held, by the server's clock: a line that shortens and a short text, not an alarm.
 */
export function HoldLine({ booking, skewMs }: HoldLineProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const endsAt = Date.parse(booking.heldUntil!)
  const [leftMs, setLeftMs] = useState(() => endsAt - Date.now() - skewMs)
  useEffect(() => {
    const look = () => setLeftMs(endsAt - Date.now() - skewMs)
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [endsAt, skewMs])
  // Kept for longer once a payment for it was begun.
  const wholeMinutes = booking.payment ? payHoldMinutes : holdMinutes
  const share = Math.min(1, Math.max(0, leftMs / (wholeMinutes * 60_000)))
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={t('hold.label')}
        aria-valuemin={0}
        aria-valuemax={wholeMinutes}
        aria-valuenow={Math.max(0, Math.ceil(leftMs / 60_000))}
        className="h-1 overflow-hidden rounded-full bg-rule"
      >
        <div
          className="h-full origin-left rounded-full bg-peacock transition-transform duration-1000 ease-linear"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="tabular text-sm text-ink-soft">
        {t('hold.left', {
          time: whenWords(booking.startsAt, language),
          count: Math.max(1, Math.ceil(leftMs / 60_000)),
        })}
      </p>
    </div>
  )
}
