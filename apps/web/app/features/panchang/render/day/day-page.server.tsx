import { defaultCity, getPanchangAt, getPanchangDay, type PanchangDayReply } from '@sankalp/contract/panchang'
import { searchPlaces } from '@sankalp/contract/places'
import { redirect } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../../lib/page/json-ld.tsx'
import { type CallResult, callEndpoint } from '../../../../lib/reading/call-api.server.ts'
import { detailOf } from '../../../../shared/places/picked-place.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { DoubleRule } from '../../../../ui/card.tsx'
import { readTypedDate } from '../../typed-date.ts'
import { formatDate, plainDate } from '../almanac.tsx'
import { Also } from '../also.tsx'
import { type AlmanacArgs, type AlmanacRendering, type LoaderArgs, renderAlmanac } from '../render-almanac.server.tsx'
import { badDate, faulty, refused, unknownCity, unknownPoint } from '../messages.tsx'
import { Meanings, Section } from '../parts.tsx'
import { placeName } from '../place-name.ts'
import { type Fault, troubleOf } from '../refusal.ts'
import { terms } from '../terms.ts'
import { About, Analysis, Faq } from './about.tsx'
import { Balas } from './balas.tsx'
import { ChoghadiyaTables } from './choghadiya.tsx'
import { BeforeSunrise, type Dawning, dawningAt, dawningUntil } from './dawn.tsx'
import { DayFestivals } from './day-festivals.tsx'
import { DayScene } from './day-scene.tsx'
import { FirstLook, firstLookUntil } from './first-look.tsx'
import { DayChoices, DayHead, DaySteps, OnThisPage } from './head.tsx'
import { HoraTables } from './hora.tsx'
import { InfoCard } from './info-card.tsx'
import { LagnaTables } from './lagna.tsx'
import { type Light, lightOn } from './light.ts'
import { LimbMeanings } from './limb-meanings.tsx'
import { LimbsCard } from './limbs-card.tsx'
import { SunAndMoon } from './sun-and-moon.tsx'
import { ThirtyMuhurtaTables } from './thirty-muhurtas.tsx'
import { Times } from './times.tsx'
import { WheelOfDay } from './wheel-of-day.tsx'

/**
 * Renders `/panchang`: the page of the default city or of the coordinates in the address, or a redirect to a city by
 * its name.
 */
export function renderPanchang(loaderArgs: LoaderArgs) {
  return renderAlmanac(loaderArgs, async (args) => {
    const { searchParams } = args.url
    const city = searchParams.get('city')
    if (city) return findCity(args, city)
    const [lat, lon, zone] = [searchParams.get('lat'), searchParams.get('lon'), searchParams.get('zone')]
    const asked = searchParams.get('date')
    const read = asked === null ? null : readTypedDate(asked)
    if (lat === null || lon === null || zone === null) {
      if (read) return redirect(`/panchang/${defaultCity}/${read}`)
      if (asked === null && (await isKnown(args, args.visit.city)))
        return redirect(`/panchang/${args.visit.city}${args.url.search}`)
      return renderDay(
        args,
        await callEndpoint(args.visit, getPanchangDay, { params: { city: defaultCity, date: 'today' } }),
        { isForAnyPlace: asked === null, isBadDate: asked !== null },
      )
    }
    const query = { lat, lon, zone, date: read ?? 'today' }
    const found = await callEndpoint(args.visit, getPanchangAt, { query })
    // The date was validated above, so the place is wrong.
    if ('refusal' in found && 'badInput' in troubleOf(found.refusal)) return unknownPoint(args)
    return renderDay(args, found, { isBadDate: asked !== null && !read, isHidden: true })
  })
}

/** Returns whether a stored city still exists: it may have been renamed. */
async function isKnown({ visit }: AlmanacArgs, city: string | undefined): Promise<boolean> {
  return (
    city !== undefined &&
    city !== defaultCity &&
    'reply' in (await callEndpoint(visit, getPanchangDay, { params: { city, date: 'today' } }))
  )
}

/** Renders `/panchang/{city}` and `/panchang/{city}/{date}`. */
export function renderCityDay(loaderArgs: LoaderArgs, { city, date }: { city: string; date?: string }) {
  return renderAlmanac(loaderArgs, async (args) => {
    const typed = args.url.searchParams.get('date')
    const read = typed === null ? null : readTypedDate(typed)
    // Encode the name again: it may be in another script, which a header cannot hold.
    if (read) return redirect(`/panchang/${encodeURIComponent(city)}/${read}`)
    if (date !== undefined && readTypedDate(date) !== date) return badDate(args, `/panchang/${city}`)
    return renderDay(
      args,
      await callEndpoint(args.visit, getPanchangDay, { params: { city, date: date ?? 'today' } }),
      { isBadDate: typed !== null },
    )
  })
}

/**
 * Handles a name typed into the plain form: opens the likeliest place of that name, on the requested page; for a
 * misspelled name, suggests places.
 */
async function findCity(args: AlmanacArgs, name: string): Promise<AlmanacRendering | Response> {
  const wanted = args.url.searchParams.get('to') ?? ''
  const pattern = /^\/[a-z-]+\/(\{city\}|\d{4}\?city=\{city\})(\/[\d-]+)*$/.test(wanted) ? wanted : '/panchang/{city}'
  const found = await callEndpoint(args.visit, searchPlaces, { query: { q: name.slice(0, 80), limit: '5' } })
  const { places = [], guesses = [] } = 'reply' in found ? found.reply : {}
  const [first] = places
  if (first && !guesses.includes(first.id)) return redirect(pattern.replace('{city}', first.slug))
  return unknownCity(args, places, pattern)
}

/** Renders the page with a message in place of the cards: the parts that need no answer are still shown. */
function faultyDay(args: AlmanacArgs, fault: Fault): AlmanacRendering {
  const { t, url } = args
  const { head, status } = faulty(args, fault)
  return {
    head,
    status,
    body: (
      <article className="page-width grid gap-8 py-6 sm:py-10">
        <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{t('title.any')}</h1>
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4"
        >
          <p className="font-semibold">{t(`fault.${fault}`)}</p>
          <p>{t('fault.whatToDo')}</p>
          <a href={url.pathname + url.search} data-plain="" className={buttonClasses('primary')}>
            {t('fault.tryAgain')}
          </a>
        </div>
        <About />
        <Faq />
      </article>
    ),
  }
}

type Options = { isForAnyPlace?: boolean; isBadDate?: boolean; isHidden?: boolean }

function renderDay(args: AlmanacArgs, called: CallResult<PanchangDayReply>, options: Options): AlmanacRendering {
  if ('refusal' in called)
    return refused(args, called.refusal, { pattern: '/panchang/{city}', back: '/panchang' }, faultyDay)
  const { reply } = called
  const { t, language } = args
  const { place, date, today, todayEndsAt, day } = reply
  const nowMs = Date.now()
  const dawning = dawningAt(reply, nowMs)
  const { light, until: lightUntil } = lightOn(reply, nowMs)
  const name = placeName(args, reply)
  const when = formatDate(date, language, plainDate)
  const tithi = t(`jyotish:tithis.${day.tithis[0]!.key}`)
  const star = t(`jyotish:nakshatras.${day.nakshatras[0]!.key}`)
  return {
    head: {
      title: t(date === today ? 'title.today' : 'title.day', { place: name, date: when }),
      description: t('description.day', {
        place: place ? [name, detailOf(place, language)].filter(Boolean).join(', ') : name,
        date: when,
        tithi,
        star,
      }),
      image: place ? `/share/panchang/${place.slug}/${date}.png${language === 'hin' ? '?lng=hin' : ''}` : undefined,
      hidden: options.isHidden,
    },
    where: { zone: reply.spot.zone, date },
    today,
    todayEndsAt,
    trueUntil: earliest(firstLookUntil(reply, nowMs), dawning && dawningUntil(dawning), lightUntil),
    isForAnyPlace: options.isForAnyPlace,
    status: options.isBadDate ? 400 : 200,
    body: (
      <DayPage
        reply={reply}
        nowMs={nowMs}
        dawning={dawning}
        light={light}
        name={name}
        isBadDate={options.isBadDate ?? false}
        origin={args.visit.origin}
        t={t}
      />
    ),
  }
}

function earliest(...instants: (number | null | undefined)[]): number | undefined {
  const known = instants.filter((at) => typeof at === 'number')
  return known.length > 0 ? Math.min(...known) : undefined
}

type DayPageProps = {
  reply: PanchangDayReply
  nowMs: number
  dawning: Dawning | null
  light: Light
  name: string
  isBadDate: boolean
  origin: string
} & Pick<AlmanacArgs, 't'>

function DayPage({ reply, nowMs, dawning, light, name, isBadDate, origin, t }: DayPageProps) {
  const { day, festivals, place, date, rising, thirtyMuhurtas } = reply
  const city = place?.slug ?? defaultCity
  return (
    <article className="page-width grid gap-8 py-4 sm:py-10">
      <div className="grid gap-x-10 gap-y-2 sm:gap-y-3 lg:grid-cols-[1fr_22.5rem]">
        <DayScene light={light} />
        <div className="grid content-start gap-2 sm:gap-3 lg:row-start-1">
          <DayHead reply={reply} placeName={name} badDate={isBadDate} />
          <FirstLook reply={reply} nowMs={nowMs} />
          <DayChoices reply={reply} />
        </div>
      </div>
      {dawning && <BeforeSunrise dawning={dawning} isUnderLimbs />}
      <DayFestivals
        festivals={festivals}
        to={`/festivals/${date.slice(0, 4)}?city=${city}&kind=all`}
        isPast={date < reply.today}
      />
      <div className="grid items-center gap-6 md:grid-cols-2">
        <WheelOfDay reply={reply} />
        <SunAndMoon day={day} />
      </div>
      {day.muhurtas && <OnThisPage hasLagnas={rising !== null} />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <LimbsCard day={day} />
        <InfoCard day={day} />
      </div>
      {!day.muhurtas && <p className="rounded-md bg-info-tint p-4">{t('polar')}</p>}
      <Times reply={reply} />
      <Balas reply={reply} />
      {day.muhurtas && (
        <>
          <Section id="choghadiya" title={t('choghadiya.title')} lead={t('choghadiya.lead')}>
            <ChoghadiyaTables choghadiya={day.muhurtas.choghadiya} dawning={dawning} />
          </Section>
          <Section id="hora" title={t('hora.title')} lead={t('hora.lead')}>
            <HoraTables horas={day.muhurtas.horas} dawning={dawning} />
          </Section>
        </>
      )}
      {thirtyMuhurtas && (
        <Section id="muhurtas" title={t('muhurtas.title')} lead={t('muhurtas.lead')}>
          <ThirtyMuhurtaTables muhurtas={thirtyMuhurtas} dawning={dawning} />
        </Section>
      )}
      {rising && (
        <Section id="lagna" title={t('lagna.title')} lead={t('lagna.lead')}>
          <LagnaTables rising={rising} />
        </Section>
      )}
      <DaySteps reply={reply} />
      {place && <Also city={place.slug} date={date} except="panchang" />}
      <DoubleRule />
      <Analysis reply={reply} />
      <About />
      <Faq />
      <Meanings terms={terms} />
      <LimbMeanings day={day} />
      {place && (
        <JsonLd
          thing={breadcrumbs(origin, [
            { name: t('title.any'), path: '/panchang' },
            { name, path: `/panchang/${place.slug}` },
          ])}
        />
      )}
    </article>
  )
}
