import type { Availability } from '@sankalp/contract/acharya-bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { StepButton } from '../../../ui/step-button.tsx'
import { dayNameOf, monthName, weekdayName } from '../console-words.ts'
import { monthStep } from '../month-step.ts'
import { type DayKind, bookedOn, kindOf, weeksOf } from './month-days.ts'

type MonthCalendarProps = {
  availability: Availability
  month: string
  /** The months that can be booked. */
  months: readonly string[]
  today: string
  chosen: string
  onMonth: (month: string) => void
  onChoose: (day: string) => void
}

/** A month calendar: each day is a button that shows its kind by a mark and in words. */
export function MonthCalendar({ availability, month, months, today, chosen, onMonth, onChoose }: MonthCalendarProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const isFirst = month === months[0]
  const isLast = month === months.at(-1)
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center justify-between">
        <StepButton
          to="previous"
          aria-label={t('days.before')}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMonth(monthStep(month, -1))}
        />
        <p aria-live="polite" className="font-heading text-xl">
          {monthName(month, language)}
        </p>
        <StepButton
          to="next"
          aria-label={t('days.after')}
          aria-disabled={isLast}
          onClick={() => !isLast && onMonth(monthStep(month, 1))}
        />
      </div>
      <table className="w-full table-fixed text-center">
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayName(weekday, language)}
                className="pb-1 text-sm font-normal text-ink-soft"
              >
                {weekdayName(weekday, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                // oxlint-disable-next-line no-array-index-key -- the days before the first have no name
                <td key={day ?? at} className="p-px">
                  {day && (
                    <Day
                      day={day}
                      kind={kindOf(availability, day)}
                      booked={bookedOn(availability.booked, day).length}
                      isChosen={day === chosen}
                      isToday={day === today}
                      isPast={day < today}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  )
}

type DayProps = {
  day: string
  kind: DayKind
  booked: number
  isChosen: boolean
  isToday: boolean
  isPast: boolean
  onChoose: (day: string) => void
}

const kindWords = { week: null, closed: 'days.noHours', own: 'days.own', off: 'days.off' } as const

function Day({ day, kind, booked, isChosen, isToday, isPast, onChoose }: DayProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const word = kindWords[kind]
  const said = [dayNameOf(day, language), word && t(word), booked > 0 && t('days.booked', { count: booked })].filter(
    Boolean,
  )
  return (
    <button
      type="button"
      aria-label={said.join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={classes(
        'tabular relative grid h-12 w-full place-items-center rounded-md border border-transparent pb-1.5',
        isChosen ? 'bg-marigold text-on-marigold hover:bg-marigold' : 'hover:bg-paper-sunk',
        !isChosen && (isPast || kind === 'closed') && 'text-ink-soft',
        !isChosen && kind === 'off' && 'border-rule-strong text-ink-soft line-through',
        !isChosen && kind === 'own' && 'border-marigold',
        isToday && 'font-semibold underline decoration-2 underline-offset-4',
      )}
    >
      {Number(day.slice(8))}
      <Dots count={booked} />
    </button>
  )
}

const mostDots = 3

/** Shows one dot for each booking, but no more than can be counted at a glance. */
function Dots({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="absolute bottom-1.5 flex gap-0.5">
      {Array.from({ length: Math.min(count, mostDots) }, (_, at) => (
        // oxlint-disable-next-line no-array-index-key -- dots are all the same
        <span key={at} className="size-1.5 rounded-full bg-peacock ring-1 ring-paper-raised" />
      ))}
    </span>
  )
}

function Legend() {
  const { t } = useTranslation('acharya-console')
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <li className="flex items-center gap-2">
        <span className="size-1.5 rounded-full bg-peacock" />
        {t('days.legendBooked')}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-4 rounded-sm border border-marigold" />
        {t('days.legendOwn')}
      </li>
      <li className="flex items-center gap-2">
        <span className="rounded-sm border border-rule-strong px-1 text-xs line-through">18</span>
        {t('days.legendOff')}
      </li>
    </ul>
  )
}
