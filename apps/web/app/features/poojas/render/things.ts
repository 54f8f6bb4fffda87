import type { Pooja } from '@sankalp/contract/poojas'
import type { ReviewSummary } from '@sankalp/contract/reviews'
import { poojaPage } from './pooja-card.tsx'

/** A pooja in the words of schema.org. The offer names what it comes to, so that no search engine shows less than one pays. */
export function productThing({ _id, pooja_name, description, image, total_from }: Pooja, origin: string) {
  const url = `${origin}${poojaPage(_id)}`
  return {
    '@type': 'Product',
    name: pooja_name,
    description,
    image: `${origin}${image ?? `/share/pooja/${_id}.png`}`,
    url,
    offers: {
      '@type': 'Offer',
      price: total_from.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

/** What people gave who had it; nothing where nobody has. */
export function ratingThing({ mean, count }: ReviewSummary) {
  return mean === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean.toFixed(1), ratingCount: count } }
}
