import { type FestivalsReply, defaultCity, getFestivals } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { JsonLd } from '../../../../lib/json-ld.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { firstYear, lastYear } from '../../typed-date.ts'
import { Also } from '../also.tsx'
import { ask } from '../ask.server.ts'
import { NotationChoice, PlaceChange } from '../controls.tsx'
import { type Asking, type Drawing, type LoaderArgs, drawPage } from '../draw-page.server.tsx'
import { badDate, faulty, unknownCity } from '../messages.tsx'
import { placeName } from '../place-name.ts'
import { type FestivalKind, festivalKinds, isKind, kindOf } from '../../../../lib/almanac/festival-kind.ts'
import { FestivalList } from './festival-list.tsx'
import { festivalName } from './festival-name.ts'

/** `/festivals/{year}`, of one kind or all, in the city that the address asks for. */
export function drawFestivals(args: LoaderArgs, { year }: { year: string }) {
  return drawPage(args, async (asking) => {
    const number = Number(year)
    if (!/^\d{4}$/.test(year) || number < firstYear || number > lastYear) return badDate(asking, '/festivals')
    const city = asking.url.searchParams.get('city') ?? defaultCity
    const asked = await ask(asking.visit, getFestivals, { params: { year }, query: { city } })
    if ('unknownCity' in asked) return unknownCity(asking, asked.unknownCity, `/festivals/${year}?city={city}`)
    if ('badInput' in asked) return badDate(asking, '/festivals')
    if ('fault' in asked) return faulty(asking, asked.fault)
    return drawing(asking, asked.reply)
  })
}

function drawing(asking: Asking, reply: FestivalsReply): Drawing {
  const { t, url, visit } = asking
  const { year, today, todayEndsAt } = reply
  const name = placeName(asking, reply)
  const slug = reply.place!.slug
  const asked = url.searchParams.get('kind')
  const kind = isKind(asked) ? asked : null
  const shown = reply.festivals.filter((festival) => !kind || kindOf(festival) === kind)
  return {
    head: { title: t('title.festivals', { year, place: name }), description: t('description.festivals', { year, place: name }) },
    where: { zone: reply.spot.zone, date: today },
    today,
    todayEndsAt,
    body: (
      <article className="page-width grid gap-6 py-6 sm:py-10">
        <header className="grid gap-4">
          <div>
            <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{t('festivals.heading', { year })}</h1>
            <p className="mt-1 max-w-2xl text-lg text-ink-soft">{t('festivals.lead', { place: name })}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <PlaceChange name={name} pattern={`/festivals/${year}?city={city}`} townsOnly />
            <NotationChoice />
          </div>
          <Kinds t={t} year={year} city={slug} chosen={kind} festivals={reply.festivals} />
        </header>
        <YearSteps t={t} reply={reply} city={slug} />
        <FestivalList festivals={shown} today={today} city={slug} />
        <Also city={slug} date={today} except="festivals" />
        <JsonLd thing={listOf(visit.origin + url.pathname, shown, asking)} />
      </article>
    ),
  }
}

type KindsProps = { t: Asking['t']; year: number; city: string; chosen: FestivalKind | null; festivals: readonly FestivalOfPlace[] }

/** Links, so that a choice can be shared and works without script. */
function Kinds({ t, year, city, chosen, festivals }: KindsProps) {
  const counts = new Map<FestivalKind, number>()
  for (const festival of festivals) counts.set(kindOf(festival), (counts.get(kindOf(festival)) ?? 0) + 1)
  const choices = [null, ...festivalKinds.filter((kind) => counts.has(kind))]
  return (
    <nav aria-label={t('festivals.kinds')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((kind) => (
          <li key={kind}>
            <a
              href={`/festivals/${year}?city=${city}${kind ? `&kind=${kind}` : ''}`}
              rel={kind ? 'nofollow' : undefined}
              data-stay=""
              aria-current={kind === chosen ? 'true' : undefined}
              className={buttonClasses(kind === chosen ? 'primary' : 'quiet')}
            >
              {t(`festivals.kind.${kind ?? 'all'}`)} ({kind ? counts.get(kind) : festivals.length})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function YearSteps({ t, reply: { prev, next }, city }: { t: Asking['t']; reply: FestivalsReply; city: string }) {
  const step = (year: number | null, rel: 'prev' | 'next') =>
    year !== null && (
      <a href={`/festivals/${year}?city=${city}`} rel={rel} data-stay="" className="tabular inline-flex min-h-12 items-center gap-2 text-ink no-underline hover:text-sindoor">
        {rel === 'prev' && <span aria-hidden="true">←</span>}
        {year}
        {rel === 'next' && <span aria-hidden="true">→</span>}
      </a>
    )
  return (
    <nav aria-label={t('steps.years')} className="flex justify-between border-y border-rule">
      <span>{step(prev, 'prev')}</span>
      <span>{step(next, 'next')}</span>
    </nav>
  )
}

function listOf(address: string, festivals: readonly FestivalOfPlace[], { t }: Asking) {
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
