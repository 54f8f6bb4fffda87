import { sessionMinutes } from '@sankalp/contract/constants'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { useRates } from '../request/api/get-rates.ts'
import { minutesFor } from './minutes-for.ts'
import type { Room } from './room.ts'

/** The fewest minutes that a wallet should still allow. */
const fewMinutes = 5

type MoreTimeProps = {
  room: Room
  consultation: Consultation
  /** Little time is left. */
  isShort: boolean
  /** What the wallet had when a payment was begun in this room; null without one. */
  hadBefore: number | null
  onLow: (isLow: boolean) => void
  onExtended: () => void
}

/**
 * Says when the wallet will not last for the talk. Extends the talk as soon as the money of a recharge has come, since
 * the user may still be on the page of the payment.
 */
export default function MoreTime({ room, consultation, isShort, hadBefore, onLow, onExtended }: MoreTimeProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { acharyaEntry, perMinute } = consultation
  const { data } = useRates(acharyaEntry)
  const available = data?.available ?? null
  const affordable = available === null ? null : minutesFor(available, perMinute)
  const isLow = isShort && affordable !== null && affordable < fewMinutes
  const hasCome = hadBefore !== null && available !== null && available > hadBefore && affordable !== 0
  // One id until it is answered: a repeated request after a lost answer is the same extension.
  const extendId = useRef<string>(undefined)

  const extend = useEffectEvent(async () => {
    const minutes = Math.min(affordable ?? 0, sessionMinutes)
    extendId.current ??= crypto.randomUUID()
    try {
      await room.extend(extendId.current, minutes)
      extendId.current = undefined
      showToast('success', t('low.goesOn', { count: minutes }))
    } catch {
      // The money is in the wallet, and the button to extend says what is wrong.
    }
    onExtended()
  })
  useEffect(() => {
    if (hasCome) void extend()
  }, [hasCome])
  useEffect(() => onLow(isLow), [onLow, isLow])

  if (hadBefore === null && !isLow) return null
  return (
    <p role="status" className="w-full pb-2 text-sm">
      {hadBefore === null ? t('low.text', { amount: rupeesText(available ?? 0, language) }) : t('low.paying')}
    </p>
  )
}
