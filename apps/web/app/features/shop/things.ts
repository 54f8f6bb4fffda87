import type { ReviewSummary } from '@sankalp/contract/reviews'
import type { Product } from '@sankalp/contract/shop'
import { productAddress } from './product-address.ts'

/** Describes a product in schema.org terms, with the price that the user pays. */
export function productThing(
  { _id, name, description, sku, category, material, colour, image, final_price, in_stock }: Product,
  origin: string,
) {
  const url = `${origin}${productAddress(_id)}`
  return {
    '@type': 'Product',
    name,
    description,
    sku,
    category,
    material,
    color: colour,
    image: `${origin}${image ?? `/share/product/${_id}.png`}`,
    url,
    offers: {
      '@type': 'Offer',
      price: final_price.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${in_stock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
    },
  }
}

/** Describes the ratings of buyers; nothing if there are none. */
export function ratingThing({ mean, count }: ReviewSummary) {
  return mean === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean.toFixed(1), ratingCount: count } }
}
