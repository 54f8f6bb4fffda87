import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { buttonClasses } from '../../../../ui/button.tsx'
import { addDays, isInTables } from '../../typed-date.ts'
import { longDate, useDate, useWords } from '../almanac.tsx'
import { IslandCard, NotationChoice, PlaceChange } from '../controls.tsx'
import { linkLook } from '../parts.tsx'
import { addressesOf } from './addresses.ts'

/** What is shown and where, S1's three buttons, and the days beside. */
export function DayHead({ reply, placeName, badDate }: { reply: PanchangDayReply; placeName: string; badDate: boolean }) {
  const { t } = useWords()
  const say = useDate()
  const { date, today } = reply
  const to = addressesOf(reply)
  const isToday = date === today
  return (
    <header className="grid gap-4">
      <div>
        <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{isToday ? t('heading.today') : t('heading.day', { date: say(date) })}</h1>
        <p className="mt-1 text-lg text-ink-soft">
          <span data-date={date}>{say(date, isToday ? longDate : { weekday: 'long' })}</span> · {placeName}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Choice href={to.today} isChosen={isToday} label={t('today')} />
        <Choice href={to.date(addDays(today, 1))} isChosen={date === addDays(today, 1)} label={t('tomorrow')} />
        <button type="button" popoverTarget="pick-date" className={buttonClasses('quiet')}>
          {t('pick.button')}
        </button>
        <PlaceChange name={placeName} pattern={isToday ? '/panchang/{city}' : `/panchang/{city}/${date}`} />
        <NotationChoice />
      </div>
      <DateCard reply={reply} />
      {badDate && (
        <p role="alert" className="rounded-md border-l-4 border-sindoor bg-sindoor-tint p-3">
          {t('pick.wrong', { first: 1900, last: 2100 })}
        </p>
      )}
    </header>
  )
}

function Choice({ href, label, isChosen }: { href: string; label: string; isChosen: boolean }) {
  return (
    <a href={href} data-stay="" aria-current={isChosen ? 'date' : undefined} className={buttonClasses(isChosen ? 'primary' : 'quiet')}>
      {label}
    </a>
  )
}

/** Without script: a field for the date, and the days of the week around it. */
function DateCard({ reply }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const say = useDate()
  const { date, today, place } = reply
  const to = addressesOf(reply)
  const near = [-3, -2, -1, 1, 2, 3].map((days) => addDays(date, days)).filter(isInTables)
  return (
    <IslandCard id="pick-date" label={t('pick.button')} island="calendar" data-date={date} data-today={today} data-to={to.date('{date}')}>
      <form action={to.today.split('?')[0]} method="get" className="grid gap-2">
        {!place && ['lat', 'lon', 'zone'].map((name) => <input key={name} type="hidden" name={name} value={String({ lat: reply.spot.latDeg, lon: reply.spot.lonDeg, zone: reply.spot.zone }[name])} />)}
        <label className="grid gap-1">
          <span className="font-semibold">{t('pick.typed')}</span>
          <input name="date" placeholder={t('pick.hint')} className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3" />
        </label>
        <button type="submit" className={buttonClasses('quiet')}>
          {t('pick.show')}
        </button>
      </form>
      <ul className="grid gap-1">
        {near.map((day) => (
          <li key={day}>
            <a href={to.date(day)} data-stay="" className={linkLook}>
              {say(day, longDate)}
            </a>
          </li>
        ))}
      </ul>
    </IslandCard>
  )
}

const places = ['good', 'bad', 'choghadiya', 'hora', 'muhurtas', 'lagna'] as const
const idOf = { good: 'good-times', bad: 'bad-times', choghadiya: 'choghadiya', hora: 'hora', muhurtas: 'muhurtas', lagna: 'lagna' }

/** Down to the tables: on a phone they are far below. */
export function OnThisPage({ hasLagnas }: { hasLagnas: boolean }) {
  const { t } = useWords()
  const shown = places.filter((place) => hasLagnas || place !== 'lagna')
  return (
    <nav aria-label={t('onThisPage')}>
      {/* In columns on a phone: in a row, a letter more or less would move a link to the next line when the fonts arrive. */}
      <ul className="grid grid-cols-2 gap-x-5 sm:flex sm:flex-wrap">
        {shown.map((place) => (
          <li key={place}>
            <a href={`#${idOf[place]}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
              {t(`${place}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The day before and the day after. Arrow keys and swipes press these; at the end of the page they stand again. */
export function DaySteps({ reply, isAgain }: { reply: PanchangDayReply; isAgain?: boolean }) {
  const { t } = useWords()
  const say = useDate()
  const to = addressesOf(reply)
  const step = (date: string | null, rel: 'prev' | 'next', label: string) =>
    date && (
      <a href={to.date(date)} rel={rel} data-stay="" className="inline-flex min-h-12 items-center gap-2 text-ink no-underline hover:text-sindoor">
        {rel === 'prev' && <span aria-hidden="true">←</span>}
        <span>
          <span className="sr-only">{label}: </span>
          {say(date, { weekday: 'short', day: 'numeric', month: 'short' })}
        </span>
        {rel === 'next' && <span aria-hidden="true">→</span>}
      </a>
    )
  return (
    <nav aria-label={t(isAgain ? 'steps.again' : 'steps.label')} className="flex justify-between border-y border-rule">
      <span>{step(reply.prev, 'prev', t('steps.before'))}</span>
      <span>{step(reply.next, 'next', t('steps.after'))}</span>
    </nav>
  )
}
