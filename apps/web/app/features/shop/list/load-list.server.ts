import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { getAllProduct, getProductFilters } from '@sankalp/contract/shop'
import { type LoaderArgs, type PageArgs, answerPage } from '../../../lib/public-page/answer-page.server.ts'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { dayForMost, dayText } from '../delivery-day.ts'
import { type ShopWish, isPlain, readShopAddress, shopQuery } from '../shop-address.ts'
import { namespaces } from '../words.ts'
import type { FilterChoices } from './filters.tsx'
import type { ShopListFacts } from './list-page.tsx'
import { listQuery } from './list-query.ts'
import type { ProductList } from './results.tsx'

type Args = PageArgs<'shop'>

/** Prices and stock are checked again when a product goes into the cart. */
const cachedMs = 60_000
const dayMs = 24 * 3_600_000

/** Loads `/shop`: all products, or those of a shelf, a search and the filters. */
export function loadShop(loaderArgs: LoaderArgs) {
  return answerPage<'shop', ShopListFacts>(loaderArgs, namespaces, async (args) => {
    const { t, visit, language } = args
    const wish = readShopAddress(args.url.searchParams)
    const now = Date.now()
    const [result, filters] = await Promise.all([
      callEndpoint(visit, getAllProduct, { query: listQuery(wish) }),
      callEndpoint(visit, getProductFilters, {}),
    ])
    const choices = 'reply' in filters ? filters.reply : null
    const found = foundText(args, wish, choices, result)
    return {
      head: headOf(args, wish, found),
      spoken: found,
      facts: { wish, result, choices, found, day: dayText(dayForMost(new Date(now)), language) },
      texts: { loading: t('state.loading') },
      status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.products.length === 0 ? 404 : 200,
      // Do not cache searches, since they rarely repeat. Cache at most until midnight: then all deliveries are a day
      // later.
      until: wish.q ? null : Math.min(now + cachedMs, indiaDayStart(indiaDay(new Date(now))).getTime() + dayMs),
    }
  })
}

function foundText(
  { t }: Args,
  { q, category }: ShopWish,
  choices: FilterChoices | null,
  result: CallResult<ProductList>,
): string {
  if ('refusal' in result) return t('list.failed')
  const { totalProducts: count, moreFound } = result.reply
  const many = q
    ? t(moreFound ? 'list.foundMore' : 'list.found', { count, q })
    : t(moreFound ? 'list.allMore' : 'list.all', { count })
  const shelf = choices?.categories.find(({ key }) => key === category)?.name
  return shelf ? `${shelf}: ${many}` : many
}

function headOf({ t }: Args, wish: ShopWish, found: string) {
  const title = isPlain(wish) ? t('title') : `${found} · ${t('heading')}`
  return {
    title: wish.page > 1 ? `${title}, ${t('list.page', { page: wish.page })}` : title,
    description: t('description'),
    // Every combination of filters is a page; search engines need only the shelves.
    hidden: !isPlain({ ...wish, category: null }) || wish.isLong,
    query: shopQuery({ ...wish, q: '' }),
  }
}
