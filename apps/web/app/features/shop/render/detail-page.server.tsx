import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { getReviews } from '@sankalp/contract/reviews'
import { type Product, type ProductPage, getProductById } from '@sankalp/contract/shop'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type LoaderArgs,
  type RenderArgs,
  type Rendering,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import type { DetailFacts } from '../detail-facts.ts'
import { productAddress } from '../product-address.ts'
import { AboutProduct } from './about-product.tsx'
import { askDelivery } from './ask-delivery.server.ts'
import { dayForMost, dayText } from './delivery-day.ts'
import { Opening, OrderBar } from './detail-opening.tsx'
import { ProductCard } from './product-card.tsx'
import { Reviews } from './reviews.tsx'
import { productThing, ratingThing } from './things.ts'
import { namespaces, useWords } from './words.ts'

type Args = RenderArgs<'shop'>

/** Prices and stock are asked for again when it goes into the cart. */
const cachedMs = 60_000
const dayMs = 24 * 3_600_000

/** `/IndividualShop?id=`: open to everybody; only ordering asks who one is. */
export function renderProduct(loaderArgs: LoaderArgs) {
  return renderPage<'shop', DetailFacts | null>(
    loaderArgs,
    namespaces,
    async (args): Promise<Rendering<DetailFacts | null>> => {
      const id = args.url.searchParams.get('id') ?? ''
      if (!/^[a-z\d-]{1,80}$/.test(id)) return missing(args)
      const result = await callEndpoint(args.visit, getProductById, { params: { id } })
      if ('reply' in result) return productPage(args, result.reply)
      const { status, message } = result.refusal
      return status === 404 || status === 400 ? missing(args) : failed(args, message)
    },
  )
}

async function productPage(
  { t, visit, url, language }: Args,
  { product, related }: { product: ProductPage; related: Product[] },
): Promise<Rendering<DetailFacts>> {
  const now = Date.now()
  const pin = (url.searchParams.get('pin') ?? '').trim().slice(0, 6)
  const [reviews, answer] = await Promise.all([
    callEndpoint(visit, getReviews, { params: { subject: 'product', id: product._id } }),
    askDelivery(visit, pin, t('detail.delivery.wrong')),
  ])
  const day = dayText(dayForMost(new Date(now)), language)
  const { _id: productId, name, description } = product
  return {
    head: {
      title: name,
      description,
      image: `/share/product/${productId}.png?lng=${language}`,
      query: { id: productId },
    },
    facts: { productId, inCart: t('detail.inCart', { count: '#' }), refused: t('card.refused') },
    frame: `product/${productId}`,
    // An answer for one PIN code is nobody else's; and with a new day all deliveries are a day later.
    until: pin ? null : Math.min(now + cachedMs, indiaDayStart(indiaDay(new Date(now))).getTime() + dayMs),
    body: (
      <>
        <Opening product={product} day={day} delivery={{ productId, pin, generalDay: day, answer }} />
        <div className="page-width grid grid-cols-1 gap-12 py-8 sm:gap-14">
          <AboutProduct product={product} />
          {'reply' in reviews && <Reviews {...reviews.reply} />}
          {related.length > 0 && <Related products={related} day={day} />}
        </div>
        <OrderBar product={product} />
        <JsonLd
          thing={{
            ...productThing(product, visit.origin),
            ...('reply' in reviews && ratingThing(reviews.reply.summary)),
          }}
        />
        <JsonLd
          thing={breadcrumbs(visit.origin, [
            { name: t('heading'), path: '/shop' },
            { name, path: productAddress(productId) },
          ])}
        />
      </>
    ),
  }
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
          <a href="/shop" className={buttonClasses('primary')}>
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
          <a href={url.pathname + url.search} data-plain="" className={buttonClasses('primary')}>
            {t('shell:tryAgain')}
          </a>
        }
      >
        <p role="alert">{t('state.error', { message })}</p>
      </MessagePage>
    ),
  }
}
