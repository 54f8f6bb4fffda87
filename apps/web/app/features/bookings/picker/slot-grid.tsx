import type { Slot } from '@sankalp/contract/bookings'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { clockOf, dayName, ownClock } from '../slot-words.ts'
import type { BookableDay } from './month-days.ts'

type SlotGridProps = {
  day: BookableDay
  chosen: string
  place: string
  /** The day was pressed just now: its slots may be below what a phone shows. */
  comesIntoView: boolean
  onChoose: (slot: Slot) => void
}

/** Shows the slots of a day, four in a row. */
export function SlotGrid({ day, chosen, place, comesIntoView, onChoose }: SlotGridProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (comesIntoView) section.current?.scrollIntoView({ block: 'nearest' })
  }, [comesIntoView])
  const isElsewhere = day.slots.some(({ startsAt }) => ownClock(startsAt, language) !== null)
  return (
    <section ref={section} aria-labelledby="slots-of-day" className="grid gap-3 border-t border-rule pt-4">
      <div>
        <Heading level={3} id="slots-of-day">
          {t('time.slots', { day: dayName(day.slots[0]?.startsAt ?? day.iso, language) })}
        </Heading>
        <p className="text-sm text-ink-soft">
          {day.free > 0 ? t('time.free', { count: day.free }) : t('time.full')} ·{' '}
          {t(isElsewhere ? 'time.yoursNote' : 'time.indiaTime')}
        </p>
      </div>
      <ul className="grid grid-cols-4 gap-2">
        {day.slots.map((slot) => (
          <li key={slot._id}>
            <SlotButton slot={slot} isChosen={slot.toTime === chosen} onChoose={() => onChoose(slot)} />
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary className="min-h-12 font-semibold">{t('time.words')}</summary>
        <div className="grid max-w-prose gap-2 pb-2 text-ink-soft">
          <p>{t('time.rahuKalamMeans')}</p>
          <p>{t('time.abhijitMeans')}</p>
          <p>{t('time.calculatedFor', { place })}</p>
        </div>
      </details>
    </section>
  )
}

const looks = {
  booked: 'cursor-not-allowed border-sindoor bg-sindoor-tint text-sindoor',
  rahuKalam: 'border-rule-strong bg-paper-sunk hover:border-ink',
  abhijit: 'border-marigold bg-marigold-tint hover:border-ink',
  plain: 'border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk',
} as const

function SlotButton({ slot, isChosen, onChoose }: { slot: Slot; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const isBooked = slot.status === 'Booked'
  const look = isBooked ? 'booked' : (slot.muhurta ?? 'plain')
  const isMarigold = isChosen && !isBooked
  const own = ownClock(slot.startsAt, language)
  const word = isBooked ? t('time.booked') : slot.muhurta && t(`time.${slot.muhurta}`)
  return (
    <button
      type="button"
      value={slot.toTime}
      aria-pressed={isChosen}
      disabled={isBooked}
      onClick={onChoose}
      className={classes(
        'grid min-h-14 w-full content-center justify-items-center gap-0.5 rounded-md border px-0.5 py-1.5 text-center transition-colors duration-150',
        isMarigold ? 'border-marigold bg-marigold text-on-marigold' : looks[look],
      )}
    >
      <span className="tabular text-[0.9375rem] leading-tight font-semibold">{clockOf(slot.startsAt, language)}</span>
      {own && (
        <span
          className={classes(
            'tabular text-xs leading-tight',
            !isMarigold && (look === 'plain' || look === 'rahuKalam') && 'text-ink-soft',
          )}
        >
          {t('time.yours', { time: own })}
        </span>
      )}
      {word && <span className={classes('text-xs leading-tight', !isMarigold && wordLook(look))}>{word}</span>}
    </button>
  )
}

function wordLook(look: keyof typeof looks): string | false {
  if (look === 'rahuKalam') return 'text-sindoor'
  return look === 'abhijit' && 'text-marigold-ink'
}
