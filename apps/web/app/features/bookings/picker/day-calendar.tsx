import type { CalendarDay } from '@sankalp/contract/panchang-reply'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { isMajor, kindOf } from '../../../shared/almanac/festival-kind.ts'
import { classes } from '../../../ui/classes.ts'
import { useAlmanacMonth } from '../api/get-slots.ts'
import { dayName, monthWords, weekdayWord } from '../slot-words.ts'
import type { BookableDay } from './month-days.ts'

type DayCalendarProps = {
  month: string
  days: readonly BookableDay[]
  place: string
  chosen: string
  onChoose: (date: string) => void
}

// 2023-01-01 is a Sunday.
const week = Array.from({ length: 7 }, (_, at) => `2023-01-0${at + 1}`)

/**
 * Shows today and the later days of a month under their weekdays, with tithi and festivals; days without a free slot
 * cannot be chosen.
 */
export function DayCalendar({ month, days, place, chosen, onChoose }: DayCalendarProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const { data: almanac = [] } = useAlmanacMonth(place, month)
  const lead = new Date(days[0]!.iso).getUTCDay() + 1
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-sm text-ink-soft">
        {week.map((day) => (
          <span key={day}>{weekdayWord(day, language)}</span>
        ))}
      </div>
      <ul aria-label={t('time.days', { month: monthWords(month, language) })} className="grid grid-cols-7 gap-1">
        {days.map((day, at) => (
          <li key={day.iso} style={at === 0 ? { gridColumnStart: lead } : undefined}>
            <DayButton
              day={day}
              almanac={almanac.find(({ date }) => date === day.iso)}
              isChosen={day.date === chosen}
              onChoose={() => onChoose(day.date)}
            />
          </li>
        ))}
      </ul>
      <p className="pt-1 text-sm text-ink-soft">{t('time.tithiKey')}</p>
    </div>
  )
}

type DayButtonProps = { day: BookableDay; almanac: CalendarDay | undefined; isChosen: boolean; onChoose: () => void }

function DayButton({ day, almanac, isChosen, onChoose }: DayButtonProps) {
  const { t } = useTranslation(['bookings', 'jyotish', 'festivals'])
  const language = useLanguage()
  const tithi = almanac?.tithis[0]
  const festivals = (almanac?.festivals ?? []).filter(
    (festival) => isMajor(festival) || kindOf(festival) === 'ekadashi',
  )
  const facts = [
    dayName(day.iso, language),
    day.free > 0 ? t('time.free', { count: day.free }) : t('time.full'),
    tithi && `${t(`jyotish:pakshas.${tithi.paksha}`)} ${t(`jyotish:tithis.${tithi.key}`)}`,
    ...festivals.map(({ key }) => t(`festivals:names.${key as 'diwali'}`)),
  ]
  return (
    <button
      type="button"
      value={day.date}
      aria-pressed={isChosen}
      disabled={day.free === 0}
      onClick={onChoose}
      className={classes(
        'relative grid min-h-14 w-full content-center justify-items-center rounded-md border py-1 transition-colors duration-150 sm:min-h-16',
        'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-ink-soft',
        isChosen
          ? 'border-marigold bg-marigold text-on-marigold'
          : 'border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk',
      )}
    >
      <span aria-hidden="true" className="tabular font-heading text-xl leading-none">
        {Number(day.iso.slice(8))}
      </span>
      <span className="sr-only">{facts.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden="true"
        className={classes('text-xs leading-tight whitespace-nowrap', !isChosen && 'text-ink-soft')}
      >
        {tithi &&
          t(`time.tithiShort.${tithi.paksha}`, { number: tithi.number > 15 ? tithi.number - 15 : tithi.number })}
      </span>
      {festivals.length > 0 && (
        <span
          className={classes(
            'absolute top-1.5 right-1.5 size-1.5 rounded-full',
            isChosen ? 'bg-on-marigold' : 'bg-sindoor',
          )}
        />
      )}
    </button>
  )
}
