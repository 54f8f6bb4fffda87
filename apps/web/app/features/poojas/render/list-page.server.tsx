import { getAllAcharya } from '@sankalp/contract/acharyas'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { defaultCity } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { type Pooja, getAllPooja, searchPooja } from '@sankalp/contract/poojas'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import type { PageHeadProps } from '../../../lib/page/page-head.tsx'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type LoaderArgs,
  type RenderArgs,
  type Rendering,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { comingFestivals } from '../../../shared/almanac/coming-festivals.server.ts'
import type { ListFacts } from '../list-facts.ts'
import { type PoojasWish, apiPageOf, poojasAddress, poojasQuery, readPoojasAddress } from '../poojas-address.ts'
import { type AstrologerList, Astrologers } from './astrologers.tsx'
import { Banner } from './banner.tsx'
import { Concerns, Counted, HowItWorks, Questions } from './below-list.tsx'
import type { Count } from './counted-strip.tsx'
import { MoreDialog } from './more-dialog.tsx'
import { type PoojaList, Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { productThing } from './things.ts'
import { namespaces } from './words.ts'

type Args = RenderArgs<'poojas'>

/** A changed price is seen by everybody this soon; it is asked for again before anybody pays. */
const cachedMs = 5 * 60_000
const dayMs = 24 * 3_600_000

/** `/pooja`: all poojas, those of a concern or a search, or on the other side of the switch acharyas. */
export function renderPoojas(loaderArgs: LoaderArgs) {
  return renderPage<'poojas', ListFacts>(loaderArgs, namespaces, async (args) => {
    const wish = readPoojasAddress(args.url.searchParams)
    return wish.among === 'astrologer' ? astrologersPage(args, wish) : poojasPage(args, wish)
  })
}

async function poojasPage(args: Args, wish: PoojasWish): Promise<Rendering<ListFacts>> {
  const { t, visit } = args
  const now = Date.now()
  const today = indiaDay(new Date(now))
  const isPlain = wish.q === '' && wish.concern === null
  const festivals = isPlain ? await nextFestivals(args, today) : []
  const query = {
    ...apiPageOf(wish.page),
    keyword: wish.q,
    ...(wish.concern && { concern: wish.concern }),
    ...(festivals.length > 0 && { first: festivals.map(({ key }) => key).join(',') }),
  }
  const result = await callEndpoint(visit, wish.q ? searchPooja : getAllPooja, { query })
  const isFirst = isPlain && wish.page === 1
  const found = foundText(args, wish, result)
  return {
    ...frameOf(args, wish, found),
    status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.poojas.length === 0 ? 404 : 200,
    // What somebody searches for is searched once; and a new day may have another festival.
    until: wish.q ? null : Math.min(now + cachedMs, indiaDayStart(today).getTime() + dayMs),
    body: (
      <Whole wish={wish}>
        <Results result={result} wish={wish} found={found} festivals={festivals} today={today} />
        {/* Beyond the first page, and under a search, one wants the list and nothing else. */}
        <div data-part="below" className="grid gap-14 sm:gap-20">
          {wish.page === 1 && wish.q === '' && <Concerns />}
          {isFirst && <HowItWorks />}
          {isFirst && <Counted counts={await countAll(args)} />}
          {isFirst && <Questions />}
          {isPlain && 'reply' in result && (
            <Described poojas={result.reply.poojas} origin={visit.origin} name={t('heading')} />
          )}
        </div>
      </Whole>
    ),
  }
}

async function astrologersPage(args: Args, wish: PoojasWish): Promise<Rendering<ListFacts>> {
  const { t, visit } = args
  const result = await callEndpoint(visit, getAllAcharya, { query: { page: String(wish.page), keyword: wish.q } })
  const count = 'reply' in result ? result.reply.totalAstrologers : 0
  const found = wish.q && 'reply' in result ? t('astrologers.found', { count, q: wish.q }) : t('astrologers.all')
  return {
    ...frameOf(args, wish, found),
    status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.astrologers.length === 0 ? 404 : 200,
    until: wish.q ? null : Date.now() + cachedMs,
    body: (
      <Whole wish={wish}>
        <Astrologers result={result satisfies CallResult<AstrologerList>} wish={wish} found={found} />
        <div data-part="below" />
      </Whole>
    ),
  }
}

function Whole({ wish, children }: { wish: PoojasWish; children: React.ReactNode }) {
  return (
    <>
      <Banner />
      <div className="page-width grid grid-cols-1 gap-10 py-6 sm:gap-12 sm:py-10">
        <SearchForm wish={wish} />
        {children}
      </div>
      <MoreDialog />
    </>
  )
}

/** What all lists share; they change in place, so that the search field stays the same while one types. */
function frameOf(
  { t }: Args,
  wish: PoojasWish,
  found: string,
): Pick<Rendering<ListFacts>, 'head' | 'spoken' | 'frame' | 'facts' | 'texts'> {
  const facts = {
    address: poojasAddress(wish),
    loading: t('more.loading'),
    offline: t('state.error', { message: t('state.offline') }),
  }
  return { head: headOf(t, wish, found), spoken: found, frame: 'poojas', facts, texts: { loading: t('state.loading') } }
}

function headOf(t: Args['t'], wish: PoojasWish, found: string): PageHeadProps {
  const isPlain = wish.q === '' && wish.concern === null && wish.among === 'pooja'
  const title = isPlain ? t('title') : found
  return {
    title: wish.page > 1 ? `${title}, ${t('list.page', { page: wish.page })}` : title,
    description: t('description'),
    hidden: wish.q !== '',
    query: poojasQuery({ ...wish, q: '' }),
  }
}

function foundText({ t }: Args, { q, concern }: PoojasWish, result: CallResult<PoojaList>): string {
  if ('refusal' in result) return t('list.failed')
  const count = result.reply.totalPoojas
  const name = concern && t(`concerns.name.${concern}`)
  if (name) return q ? t('list.both', { count, q, concern: name }) : t('list.concern', { count, concern: name })
  return q ? t('list.found', { count, q }) : t('list.all')
}

/** Without its calendar the list still stands, in its usual order. */
async function nextFestivals({ visit }: Args, today: string): Promise<FestivalOfPlace[]> {
  const festivals = await comingFestivals(visit, defaultCity, today)
  return 'reply' in festivals ? festivals.reply : []
}

/** What cannot be counted just now is left out. */
async function countAll({ t, visit, language }: Args): Promise<Count[]> {
  const [poojas, acharyas] = await Promise.all([
    callEndpoint(visit, getAllPooja, { query: { pageSize: '50' } }),
    callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
  ])
  const counts: Count[] = []
  if ('reply' in poojas && poojas.reply.poojas.length > 0) {
    const { poojas: list, totalPoojas: count } = poojas.reply
    counts.push({ value: String(count), of: t('counted.poojas', { count }) })
    // Only where all of them were looked at.
    if (list.length === count)
      counts.push({
        value: rupeesText(Math.min(...list.map(({ total_from }) => total_from)), language),
        of: t('counted.least'),
      })
  }
  if ('reply' in acharyas && acharyas.reply.astrologers.length > 0) {
    const { astrologers, totalAstrologers: count } = acharyas.reply
    counts.push({ value: String(count), of: t('counted.acharyas', { count }) })
    const spoken = new Set(astrologers.flatMap(({ languages }) => languages)).size
    if (astrologers.length === count)
      counts.push({ value: String(spoken), of: t('counted.languages', { count: spoken }) })
  }
  return counts
}

function Described({ poojas, origin, name }: { poojas: readonly Pooja[]; origin: string; name: string }) {
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, [{ name, path: '/pooja' }])} />
      <JsonLd
        thing={{
          '@type': 'ItemList',
          itemListElement: poojas.map((pooja, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: productThing(pooja, origin),
          })),
        }}
      />
    </>
  )
}
