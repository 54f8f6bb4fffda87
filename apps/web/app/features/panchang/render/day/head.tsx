import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { buttonClasses, chipClasses } from '../../../../ui/button.tsx'
import { addDays, isInTables } from '../../typed-date.ts'
import { longDate, useDate, useWords } from '../almanac.tsx'
import { IslandCard, NotationChoice, PlaceChange } from '../controls.tsx'
import { linkLook } from '../parts.tsx'
import { addressesOf } from './addresses.ts'

/** Shows the title, and in one row the day before, the date, the day after and the place. */
export function DayHead({
  reply,
  placeName,
  badDate,
}: {
  reply: PanchangDayReply
  placeName: string
  badDate: boolean
}) {
  const { t } = useWords()
  const formatted = useDate()
  const { date, today } = reply
  const isToday = date === today
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return (
    <header className="grid gap-2">
      <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">
        {isToday ? t('heading.today') : t('heading.day', { date: formatted(date) })}
      </h1>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <nav
          aria-label={t('steps.label')}
          className="inline-flex items-center rounded-md border border-rule-strong bg-paper-raised"
        >
          <Step reply={reply} rel="prev" />
          <button
            type="button"
            popoverTarget="pick-date"
            className="min-h-12 px-1 font-semibold hover:text-sindoor sm:px-3"
          >
            <span data-date={date}>
              {formatted(date, {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
                year: isThisYear ? undefined : 'numeric',
              })}
            </span>
            <span className="sr-only"> · {t('pick.button')}</span>
          </button>
          <Step reply={reply} rel="next" />
        </nav>
        <PlaceChange name={placeName} pattern={isToday ? '/panchang/{city}' : `/panchang/{city}/${date}`} />
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

/** Links to the day before or after, by an arrow alone. */
function Step({ reply, rel }: { reply: PanchangDayReply; rel: 'prev' | 'next' }) {
  const { t } = useWords()
  const formatted = useDate()
  const date = reply[rel]
  if (!date) return <span className="size-11" />
  return (
    <a
      href={addressesOf(reply).date(date)}
      rel={rel}
      data-stay=""
      className="grid size-11 place-items-center text-ink no-underline hover:text-sindoor"
    >
      <span className="sr-only">
        {t(rel === 'prev' ? 'steps.before' : 'steps.after')}:{' '}
        {formatted(date, { weekday: 'short', day: 'numeric', month: 'short' })}
      </span>
      <span aria-hidden="true">{rel === 'prev' ? '←' : '→'}</span>
    </a>
  )
}

/** Links to other days by name, with the choice of notation, below the main content. */
export function DayChoices({ reply }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const { date, today } = reply
  const to = addressesOf(reply)
  const tomorrow = addDays(today, 1)
  return (
    <div className="flex flex-wrap gap-2">
      <Choice href={to.today} isChosen={date === today} label={t('today')} />
      {isInTables(tomorrow) && <Choice href={to.date(tomorrow)} isChosen={date === tomorrow} label={t('tomorrow')} />}
      <NotationChoice />
    </div>
  )
}

function Choice({ href, label, isChosen }: { href: string; label: string; isChosen: boolean }) {
  return (
    <a href={href} data-stay="" aria-current={isChosen ? 'date' : undefined} className={chipClasses()}>
      {label}
    </a>
  )
}

/** The card without a script: a field for the date, and the days of the week around it. */
function DateCard({ reply }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const formatted = useDate()
  const { date, today, place } = reply
  const to = addressesOf(reply)
  const near = [-3, -2, -1, 1, 2, 3].map((days) => addDays(date, days)).filter(isInTables)
  return (
    <IslandCard
      id="pick-date"
      label={t('pick.button')}
      island="calendar"
      data-date={date}
      data-today={today}
      data-to={to.date('{date}')}
    >
      <form action={to.today.split('?')[0]} method="get" className="grid gap-2">
        {!place &&
          ['lat', 'lon', 'zone'].map((name) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={String({ lat: reply.spot.latDeg, lon: reply.spot.lonDeg, zone: reply.spot.zone }[name])}
            />
          ))}
        <label className="grid gap-1">
          <span className="font-semibold">{t('pick.typed')}</span>
          <input
            name="date"
            placeholder={t('pick.hint')}
            className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3"
          />
        </label>
        <button type="submit" className={buttonClasses('quiet')}>
          {t('pick.show')}
        </button>
      </form>
      <ul className="grid gap-1">
        {near.map((day) => (
          <li key={day}>
            <a href={to.date(day)} data-stay="" className={linkLook}>
              {formatted(day, longDate)}
            </a>
          </li>
        ))}
      </ul>
    </IslandCard>
  )
}

const places = ['good', 'bad', 'choghadiya', 'hora', 'muhurtas', 'lagna'] as const
const idOf = {
  good: 'good-times',
  bad: 'bad-times',
  choghadiya: 'choghadiya',
  hora: 'hora',
  muhurtas: 'muhurtas',
  lagna: 'lagna',
}

/** Links to the tables, which are far below on a phone. */
export function OnThisPage({ hasLagnas }: { hasLagnas: boolean }) {
  const { t } = useWords()
  const shown = places.filter((place) => hasLagnas || place !== 'lagna')
  return (
    <nav aria-label={t('onThisPage')}>
      {/*
       * Uses columns on a phone: in a row, a slightly wider word would move a link to the next line when the fonts
       * load.
       */}
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

/** Links to the day before and the day after again, at the end of the page. */
export function DaySteps({ reply }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const formatted = useDate()
  const to = addressesOf(reply)
  const step = (date: string | null, rel: 'prev' | 'next', label: string) =>
    date && (
      <a
        href={to.date(date)}
        rel={rel}
        data-stay=""
        className="inline-flex min-h-12 items-center gap-2 text-ink no-underline hover:text-sindoor"
      >
        {rel === 'prev' && <span aria-hidden="true">←</span>}
        <span>
          <span className="sr-only">{label}: </span>
          {formatted(date, { weekday: 'short', day: 'numeric', month: 'short' })}
        </span>
        {rel === 'next' && <span aria-hidden="true">→</span>}
      </a>
    )
  return (
    <nav aria-label={t('steps.again')} className="flex justify-between border-y border-rule">
      <span>{step(reply.prev, 'prev', t('steps.before'))}</span>
      <span>{step(reply.next, 'next', t('steps.after'))}</span>
    </nav>
  )
}
