import type { Product } from '@sankalp/contract/shop'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { Lotus } from '../../../ui/drawings/lotus.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type ShopWish, shopAddress } from '../shop-address.ts'
import { Chosen, type FilterChoices } from './filters.tsx'
import { Pages } from './pages.tsx'
import { ProductCard } from './product-card.tsx'
import { useWords } from './words.ts'

export type ProductList = {
  products: Product[]
  totalProducts: number
  moreFound: boolean
  totalPages: number
  currentPage: number
}
type ResultsProps = {
  result: CallResult<ProductList>
  wish: ShopWish
  choices: FilterChoices | null
  found: string
  day: string
}

/** What was found, or why nothing is here. `found` says how much, in words. */
export function Results({ result, wish, choices, found, day }: ResultsProps) {
  const { t } = useWords()
  return (
    <section id="products" data-part="results" aria-labelledby="found" className="grid content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="found" tabIndex={-1} data-landing="" className="text-3xl leading-tight hi:leading-snug">
          {found}
        </h2>
        {!wish.isLong && 'reply' in result && result.reply.totalPages > 1 && (
          <a href={shopAddress({ ...wish, isLong: true, page: 1 })} data-long="" className={buttonClasses('quiet')}>
            {t('list.oneList')}
          </a>
        )}
      </div>
      <Chosen wish={wish} choices={choices} />
      {'refusal' in result ? (
        <Failed message={result.refusal.message} address={shopAddress(wish)} />
      ) : (
        <Found list={result.reply} wish={wish} day={day} />
      )}
    </section>
  )
}

function Found({
  list: { products, totalPages, currentPage },
  wish,
  day,
}: {
  list: ProductList
  wish: ShopWish
  day: string
}) {
  const { t } = useWords()
  if (products.length === 0)
    return <Nothing text={wish.q ? t('state.emptyText', { q: wish.q }) : t('state.emptyFilters')} />
  return (
    <>
      <noscript>
        <p className="text-ink-soft">{t('card.noScript')}</p>
      </noscript>
      <ul data-cards="" className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 sm:gap-4 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product._id} product={product} day={day} />
        ))}
      </ul>
      <Pages wish={wish} page={currentPage} total={totalPages} />
    </>
  )
}

function Nothing({ text }: { text: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      drawing={Lotus}
      title={t('state.empty')}
      actions={
        <a href="/shop" className={buttonClasses('primary')}>
          {t('search.all')}
        </a>
      }
    >
      {text}
    </EmptyState>
  )
}

function Failed({ message, address }: { message: string; address: string }) {
  const { t } = useWords()
  return (
    <div role="alert" data-failed="" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Diya size={96} lit={false} className="text-ink-soft" />
      <p className="max-w-md font-heading text-2xl leading-snug">{t('state.error', { message })}</p>
      <a href={address} className={buttonClasses('quiet')}>
        {t('shell:tryAgain')}
      </a>
    </div>
  )
}
