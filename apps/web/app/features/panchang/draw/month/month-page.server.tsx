import { type PanchangMonthReply, getPanchangMonth } from '@sankalp/contract/panchang'
import { JsonLd, breadcrumbs } from '../../../../lib/json-ld.tsx'
import { firstYear, lastYear } from '../../typed-date.ts'
import { formatDate } from '../almanac.tsx'
import { Also } from '../also.tsx'
import { ask } from '../ask.server.ts'
import { NotationChoice, PlaceChange } from '../controls.tsx'
import { type Asking, type Drawing, type LoaderArgs, drawPage } from '../draw-page.server.tsx'
import { badDate, faulty, unknownCity } from '../messages.tsx'
import { placeName } from '../place-name.ts'
import { MonthDays } from './month-days.tsx'

type Params = { city: string; year: string; month: string }

/** `/calendar/{city}/{year}/{month}`. */
export function drawMonth(args: LoaderArgs, { city, year, month }: Params) {
  return drawPage(args, async (asking) => {
    // One address per month: 2026/07 would be another for 2026/7.
    const isPlain = /^\d{4}$/.test(year) && /^[1-9]\d?$/.test(month)
    const isThere = Number(month) <= 12 && Number(year) >= firstYear && Number(year) <= lastYear
    if (!isPlain || !isThere) return badDate(asking, `/calendar/${encodeURIComponent(city)}`)
    const asked = await ask(asking.visit, getPanchangMonth, { params: { city, year, month } })
    if ('unknownCity' in asked) return unknownCity(asking, asked.unknownCity, `/calendar/{city}/${year}/${month}`)
    if ('badInput' in asked) return badDate(asking, `/calendar/${encodeURIComponent(city)}`)
    if ('fault' in asked) return faulty(asking, asked.fault)
    return drawing(asking, asked.reply)
  })
}

function drawing(asking: Asking, reply: PanchangMonthReply): Drawing {
  const { t, language } = asking
  const { days, place, today, todayEndsAt } = reply
  const name = placeName(asking, reply)
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
      <article className="page-width grid gap-6 py-6 sm:py-10">
        <header className="grid gap-4">
          <div>
            <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{month}</h1>
            <p className="mt-1 text-lg text-ink-soft">
              {name} · <Years reply={reply} asking={asking} />
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <PlaceChange name={name} pattern={`/calendar/{city}/${reply.year}/${reply.month}`} townsOnly />
            <NotationChoice />
          </div>
        </header>
        <MonthSteps reply={reply} asking={asking} slug={slug} />
        <MonthDays reply={reply} slug={slug} />
        <Also city={slug} date={days[0]!.date} except="calendar" />
        <JsonLd
          thing={breadcrumbs(asking.visit.origin, [
            { name: t('title.any'), path: '/panchang' },
            { name, path: `/panchang/${slug}` },
            { name: month, path: asking.url.pathname },
          ])}
        />
      </article>
    ),
  }
}

type PartProps = { reply: PanchangMonthReply; asking: Asking }

function Years({ reply: { lunarMonths, vikram, shaka }, asking: { t } }: PartProps) {
  const months = [...new Set(lunarMonths.map(({ purnimanta, adhika }) => (adhika ? t('month.adhika', { month: t(`jyotish:months.${purnimanta}`) }) : t(`jyotish:months.${purnimanta}`))))]
  const years = ({ first, last }: { first: number; last: number }) => (first === last ? String(first) : `${first}–${last}`)
  return (
    <>
      {months.join(', ')} · {t('terms.vikram.name')} {years(vikram)} · {t('terms.shaka.name')} {years(shaka)}
    </>
  )
}

function MonthSteps({ reply, asking: { t, language }, slug }: PartProps & { slug: string }) {
  const step = (to: { year: number; month: number } | null, rel: 'prev' | 'next') =>
    to && (
      <a href={`/calendar/${slug}/${to.year}/${to.month}`} rel={rel} data-stay="" className="inline-flex min-h-12 items-center gap-2 text-ink no-underline hover:text-sindoor">
        {rel === 'prev' && <span aria-hidden="true">←</span>}
        {formatDate(`${to.year}-${String(to.month).padStart(2, '0')}-01`, language, { month: 'long', year: 'numeric' })}
        {rel === 'next' && <span aria-hidden="true">→</span>}
      </a>
    )
  return (
    <nav aria-label={t('steps.months')} className="flex justify-between border-y border-rule">
      <span>{step(reply.prev, 'prev')}</span>
      <span>{step(reply.next, 'next')}</span>
    </nav>
  )
}
