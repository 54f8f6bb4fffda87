import { type FestivalsReply, defaultCity, getFestivals } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { callEndpoint } from '../../../../lib/reading/call-api.server.ts'
import { JsonLd } from '../../../../lib/page/json-ld.tsx'
import { chipClasses } from '../../../../ui/button.tsx'
import { firstYear, lastYear } from '../../typed-date.ts'
import { Also } from '../also.tsx'

import { NotationChoice, PlaceChange } from '../controls.tsx'
import { type AlmanacArgs, type AlmanacRendering, type LoaderArgs, renderAlmanac } from '../render-almanac.server.tsx'
import { badDate, refused } from '../messages.tsx'
import { placeName } from '../place-name.ts'
import { type FestivalChoice, festivalChoices, isChoice, isUnder } from '../../../../shared/almanac/festival-kind.ts'
import { FestivalList } from './festival-list.tsx'
import { festivalName } from './festival-name.ts'

/** Renders `/festivals/{year}`, of one kind or all, in the requested city. */
export function renderFestivals(loaderArgs: LoaderArgs, { year }: { year: string }) {
  return renderAlmanac(loaderArgs, async (args) => {
    const number = Number(year)
    if (!/^\d{4}$/.test(year) || number < firstYear || number > lastYear) return badDate(args, '/festivals')
    const city = args.url.searchParams.get('city') ?? defaultCity
    const called = await callEndpoint(args.visit, getFestivals, { params: { year }, query: { city } })
    if ('refusal' in called)
      return refused(args, called.refusal, { pattern: `/festivals/${year}?city={city}`, back: '/festivals' })
    const { reply } = called
    // A year that is under way runs on, so that it never shows less than twelve months.
    if (reply.next === null || reply.today.slice(0, 4) !== year) return festivalsPage(args, reply, reply.festivals)
    const following = await callEndpoint(args.visit, getFestivals, {
      params: { year: String(reply.next) },
      query: { city },
    })
    if ('refusal' in following)
      return refused(args, following.refusal, { pattern: `/festivals/${year}?city={city}`, back: '/festivals' })
    const lastDay = `${reply.next}${reply.today.slice(4)}`
    const runOn = following.reply.festivals.filter(({ date }) => date <= lastDay)
    return festivalsPage(args, reply, [...reply.festivals, ...runOn])
  })
}

function festivalsPage(
  args: AlmanacArgs,
  reply: FestivalsReply,
  festivals: readonly FestivalOfPlace[],
): AlmanacRendering {
  const { t, url, visit } = args
  const { year, today, todayEndsAt } = reply
  const name = placeName(args, reply)
  const slug = reply.place!.slug
  const asked = url.searchParams.get('kind')
  const choice = isChoice(asked) ? asked : festivalChoices[0]
  const shown = festivals.filter((festival) => isUnder(choice, festival))
  return {
    head: {
      title: t('title.festivals', { year, place: name }),
      description: t('description.festivals', { year, place: name }),
    },
    where: { zone: reply.spot.zone, date: today },
    today,
    todayEndsAt,
    body: (
      <article className="page-width grid gap-4 py-4 sm:gap-6 sm:py-10">
        <header className="grid gap-3">
          <div>
            <h1 className="text-3xl leading-tight hi:leading-snug sm:text-5xl">{t('festivals.heading', { year })}</h1>
            <p className="mt-1 max-w-2xl text-ink-soft sm:text-lg">{t('festivals.lead', { place: name })}</p>
          </div>
          <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
            <YearSteps t={t} reply={reply} city={slug} />
            <PlaceChange name={name} pattern={`/festivals/${year}?city={city}`} townsOnly />
            <NotationChoice />
          </div>
          <Choices t={t} year={year} city={slug} chosen={choice} festivals={toCome(festivals, year, today)} />
        </header>
        <FestivalList festivals={shown} today={today} city={slug} year={year} />
        <Also city={slug} date={today} except="festivals" />
        <JsonLd thing={listOf(visit.origin + url.pathname, shown, args)} />
      </article>
    ),
  }
}

/** Of a year that is under way, what is still to come. */
const toCome = (festivals: readonly FestivalOfPlace[], year: number, today: string) =>
  festivals.filter(({ date }) => date >= today || Number(today.slice(0, 4)) !== year)

type ChoicesProps = {
  t: AlmanacArgs['t']
  year: number
  city: string
  chosen: FestivalChoice
  festivals: readonly FestivalOfPlace[]
}

/**
 * Uses links, so that a choice can be shared and works without a script; on a phone they scroll sideways in one line.
 */
function Choices({ t, year, city, chosen, festivals }: ChoicesProps) {
  const counted = festivalChoices.map((choice) => ({
    choice,
    count: festivals.filter((festival) => isUnder(choice, festival)).length,
  }))
  return (
    <nav aria-label={t('festivals.kinds')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        {counted
          .filter(({ count }) => count > 0)
          .map(({ choice, count }) => (
            <li key={choice}>
              <a
                href={`/festivals/${year}?city=${city}${choice === festivalChoices[0] ? '' : `&kind=${choice}`}`}
                rel={choice === festivalChoices[0] ? undefined : 'nofollow'}
                data-stay=""
                aria-current={choice === chosen ? 'true' : undefined}
                className={chipClasses()}
              >
                {t(`festivals.kind.${choice}`)} ({count})
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function YearSteps({
  t,
  reply: { year, prev, next },
  city,
}: {
  t: AlmanacArgs['t']
  reply: FestivalsReply
  city: string
}) {
  const step = (to: number | null, rel: 'prev' | 'next') =>
    to !== null && (
      <a
        href={`/festivals/${to}?city=${city}`}
        rel={rel}
        data-stay=""
        className="grid size-11 place-items-center text-ink no-underline hover:text-sindoor"
      >
        <span className="sr-only">{to}</span>
        <span aria-hidden="true">{rel === 'prev' ? '←' : '→'}</span>
      </a>
    )
  return (
    <nav
      aria-label={t('steps.years')}
      className="tabular inline-flex items-center rounded-md border border-rule-strong bg-paper-raised"
    >
      {step(prev, 'prev')}
      <span className="px-1 font-semibold">{year}</span>
      {step(next, 'next')}
    </nav>
  )
}

function listOf(address: string, festivals: readonly FestivalOfPlace[], { t }: AlmanacArgs) {
  return {
    '@type': 'ItemList',
    itemListElement: festivals.map((festival, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: `${festivalName(t, festival)}, ${festival.date}`,
      url: `${address}#${festival.key}-${festival.date}`,
    })),
  }
}
