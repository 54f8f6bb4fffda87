import { languageTag } from '@sankalp/contract/language'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { addDays, firstYear, isInTables, lastYear, readTypedDate } from '../typed-date.ts'

const daySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const monthSteps: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** Selects a date in the month, by keyboard or press, or as typed text. `to` is the address with {date} in it. */
export default function CalendarCard({ date = '', today = '', to = '' }: DOMStringMap) {
  const { t } = useTranslation('panchang')
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(date)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  // The plain card of links has done its service; what was typed into its field goes on in ours. At once: a focus that
  // comes later would be taken from somebody who is typing already, and move the page under their finger.
  useLayoutEffect(() => {
    const plainCard = box.current!.parentElement!.querySelector('[data-static]')
    const typedBefore = plainCard?.querySelector<HTMLInputElement>('input[name=date]')?.value ?? ''
    plainCard?.remove()
    setTyped(typedBefore)
    box.current!.querySelector<HTMLElement>(typedBefore ? '#typed-date' : '[data-date][tabindex="0"]')?.focus()
  }, [])

  const go = (chosen: string) => {
    box.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    void navigate(to.replace('{date}', chosen), { preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTypedDate(typed)
    setIsWrong(read === null)
    if (read) go(read)
  }
  const focusOn = (next: string) => {
    if (!isInTables(next)) return
    setFocused(next)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus())
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = daySteps[event.key]
      ? addDays(focused, daySteps[event.key]!)
      : monthSteps[event.key]
        ? addMonths(focused, monthSteps[event.key]!)
        : null
    if (!next) return
    event.preventDefault()
    focusOn(next)
  }

  return (
    <div ref={box} className="grid gap-3">
      <MonthHead focused={focused} onStep={(step) => setFocused(clamp(addMonths(focused, step)))} />
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- the days in it are buttons */}
      <table className="w-full table-fixed text-center" onKeyDown={handleKey}>
        <WeekdayRow />
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                // oxlint-disable-next-line no-array-index-key -- the days before the first have no name
                <td key={day ?? at}>
                  {day && (
                    <Day
                      day={day}
                      isChosen={day === date}
                      isToday={day === today}
                      isStop={day === focused}
                      onChoose={go}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <form noValidate onSubmit={submit} className="grid gap-2 border-t border-rule pt-3">
        <TextField
          id="typed-date"
          label={t('pick.typed')}
          hint={t('pick.hint')}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          error={isWrong ? t('pick.wrong', { first: firstYear, last: lastYear }) : null}
        />
        <Button type="submit" kind="quiet">
          {t('pick.show')}
        </Button>
      </form>
    </div>
  )
}

function MonthHead({ focused, onStep }: { focused: string; onStep: (step: 1 | -1) => void }) {
  const { t } = useTranslation('panchang')
  const name = useFormat({ month: 'long', year: 'numeric' })(focused)
  const look = 'grid size-12 place-items-center rounded-md hover:bg-paper-sunk'
  return (
    <div className="flex items-center justify-between">
      <button type="button" className={look} aria-label={t('pick.monthBefore')} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <p aria-live="polite" className="font-heading text-xl">
        {name}
      </p>
      <button type="button" className={look} aria-label={t('pick.monthAfter')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}

function WeekdayRow() {
  const short = useFormat({ weekday: 'short' })
  const long = useFormat({ weekday: 'long' })
  // 2023-01-01 is a Sunday.
  const days = Array.from({ length: 7 }, (_, at) => addDays('2023-01-01', at))
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={long(day)} className="pb-1 text-sm font-normal text-ink-soft">
            {short(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayProps = { day: string; isChosen: boolean; isToday: boolean; isStop: boolean; onChoose: (day: string) => void }

function Day({ day, isChosen, isToday, isStop, onChoose }: DayProps) {
  const full = useFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <button
      type="button"
      data-date={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={full(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={classes(
        'tabular grid h-11 w-full place-items-center rounded-md hover:bg-paper-sunk',
        isChosen && 'bg-marigold text-on-marigold hover:bg-marigold',
        isToday && 'font-semibold underline decoration-2 underline-offset-4',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

function useFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(`${languageTag[useLanguage()]}-u-nu-latn`, { ...options, timeZone: 'UTC' })
  return (date) => format.format(Date.parse(date))
}

/** Splits the month of a date into weeks that begin on Sunday, with null for the days of another month. */
function weeksOf(date: string): (string | null)[][] {
  const first = `${date.slice(0, 8)}01`
  const lead = new Date(first).getUTCDay()
  const length = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)).getUTCDate()
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = week * 7 + at - lead
      return day >= 0 && day < length ? addDays(first, day) : null
    }),
  )
}

/** Returns the same day of another month, or its last day. */
function addMonths(date: string, step: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + step, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + step, Math.min(day, length))).toISOString().slice(0, 10)
}

function clamp(date: string): string {
  if (isInTables(date)) return date
  return date < `${firstYear}` ? `${firstYear}-01-01` : `${lastYear}-12-31`
}
