import type { Product } from '@sankalp/contract/shop'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { JsonLd } from '../../lib/page/json-ld.tsx'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { InsteadOfList, Section } from './section.tsx'
import { useWords } from './words.ts'

type ShopPicksProps = { result: CallResult<{ products: Product[] }> }

/** Shows the shop's first products that are in stock. */
export function ShopPicks({ result }: ShopPicksProps) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  const products = 'reply' in result ? result.reply.products : []
  return (
    <Section id="shop" title={t('shop.title')} lead={t('shop.lead')} more={{ href: '/shop', text: t('shop.all') }}>
      {products.length === 0 && <InsteadOfList text={t('reply' in result ? 'shop.empty' : 'shop.failed')} />}
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {products.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </ul>
      {products.length > 0 && (
        <JsonLd
          thing={{
            '@type': 'ItemList',
            itemListElement: products.map((product, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              item: toThing(product, origin),
            })),
          }}
        />
      )}
    </Section>
  )
}

const addressOf = (id: string) => `/IndividualShop?id=${id}`

function ProductCard({ product }: { product: Product }) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, name, image, drawing, category, price, final_price, discount_percentage } = product
  return (
    <li className="group relative grid content-start gap-1 rounded-lg border border-rule bg-paper-raised p-3 hover:border-ink sm:p-4">
      <DrawnPicture image={image} drawing={drawing} size={240} className="aspect-square" />
      <p className="mt-1 text-sm text-ink-soft">{category}</p>
      <h3 className="text-lg leading-snug wrap-anywhere">
        <a
          href={addressOf(_id)}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg after:content-[''] group-hover:text-sindoor"
        >
          {name}
        </a>
      </h3>
      <p className="tabular flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{priceText(final_price, language)}</span>
        {discount_percentage > 0 && (
          <>
            <s className="text-sm text-ink-soft">
              <span className="sr-only">{t('shop.before')} </span>
              {priceText(price, language)}
            </s>
            <span className="text-sm font-semibold text-peacock">
              {t('shop.off', { percent: discount_percentage })}
            </span>
          </>
        )}
      </p>
    </li>
  )
}

function toThing({ _id, name, description, sku, category, image, final_price }: Product, origin: string) {
  return {
    '@type': 'Product',
    name,
    description,
    sku,
    category,
    image: `${origin}${image ?? `/share/product/${_id}.png`}`,
    url: `${origin}${addressOf(_id)}`,
    offers: {
      '@type': 'Offer',
      price: final_price.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `${origin}${addressOf(_id)}`,
    },
  }
}
