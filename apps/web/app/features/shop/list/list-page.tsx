import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { PublicView } from '../../../lib/public-page/page-frame.tsx'
import { showFound } from '../../../lib/show-found.ts'
import { useLateCart } from '../../../shared/cart/late-cart.ts'
import { Hero } from '../../../ui/hero.tsx'
import { type ShopWish, shopAddress } from '../shop-address.ts'
import { productThing } from '../things.ts'
import { useWords } from '../words.ts'
import { type FilterChoices, FilterForm, Shelves } from './filters.tsx'
import { type ProductList, Results, type ResultsProps } from './results.tsx'

export type ShopListFacts = Omit<ResultsProps, 'heading'> & { wish: ShopWish; choices: FilterChoices | null }

export function ShopListView() {
  return <PublicView<ShopListFacts> body={ShopList} />
}

/** Renders `/shop`. Without JavaScript the list is links and a form. */
export function ShopList(facts: ShopListFacts) {
  const { wish, choices, result } = facts
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useLateCart()
  const search = (wanted: ShopWish) => {
    showFound(heading.current)
    void navigate(shopAddress(wanted), { preventScrollReset: true })
  }
  return (
    <>
      <Opening />
      <div className="page-width grid grid-cols-1 gap-2 py-2 sm:gap-6 sm:py-8">
        <FilterForm wish={wish} choices={choices} onSearch={search} />
        <Shelves wish={wish} choices={choices} />
        <Results {...facts} heading={heading} />
        {'reply' in result && <Described list={result.reply} />}
      </div>
    </>
  )
}

function Opening() {
  const { t } = useWords()
  return (
    <Hero scene="shop" strip={[440, 304, 822, 156]}>
      <div className="grid gap-2 lg:gap-4">
        {/* On a phone the scene says it, and its height brings the first product onto the first screen. */}
        <h1 className="max-sm:sr-only sm:text-3xl sm:leading-tight sm:hi:leading-snug lg:text-5xl">{t('heading')}</h1>
        <p className="text-ink-soft max-lg:sr-only">{t('lead')}</p>
      </div>
    </Hero>
  )
}

function Described({ list: { products } }: { list: ProductList }) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, [{ name: t('heading'), path: '/shop' }])} />
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
