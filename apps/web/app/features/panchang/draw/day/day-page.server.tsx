import { defaultCity, getPanchangAt, getPanchangDay, type PanchangDayReply } from '@sankalp/contract/panchang'
import { searchPlaces } from '@sankalp/contract/places'
import { redirect } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../../lib/json-ld.tsx'
import { sameOnAllPages } from '../../../../lib/markup/write-markup.ts'
import { detailOf } from '../../../../lib/places/picked-place.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { DoubleRule } from '../../../../ui/card.tsx'
import { readTypedDate } from '../../typed-date.ts'
import { formatDate, plainDate } from '../almanac.tsx'
import { Also } from '../also.tsx'
import { type Fault, ask } from '../ask.server.ts'
import { type Asking, type Drawing, type LoaderArgs, drawPage } from '../draw-page.server.tsx'
import { badDate, faulty, unknownCity, unknownPoint } from '../messages.tsx'
import { Meanings, Section } from '../parts.tsx'
import { placeName } from '../place-name.ts'
import { terms } from '../terms.ts'
import { About, Analysis, Faq } from './about.tsx'
import { Balas } from './balas.tsx'
import { ChoghadiyaTables } from './choghadiya.tsx'
import { BeforeSunrise, type Dawning, dawningAt, dawningUntil } from './dawn.tsx'
import { DayFestivals } from './day-festivals.tsx'
import { DayHead, DaySteps, OnThisPage } from './head.tsx'
import { HoraTables } from './hora.tsx'
import { InfoCard } from './info-card.tsx'
import { LagnaTables } from './lagna.tsx'
import { LimbMeanings } from './limb-meanings.tsx'
import { LimbsCard } from './limbs-card.tsx'
import { SunAndMoon } from './sun-and-moon.tsx'
import { ThirtyMuhurtaTables } from './thirty-muhurtas.tsx'
import { Times } from './times.tsx'
import { WheelOfDay } from './wheel-of-day.tsx'

/** `/panchang`: S1's page, at its place, at a point that the address names, or led on to a city by its name. */
export function drawPanchang(args: LoaderArgs) {
  return drawPage(args, async (asking) => {
    const { searchParams } = asking.url
    const city = searchParams.get('city')
    if (city) return findCity(asking, city)
    const { lat, lon, zone } = Object.fromEntries(searchParams)
    const asked = searchParams.get('date')
    const read = asked === null ? null : readTypedDate(asked)
    if (lat === undefined || lon === undefined || zone === undefined) {
      if (read) return redirect(`/panchang/${defaultCity}/${read}`)
      if (asked === null && (await isKnown(asking, asking.visit.city))) return redirect(`/panchang/${asking.visit.city}${asking.url.search}`)
      return drawDay(asking, await ask(asking.visit, getPanchangDay, { params: { city: defaultCity, date: 'today' } }), { isForAnyPlace: asked === null, isBadDate: asked !== null })
    }
    const query = { lat, lon, zone, date: read ?? 'today' }
    const found = await ask(asking.visit, getPanchangAt, { query })
    // The date was read above, so it is the place that is wrong.
    if ('badInput' in found) return unknownPoint(asking)
    return drawDay(asking, found, { isBadDate: asked !== null && !read, isHidden: true })
  })
}

/** A city that was chosen long ago may be called otherwise by now. */
async function isKnown({ visit }: Asking, city: string | undefined): Promise<boolean> {
  return city !== undefined && city !== defaultCity && 'reply' in (await ask(visit, getPanchangDay, { params: { city, date: 'today' } }))
}

/** `/panchang/{city}` and `/panchang/{city}/{date}`. */
export function drawCityDay(args: LoaderArgs, { city, date }: { city: string; date?: string }) {
  return drawPage(args, async (asking) => {
    const typed = asking.url.searchParams.get('date')
    const read = typed === null ? null : readTypedDate(typed)
    if (read) return redirect(`/panchang/${city}/${read}`)
    if (date !== undefined && readTypedDate(date) !== date) return badDate(asking, `/panchang/${city}`)
    return drawDay(asking, await ask(asking.visit, getPanchangDay, { params: { city, date: date ?? 'today' } }), { isBadDate: typed !== null })
  })
}

/** A name typed into the plain form: the likeliest place of that name, on the page it was asked for. */
async function findCity(asking: Asking, name: string): Promise<Drawing | Response> {
  const wanted = asking.url.searchParams.get('to') ?? ''
  const pattern = /^\/[a-z-]+\/(\{city\}|\d{4}\?city=\{city\})(\/[\d-]+)*$/.test(wanted) ? wanted : '/panchang/{city}'
  const found = await ask(asking.visit, searchPlaces, { query: { q: name.slice(0, 80), limit: '1' } })
  if ('reply' in found && found.reply.places[0]) return redirect(pattern.replace('{city}', found.reply.places[0].slug))
  return unknownCity(asking, [], pattern)
}

/** S1's page with its message in place of the cards: all that needs no answer is still there. */
function faultyDay(asking: Asking, fault: Fault): Drawing {
  const { t, url } = asking
  const { head, status } = faulty(asking, fault)
  return {
    head,
    status,
    body: (
      <article className="page-width grid gap-8 py-6 sm:py-10">
        <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{t('title.any')}</h1>
        <div role="alert" className="grid justify-items-start gap-3 rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4">
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

function drawDay(asking: Asking, asked: Awaited<ReturnType<typeof ask<typeof getPanchangDay>>>, options: Options): Drawing {
  if ('unknownCity' in asked) return unknownCity(asking, asked.unknownCity, '/panchang/{city}')
  if ('badInput' in asked) return badDate(asking, '/panchang')
  if ('fault' in asked) return faultyDay(asking, asked.fault)
  const { reply } = asked
  const { t, language } = asking
  const { place, date, today, todayEndsAt, day } = reply
  const dawning = dawningAt(reply, Date.now())
  const name = placeName(asking, reply)
  const when = formatDate(date, language, plainDate)
  const tithi = t(`jyotish:tithis.${day.tithis[0]!.key}`)
  const star = t(`jyotish:nakshatras.${day.nakshatras[0]!.key}`)
  return {
    head: {
      title: t(date === today ? 'title.today' : 'title.day', { place: name, date: when }),
      description: t('description.day', { place: place ? [name, detailOf(place, language)].filter(Boolean).join(', ') : name, date: when, tithi, star }),
      image: place ? `/share/panchang/${place.slug}/${date}.png${language === 'hin' ? '?lng=hin' : ''}` : undefined,
      hidden: options.isHidden,
    },
    where: { zone: reply.spot.zone, date },
    today,
    todayEndsAt,
    trueUntil: dawning ? dawningUntil(dawning) : undefined,
    isForAnyPlace: options.isForAnyPlace,
    status: options.isBadDate ? 400 : 200,
    body: <DayPage reply={reply} dawning={dawning} name={name} isBadDate={options.isBadDate ?? false} origin={asking.visit.origin} t={t} />,
  }
}

function DayPage({ reply, dawning, name, isBadDate, origin, t }: { reply: PanchangDayReply; dawning: Dawning | null; name: string; isBadDate: boolean; origin: string } & Pick<Asking, 't'>) {
  const { day, festivals, place, date, rising, thirtyMuhurtas } = reply
  const city = place?.slug ?? defaultCity
  return (
    <article className="page-width grid gap-8 py-6 sm:py-10">
      <DayHead reply={reply} placeName={name} badDate={isBadDate} />
      <DaySteps reply={reply} />
      {dawning && <BeforeSunrise dawning={dawning} />}
      {day.muhurtas && <OnThisPage hasLagnas={rising !== null} />}
      <DayFestivals festivals={festivals} to={`/festivals/${date.slice(0, 4)}?city=${city}`} />
      <div className="grid items-center gap-6 md:grid-cols-2">
        <WheelOfDay reply={reply} />
        <SunAndMoon day={day} />
      </div>
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
      <DaySteps reply={reply} isAgain />
      {place && <Also city={place.slug} date={date} except="panchang" />}
      <DoubleRule />
      <Analysis reply={reply} />
      <About />
      <Faq />
      <TermMeanings />
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

const TermMeanings = sameOnAllPages(() => <Meanings terms={terms} />)
