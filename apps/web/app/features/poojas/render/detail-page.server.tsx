import { type Acharya, getAllAcharya } from '@sankalp/contract/acharyas'
import { getNextSlots } from '@sankalp/contract/bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { type Pooja, type PoojaDetails, getPoojaById } from '@sankalp/contract/poojas'
import { getReviews } from '@sankalp/contract/reviews'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type LoaderArgs,
  type RenderArgs,
  type Rendering,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import type { DetailFacts } from '../detail-facts.ts'
import { AboutPooja, PoojaQuestions } from './about-pooja.tsx'
import { AcharyaChoice, BookBar } from './acharya-choice.tsx'
import { questionsThing } from './below-list.tsx'
import { type Count, CountedStrip } from './counted-strip.tsx'
import { Opening } from './detail-opening.tsx'
import type { FreeSlot } from './free-slot.ts'
import { NextSlots } from './next-slots.tsx'
import { poojaPage } from './pooja-card.tsx'
import { Reviews } from './reviews.tsx'
import { productThing, ratingThing } from './things.ts'
import { namespaces } from './words.ts'

type Args = RenderArgs<'poojas'>
export type DescribedPooja = Pooja & { details: PoojaDetails | null }
export type AcharyaPage = { astrologers: Acharya[]; totalAstrologers: number }

/** Which hours are free changes from minute to minute; who confirms one is told whether it still is. */
const cachedMs = 60_000

/** `/PujaDetailsPage/{id}`: open to everybody; only booking asks who one is. */
export function renderPooja(loaderArgs: LoaderArgs, { id }: { id: string }) {
  return renderPage<'poojas', DetailFacts | null>(
    loaderArgs,
    namespaces,
    async (args): Promise<Rendering<DetailFacts | null>> => {
      const result = await callEndpoint(args.visit, getPoojaById, { params: { id } })
      if ('reply' in result) return poojaDetailPage(args, result.reply.pooja)
      const { status, message } = result.refusal
      // An address that cannot be one of ours is refused as wrong input; for a reader it is simply not there.
      return status === 404 || status === 400 ? missing(args) : failed(args, message)
    },
  )
}

async function poojaDetailPage(args: Args, pooja: DescribedPooja): Promise<Rendering<DetailFacts>> {
  const { t, language, visit, url } = args
  const now = Date.now()
  const showsAll = url.searchParams.get('acharyas') === 'all'
  const [acharyas, slots, reviews] = await Promise.all([
    callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
    callEndpoint(visit, getNextSlots, {}),
    callEndpoint(visit, getReviews, { params: { subject: 'pooja', id: pooja._id } }),
  ])
  const free = 'reply' in slots ? slots.reply.slots.filter(({ startsAt }) => Date.parse(startsAt) > now) : null
  const path = poojaPage(pooja._id)
  return {
    head: {
      title: pooja.pooja_name,
      description: pooja.description,
      image: `/share/pooja/${pooja._id}.png?lng=${language}`,
    },
    facts: { selectFirst: t('detail.selectFirst'), loading: t('state.loading'), failed: t('detail.acharyas.failed') },
    until: now + cachedMs,
    body: (
      <>
        <Opening pooja={pooja} />
        <div className="page-width grid grid-cols-1 gap-12 py-8 sm:gap-16">
          <AboutPooja pooja={pooja} />
          <AcharyaChoice
            pooja={pooja}
            result={acharyas}
            free={free ?? []}
            today={indiaDay(new Date(now))}
            showsAll={showsAll}
          />
          {free && <NextSlots slots={namedSlots(free, acharyas)} poojaId={pooja._id} today={indiaDay(new Date(now))} />}
          {'reply' in reviews && <Reviews {...reviews.reply} />}
          <CountedStrip counts={countAcharyas(args, acharyas)} note={t('detail.counted.note')} />
          <PoojaQuestions pooja={pooja} />
        </div>
        <BookBar pooja={pooja} />
        <JsonLd
          thing={{
            ...productThing(pooja, visit.origin),
            ...('reply' in reviews && ratingThing(reviews.reply.summary)),
          }}
        />
        <JsonLd
          thing={breadcrumbs(visit.origin, [
            { name: t('heading'), path: '/pooja' },
            { name: pooja.pooja_name, path },
          ])}
        />
        {pooja.details && <JsonLd thing={questionsThing(pooja.details.questions)} />}
      </>
    ),
  }
}

/** Slots of acharyas whom the page does not know are left out: nobody could be told whose they are. */
function namedSlots(free: readonly FreeSlot[], acharyas: CallResult<AcharyaPage>) {
  const names = new Map('reply' in acharyas ? acharyas.reply.astrologers.map(({ _id, name }) => [_id, name]) : [])
  return free.flatMap((slot) => {
    const name = names.get(slot.acharyaId)
    return name ? [{ ...slot, name }] : []
  })
}

/** Only where everybody was looked at. */
function countAcharyas({ t }: Args, acharyas: CallResult<AcharyaPage>): Count[] {
  if ('refusal' in acharyas) return []
  const { astrologers, totalAstrologers: count } = acharyas.reply
  if (count === 0) return []
  const all = { value: String(count), of: t('detail.counted.acharyas', { count }) }
  if (astrologers.length < count) return [all]
  const years = astrologers.reduce((sum, { experience }) => sum + experience, 0)
  const spoken = new Set(astrologers.flatMap(({ languages }) => languages)).size
  return [
    all,
    { value: String(years), of: t('detail.counted.years', { count: years }) },
    { value: String(spoken), of: t('detail.counted.languages', { count: spoken }) },
  ]
}

const Pale = (props: { size?: number }) => <Diya {...props} lit={false} className="text-ink-soft" />

function missing({ t }: Args): Rendering<null> {
  return {
    head: { title: t('detail.missing.title'), description: t('detail.missing.text'), hidden: true },
    status: 404,
    until: null,
    body: (
      <MessagePage
        drawing={Pale}
        title={t('detail.missing.title')}
        actions={
          <a href="/pooja" className={buttonClasses('primary')}>
            {t('search.all')}
          </a>
        }
      >
        <p>{t('detail.missing.text')}</p>
      </MessagePage>
    ),
  }
}

function failed({ t, url }: Args, message: string): Rendering<null> {
  return {
    head: { title: t('detail.failed'), description: message, hidden: true },
    status: 503,
    until: null,
    body: (
      <MessagePage
        drawing={Pale}
        title={t('detail.failed')}
        actions={
          <a href={url.pathname} data-plain="" className={buttonClasses('primary')}>
            {t('shell:tryAgain')}
          </a>
        }
      >
        <p role="alert">{t('state.error', { message })}</p>
      </MessagePage>
    ),
  }
}
