import { type Acharya, getAllAcharya } from '@sankalp/contract/acharyas'
import { changeHours, slotMinutes } from '@sankalp/contract/booking-rules'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { defaultCity } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { getAllPooja, searchPooja } from '@sankalp/contract/poojas'
import type { PageHeadProps } from '../../../lib/page/page-head.tsx'
import { priceText } from '../../../lib/locale/rupees-text.ts'
import {
  type LoaderArgs,
  type PageAnswer,
  type PageArgs,
  answerPage,
} from '../../../lib/public-page/answer-page.server.ts'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { comingFestivals } from '../../../shared/almanac/coming-festivals.server.ts'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import type { Count } from '../counted-strip.tsx'
import { type PoojasWish, poojasQuery, readPoojasAddress } from '../poojas-address.ts'
import type { PoojasFacts } from './list-page.tsx'
import { listQuery } from './list-query.ts'
import type { PoojaList } from './results.tsx'

type Args = PageArgs<'poojas'>
type Answer = PageAnswer<PoojasFacts>

/** A changed price shows after this time at the latest. The price is checked again before payment. */
const cachedMs = 5 * 60_000
const dayMs = 24 * 3_600_000

/** Loads `/pooja`: all poojas, those of a concern or a search, or the acharyas on the other side of the switch. */
export function loadPoojas(loaderArgs: LoaderArgs) {
  return answerPage<'poojas', PoojasFacts>(loaderArgs, ['poojas', 'festivals'], async (args) => {
    const wish = readPoojasAddress(args.url.searchParams)
    return wish.among === 'astrologer' ? astrologersPage(args, wish) : poojasPage(args, wish)
  })
}

async function poojasPage(args: Args, wish: PoojasWish): Promise<Answer> {
  const { visit } = args
  const now = Date.now()
  const today = indiaDay(new Date(now))
  const isPlain = wish.q === '' && wish.concern === null
  const festivals = isPlain ? await nextFestivals(args, today) : []
  const result = await callEndpoint(visit, wish.q ? searchPooja : getAllPooja, {
    query: listQuery(
      wish,
      festivals.map(({ key }) => key),
    ),
  })
  const found = foundText(args, wish, result)
  const first = 'reply' in result ? result.reply.poojas[0] : undefined
  const next = wish.page === 1 && first && festivals.find(({ key }) => first.festivals.includes(key))
  return {
    ...aroundOf(args, wish, found),
    facts: {
      wish,
      found,
      poojas: result,
      occasions: festivals.map((festival) => ({ key: festival.key, text: occasionText(args, festival, today) })),
      lead: next ? leadText(args, next, today) : null,
      counts: isPlain && wish.page === 1 ? await countAll(args) : [],
      rules: { hours: changeHours, minutes: slotMinutes },
    },
    status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.poojas.length === 0 ? 404 : 200,
    // Do not cache searches, since they rarely repeat. Cache at most until midnight: a new day may have another
    // festival.
    until: wish.q ? null : Math.min(now + cachedMs, indiaDayStart(today).getTime() + dayMs),
  }
}

async function astrologersPage(args: Args, wish: PoojasWish): Promise<Answer> {
  const { t, visit } = args
  const result = await callEndpoint(visit, getAllAcharya, { query: { page: String(wish.page), keyword: wish.q } })
  const count = 'reply' in result ? result.reply.totalAstrologers : 0
  const found = wish.q && 'reply' in result ? t('astrologers.found', { count, q: wish.q }) : t('astrologers.all')
  return {
    ...aroundOf(args, wish, found),
    facts: { wish, found, astrologers: result },
    status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.astrologers.length === 0 ? 404 : 200,
    until: wish.q ? null : Date.now() + cachedMs,
  }
}

function aroundOf({ t }: Args, wish: PoojasWish, found: string): Pick<Answer, 'head' | 'spoken' | 'texts'> {
  return { head: headOf(t, wish, found), spoken: found, texts: { loading: t('state.loading') } }
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

const nameOf = ({ texts, language }: Args, { key }: FestivalOfPlace) =>
  texts.text(language, 'festivals', `names.${key}`)
const dateOf = ({ language }: Args, { date }: FestivalOfPlace) =>
  formatDate(date, language, { day: 'numeric', month: 'long' })

function occasionText(args: Args, festival: FestivalOfPlace, today: string): string {
  return `${nameOf(args, festival)} · ${festival.date === today ? args.t('list.today') : dateOf(args, festival)}`
}

function leadText(args: Args, festival: FestivalOfPlace, today: string): string {
  const words = { festival: nameOf(args, festival), date: dateOf(args, festival) }
  return args.t(festival.date === today ? 'list.festivalToday' : 'list.festival', words)
}

/** Without the calendar the list still renders, in its usual order. */
async function nextFestivals({ visit }: Args, today: string): Promise<FestivalOfPlace[]> {
  const festivals = await comingFestivals(visit, defaultCity, today)
  return 'reply' in festivals ? festivals.reply : []
}

/** Counts poojas and acharyas. Leaves out what cannot be counted at the moment. */
async function countAll({ t, visit, language }: Args): Promise<Count[]> {
  const [poojas, acharyas] = await Promise.all([
    callEndpoint(visit, getAllPooja, { query: { pageSize: '50' } }),
    callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
  ])
  const counts: Count[] = []
  if ('reply' in poojas && poojas.reply.poojas.length > 0) {
    const { poojas: list, totalPoojas: count } = poojas.reply
    counts.push({ value: String(count), of: t('counted.poojas', { count }) })
    // The minimum is known only if the reply contains all poojas.
    if (list.length === count)
      counts.push({
        value: priceText(Math.min(...list.map(({ total_from }) => total_from)), language),
        of: t('counted.least'),
      })
  }
  if ('reply' in acharyas && acharyas.reply.astrologers.length > 0) {
    const { astrologers, totalAstrologers: count }: { astrologers: Acharya[]; totalAstrologers: number } =
      acharyas.reply
    counts.push({ value: String(count), of: t('counted.acharyas', { count }) })
    const spoken = new Set(astrologers.flatMap(({ languages }) => languages)).size
    if (astrologers.length === count)
      counts.push({ value: String(spoken), of: t('counted.languages', { count: spoken }) })
  }
  return counts
}
