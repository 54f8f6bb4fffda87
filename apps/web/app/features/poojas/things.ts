import type { Pooja } from '@sankalp/contract/poojas'
import type { ReviewSummary } from '@sankalp/contract/reviews'
import { poojaPage } from './pooja-card.tsx'

/**
 * Describes a pooja in schema.org terms. The offer has the total price, so that no search engine shows less than the
 * user pays.
 */
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

/** Describes the ratings of buyers; nothing if there are no ratings. */
export function ratingThing({ mean, count }: ReviewSummary) {
  return mean === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: mean.toFixed(1), ratingCount: count } }
}

/** Describes questions and answers in schema.org terms. */
export function questionsThing(entries: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
