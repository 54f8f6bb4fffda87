import { type Acharya, getAllAcharya } from '@sankalp/contract/acharyas'
import { getAllBlog } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { type PanchangDayReply, defaultCity, getPanchangDay } from '@sankalp/contract/panchang'
import { getAllPooja } from '@sankalp/contract/poojas'
import { type Product, getAllProduct } from '@sankalp/contract/shop'
import type { Visit } from '@sankalp/contract/visit'
import { type LoaderArgs, type PageArgs, answerPage } from '../../lib/public-page/answer-page.server.ts'
import { type CallResult, callEndpoint } from '../../lib/reading/call-api.server.ts'
import { formatDate } from '../../shared/almanac/date-text.ts'
import { trueUntil } from '../../shared/almanac/day-now.ts'
import { shortenBlogs } from '../../shared/blog/shorten-blogs.ts'
import type { HomeAcharya } from './acharyas.tsx'
import { findComingPoojas } from './coming-festival.server.ts'
import type { BelowFacts } from './below-forms.tsx'
import type { HomeFacts } from './home-page.tsx'
import { leastText } from './price-text.ts'
import { makeHomeDay } from './home-day.server.tsx'

type Args = PageArgs<'home'>

/** Who is online changes from minute to minute. */
const cachedMs = 60_000
const shownAtOnce = 4
/** Loads the day in the user's city; in the default city if none is chosen or it is unknown. */
async function callToday(visit: Visit) {
  const callIn = (city: string) => callEndpoint(visit, getPanchangDay, { params: { city, date: 'today' } })
  const own = visit.city === undefined ? null : await callIn(visit.city)
  return own && !('refusal' in own && own.refusal.code === 'PLACE_NOT_FOUND') ? own : callIn(defaultCity)
}

export function loadHome(loaderArgs: LoaderArgs) {
  return answerPage<'home', HomeFacts>(loaderArgs, ['home', 'panchang', 'jyotish', 'festivals'], async (args) => {
    const { visit, language, texts, t } = args
    const almanac = (key: string) => texts.text(language, 'panchang', key)
    const nowMs = Date.now()
    const [day, acharyas, allPoojas, products, blogs] = await Promise.all([
      callToday(visit),
      callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
      callEndpoint(visit, getAllPooja, { query: { pageSize: '50' } }),
      callEndpoint(visit, getAllProduct, {}),
      callEndpoint(visit, getAllBlog, { query: { pageSize: String(previewCount) } }),
    ])
    const isTrueUntil = 'reply' in day ? trueUntil(day.reply, ['tithis', 'nakshatras'], nowMs) : nowMs + cachedMs
    return {
      head: { title: t('title'), description: t('description') },
      facts: {
        day: 'reply' in day ? makeHomeDay(day.reply, texts, nowMs) : null,
        renderedAt: nowMs,
        trueUntil: isTrueUntil,
        placeWords: { field: almanac('place.field'), show: almanac('place.show') },
        poojaPrice:
          'reply' in allPoojas ? leastText(allPoojas.reply.poojas, ({ total_from }) => total_from, language) : null,
        below: {
          rate:
            'reply' in acharyas
              ? leastText(acharyas.reply.astrologers, ({ chatPerMinutes }) => chatPerMinutes, language)
              : null,
          acharyas: whoIsThere(acharyas),
          poojas: await poojasOf(args, 'reply' in day ? day.reply : null, nowMs),
          products: inStock(products),
          blogs: shortenBlogs(blogs, language),
        },
      },
      until: 'reply' in day ? Math.min(isTrueUntil, nowMs + cachedMs) : null,
    }
  })
}

/** Returns the acharyas who are online, or else some of those who are away. */
function whoIsThere(result: CallResult<{ astrologers: Acharya[] }>): BelowFacts['acharyas'] {
  if ('refusal' in result) return { shown: [], isAway: false }
  const all = result.reply.astrologers
  const online = all.filter((acharya) => acharya.online)
  return { shown: (online.length > 0 ? online : all).slice(0, shownAtOnce).map(toCard), isAway: online.length === 0 }
}

function toCard({
  _id,
  name,
  image,
  portrait,
  astrologerType,
  experience,
  languages,
  rating,
  online,
  chatPerMinutes,
}: Acharya): HomeAcharya {
  return { _id, name, image, portrait, astrologerType, experience, languages, rating, online, chatPerMinutes }
}

async function poojasOf(
  { visit, language, texts }: Args,
  where: PanchangDayReply | null,
  nowMs: number,
): Promise<BelowFacts['poojas']> {
  const result = await findComingPoojas(
    visit,
    where?.place?.slug ?? defaultCity,
    where?.today ?? new Date(nowMs).toISOString().slice(0, 10),
  )
  const around = { place: where?.place?.name[language] ?? '', slug: where?.place?.slug ?? '' }
  if ('refusal' in result) return { ...around, list: null }
  const list = result.reply.map(({ pooja, festival }) => ({
    pooja,
    feast: festival && {
      name: texts.text(language, 'festivals', `names.${festival.key}`),
      date: festival.date,
      dateText:
        festival.date === where?.today
          ? texts.text(language, 'panchang', 'today')
          : formatDate(festival.date, language, { day: 'numeric', month: 'long' }),
    },
  }))
  return { ...around, list }
}

/** Returns the shop's first products that are in stock. */
function inStock(result: CallResult<{ products: Product[] }>): BelowFacts['products'] {
  return 'reply' in result
    ? { reply: { products: result.reply.products.filter(({ in_stock }) => in_stock).slice(0, shownAtOnce) } }
    : result
}
