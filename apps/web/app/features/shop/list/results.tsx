import type { Product } from '@sankalp/contract/shop'
import type { RefObject } from 'react'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { FoundHeading } from '../../../ui/found-heading.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { type ShopWish, shopAddress } from '../shop-address.ts'
import { Chosen, type FilterChoices } from './filters.tsx'
import { LongListLink } from './long-list-link.tsx'
import { Pages } from './pages.tsx'
import { ProductCard } from '../product-card.tsx'
import { useWords } from '../words.ts'

export type ProductList = {
  products: Product[]
  totalProducts: number
  moreFound: boolean
  totalPages: number
  currentPage: number
}
export type ResultsProps = {
  result: CallResult<ProductList>
  wish: ShopWish
  choices: FilterChoices | null
  found: string
  /** The day by which a parcel reaches most people, as text. */
  day: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** Shows the results, or why there are none. `found` is the number of results as text. */
export function Results({ result, wish, choices, found, day, heading }: ResultsProps) {
  return (
    <section id="products" aria-labelledby="found" className="grid content-start gap-3 sm:gap-5">
      <FoundHeading found={found} heading={heading}>
        {!wish.isLong && 'reply' in result && result.reply.totalPages > 1 && <LongListLink wish={wish} day={day} />}
      </FoundHeading>
      <Chosen wish={wish} choices={choices} heading={heading} />
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
      <ul className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 sm:gap-4 lg:grid-cols-4">
        {products.map((product, at) => (
          <ProductCard key={product._id} product={product} day={day} first={at < 2} />
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
      picture="search"
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
  return <FailedState title={t('state.error', { message })} retryLabel={t('shell:tryAgain')} retryHref={address} />
}
