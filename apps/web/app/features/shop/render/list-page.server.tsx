import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { pageSizes } from '@sankalp/contract/constants'
import { getAllProduct, getProductFilters } from '@sankalp/contract/shop'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type LoaderArgs,
  type RenderArgs,
  type Rendering,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { Rudraksha } from '../../../ui/drawings/rudraksha.tsx'
import type { ListFacts } from '../list-facts.ts'
import { type ShopWish, isPlain, readShopAddress, shopQuery } from '../shop-address.ts'
import { dayForMost, dayText } from './delivery-day.ts'
import { type FilterChoices, FilterForm, Shelves } from './filters.tsx'
import { LongDialog } from './long-dialog.tsx'
import { type ProductList, Results } from './results.tsx'
import { productThing } from './things.ts'
import { namespaces, useWords } from './words.ts'

type Args = RenderArgs<'shop'>

/** Prices and stock are asked for again when something goes into the cart. */
const cachedMs = 60_000
const dayMs = 24 * 3_600_000

/** `/shop`: all products, or those of a shelf, a search and the filters. */
export function renderShop(loaderArgs: LoaderArgs) {
  return renderPage<'shop', ListFacts>(loaderArgs, namespaces, async (args): Promise<Rendering<ListFacts>> => {
    const { t, visit, language } = args
    const wish = readShopAddress(args.url.searchParams)
    const now = Date.now()
    const [result, filters] = await Promise.all([
      callEndpoint(visit, getAllProduct, { query: apiQuery(wish) }),
      callEndpoint(visit, getProductFilters, {}),
    ])
    const choices = 'reply' in filters ? filters.reply : null
    const found = foundText(args, wish, choices, result)
    const facts = { loading: t('dialog.loading'), offline: t('state.offline'), refused: t('card.refused') }
    return {
      head: headOf(args, wish, found),
      spoken: found,
      frame: 'shop',
      facts,
      texts: { loading: t('state.loading') },
      status: 'refusal' in result ? 503 : wish.page > 1 && result.reply.products.length === 0 ? 404 : 200,
      // What somebody searches for is searched once; and with a new day all deliveries are a day later.
      until: wish.q ? null : Math.min(now + cachedMs, indiaDayStart(indiaDay(new Date(now))).getTime() + dayMs),
      body: (
        <>
          <Opening />
          <div className="page-width grid grid-cols-1 gap-6 py-6 sm:py-8">
            <FilterForm wish={wish} choices={choices} />
            <Shelves wish={wish} choices={choices} />
            <Results
              result={result}
              wish={wish}
              choices={choices}
              found={found}
              day={dayText(dayForMost(new Date(now)), language)}
            />
            <div data-part="described">
              {'reply' in result && <Described list={result.reply} origin={visit.origin} name={t('heading')} />}
            </div>
          </div>
          <LongDialog />
        </>
      ),
    }
  })
}

function apiQuery({ q, category, type, purpose, min, max, inStock, sort, page, isLong }: ShopWish) {
  return {
    page: String(page),
    pageSize: String(isLong ? pageSizes.productsModal : pageSizes.shop),
    keyword: q,
    ...(category && { category }),
    ...(type && { type }),
    ...(purpose && { purpose }),
    ...(min !== null && { minPrice: String(min) }),
    ...(max !== null && { maxPrice: String(max) }),
    ...(inStock && { inStock: 'true' as const }),
    ...(sort && { sort }),
  }
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
    // Every mixture of filters is a page; search engines need the shelves only.
    hidden: !isPlain({ ...wish, category: null }) || wish.isLong,
    query: shopQuery({ ...wish, q: '' }),
  }
}

function Opening() {
  const { t } = useWords()
  return (
    <header className="border-b border-rule bg-paper-sunk">
      <div className="page-width flex items-center justify-between gap-6 py-5 sm:py-8">
        <div className="grid gap-2">
          <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">{t('heading')}</h1>
          <p className="max-w-2xl text-ink-soft sm:text-lg">{t('lead')}</p>
        </div>
        <Rudraksha size={96} className="max-sm:hidden" />
      </div>
    </header>
  )
}

function Described({ list: { products }, origin, name }: { list: ProductList; origin: string; name: string }) {
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, [{ name, path: '/shop' }])} />
      <JsonLd
        thing={{
          '@type': 'ItemList',
          itemListElement: products.map((product, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: productThing(product, origin),
          })),
        }}
      />
    </>
  )
}
