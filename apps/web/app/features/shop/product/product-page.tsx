import type { Review, ReviewSummary } from '@sankalp/contract/reviews'
import type { Product, ProductPage } from '@sankalp/contract/shop'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { PublicView } from '../../../lib/public-page/page-frame.tsx'
import { useLateCart } from '../../../shared/cart/late-cart.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { productAddress } from '../product-address.ts'
import { ProductCard } from '../product-card.tsx'
import { productThing, ratingThing } from '../things.ts'
import { useWords } from '../words.ts'
import { AboutProduct } from './about-product.tsx'
import type { DeliveryAnswer } from './delivery.tsx'
import { Opening, OrderBar } from './opening.tsx'
import { Reviews } from './reviews.tsx'

export type DatedReview = Review & { date: string }
type FoundFacts = {
  product: ProductPage
  related: Product[]
  /** Null if they could not be loaded. */
  reviews: { items: DatedReview[]; summary: ReviewSummary } | null
  /** The day by which it reaches most people, as text. */
  day: string
  delivery: { pin: string; answer: DeliveryAnswer | null }
}
/** `refusal` is the reason why no product shows; null if there is no product at this address. */
export type ProductFacts = FoundFacts | { refusal: string | null }

export function ProductView() {
  useProductOfState()
  return <PublicView<ProductFacts> body={ProductBody} />
}

/**
 * Reads the product from the navigation state, as the specification requires, and puts its id into the address, so that
 * the page can be shared and reloaded.
 */
function useProductOfState(): void {
  const { search, state } = useLocation() as { search: string; state: { product?: { _id?: unknown } } | null }
  const navigate = useNavigate()
  const id = state?.product?._id
  useEffect(() => {
    if (typeof id === 'string' && !new URLSearchParams(search).has('id'))
      void navigate(productAddress(encodeURIComponent(id)), { replace: true })
  }, [id, search, navigate])
}

export function ProductBody(facts: ProductFacts) {
  return 'product' in facts ? <Found key={facts.product._id} {...facts} /> : <NotFound {...facts} />
}

function Found({ product, related, reviews, day, delivery }: FoundFacts) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  const { _id, name } = product
  useLateCart()
  return (
    <>
      <Opening product={product} day={day} delivery={{ productId: _id, generalDay: day, ...delivery }} />
      <div className="page-width grid grid-cols-1 gap-12 py-8 sm:gap-14">
        <AboutProduct product={product} />
        {reviews && <Reviews productId={_id} {...reviews} />}
        {related.length > 0 && <Related products={related} day={day} />}
      </div>
      <OrderBar product={product} />
      <JsonLd thing={{ ...productThing(product, origin), ...(reviews && ratingThing(reviews.summary)) }} />
      <JsonLd
        thing={breadcrumbs(origin, [
          { name: t('heading'), path: '/shop' },
          { name, path: productAddress(_id) },
        ])}
      />
    </>
  )
}

function Related({ products, day }: { products: readonly Product[]; day: string }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="related" className="grid gap-4">
      <Heading id="related">{t('detail.related')}</Heading>
      <ul className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 sm:gap-4 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product._id} product={product} day={day} />
        ))}
      </ul>
    </section>
  )
}

function NotFound({ refusal }: { refusal: string | null }) {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const isMissing = refusal === null
  const action = isMissing ? (
    <a href="/shop" className={buttonClasses('primary')}>
      {t('search.all')}
    </a>
  ) : (
    <a href={pathname + search} data-plain="" className={buttonClasses('primary')}>
      {t('shell:tryAgain')}
    </a>
  )
  return (
    <MessagePage
      picture={isMissing ? 'not-found' : 'error'}
      title={t(isMissing ? 'detail.missing.title' : 'detail.failed')}
      actions={action}
    >
      {isMissing ? <p>{t('detail.missing.text')}</p> : <p role="alert">{t('state.error', { message: refusal })}</p>}
    </MessagePage>
  )
}
