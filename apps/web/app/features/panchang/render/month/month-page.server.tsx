import { monthCountOf } from '@sankalp/content/tithi-title'
import { type PanchangMonthReply, getPanchangMonth } from '@sankalp/contract/panchang'
import { callEndpoint } from '../../../../lib/reading/call-api.server.ts'
import { JsonLd, breadcrumbs } from '../../../../lib/page/json-ld.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { firstYear, lastYear } from '../../typed-date.ts'
import { formatDate } from '../almanac.tsx'
import { Also } from '../also.tsx'

import { NotationChoice, PlaceChange } from '../controls.tsx'
import { type AlmanacArgs, type AlmanacRendering, type LoaderArgs, renderAlmanac } from '../render-almanac.server.tsx'
import { badDate, refused } from '../messages.tsx'
import { placeName } from '../place-name.ts'
import { MonthDays } from './month-days.tsx'

type Params = { city: string; year: string; month: string }

/** Renders `/calendar/{city}/{year}/{month}`. */
export function renderMonth(loaderArgs: LoaderArgs, { city, year, month }: Params) {
  return renderAlmanac(loaderArgs, async (args) => {
    // Use one address per month: 2026/07 would be a second one for 2026/7.
    const isPlain = /^\d{4}$/.test(year) && /^[1-9]\d?$/.test(month)
    const isThere = Number(month) <= 12 && Number(year) >= firstYear && Number(year) <= lastYear
    if (!isPlain || !isThere) return badDate(args, `/calendar/${encodeURIComponent(city)}`)
    const called = await callEndpoint(args.visit, getPanchangMonth, { params: { city, year, month } })
    if ('refusal' in called)
      return refused(args, called.refusal, {
        pattern: `/calendar/{city}/${year}/${month}`,
        back: `/calendar/${encodeURIComponent(city)}`,
      })
    return monthPage(args, called.reply)
  })
}

function monthPage(args: AlmanacArgs, reply: PanchangMonthReply): AlmanacRendering {
  const { t, language } = args
  const { days, place, today, todayEndsAt } = reply
  const name = placeName(args, reply)
  const month = formatDate(days[0]!.date, language, { month: 'long', year: 'numeric' })
  const slug = place!.slug
  return {
    head: {
      title: t('title.month', { place: name, month }),
      description: t('description.month', { place: name, month }),
      image: `/share/panchang/${slug}/${days[0]!.date}.png${language === 'hin' ? '?lng=hin' : ''}`,
    },
    where: { zone: reply.spot.zone, date: days[0]!.date },
    today,
    todayEndsAt,
    body: (
      <article className="page-width grid gap-4 py-4 sm:gap-6 sm:py-10">
        <header className="grid gap-3">
          <div>
            <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{month}</h1>
            <p className="mt-1 text-ink-soft sm:text-lg">
              {name} · <Years reply={reply} args={args} />
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
            <MonthSteps reply={reply} args={args} slug={slug} />
            <a
              href={`/calendar/${slug}/${Number(today.slice(0, 4))}/${Number(today.slice(5, 7))}#today`}
              className={buttonClasses('quiet', 'max-sm:px-3')}
            >
              {t('today')}
            </a>
            <PlaceChange name={name} pattern={`/calendar/{city}/${reply.year}/${reply.month}`} townsOnly />
            <NotationChoice />
          </div>
        </header>
        <MonthDays reply={reply} slug={slug} />
        <Also city={slug} date={days[0]!.date} except="calendar" />
        <JsonLd
          thing={breadcrumbs(args.visit.origin, [
            { name: t('title.any'), path: '/panchang' },
            { name, path: `/panchang/${slug}` },
            { name: month, path: args.url.pathname },
          ])}
        />
      </article>
    ),
  }
}

type PartProps = { reply: PanchangMonthReply; args: AlmanacArgs }

function Years({ reply: { lunarMonths, vikram, shaka, place }, args: { t } }: PartProps) {
  const count = monthCountOf(place?.region.en ?? '')
  const months = [
    ...new Set(
      lunarMonths.map((month) => {
        const name = t(`jyotish:months.${month[count]}`)
        return month.adhika ? t('month.adhika', { month: name }) : name
      }),
    ),
  ]
  const years = ({ first, last }: { first: number; last: number }) =>
    first === last ? String(first) : `${first}–${last}`
  return (
    <>
      {months.join(', ')} · {t('terms.vikram.name')} {years(vikram)} · {t('terms.shaka.name')} {years(shaka)}
    </>
  )
}

function MonthSteps({ reply, args: { t, language }, slug }: PartProps & { slug: string }) {
  const named = (year: number, month: number, length: 'long' | 'short') =>
    formatDate(`${year}-${String(month).padStart(2, '0')}-01`, language, { month: length, year: 'numeric' })
  const step = (to: { year: number; month: number } | null, rel: 'prev' | 'next') =>
    to && (
      <a
        href={`/calendar/${slug}/${to.year}/${to.month}`}
        rel={rel}
        data-stay=""
        className="grid size-11 place-items-center text-ink no-underline hover:text-sindoor"
      >
        <span className="sr-only">{named(to.year, to.month, 'long')}</span>
        <span aria-hidden="true">{rel === 'prev' ? '←' : '→'}</span>
      </a>
    )
  return (
    <nav
      aria-label={t('steps.months')}
      className="inline-flex items-center rounded-md border border-rule-strong bg-paper-raised"
    >
      {step(reply.prev, 'prev')}
      <span className="px-1 font-semibold">{named(reply.year, reply.month, 'short')}</span>
      {step(reply.next, 'next')}
    </nav>
  )
}
