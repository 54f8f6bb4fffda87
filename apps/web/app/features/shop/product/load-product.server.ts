import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { type Review, getReviews } from '@sankalp/contract/reviews'
import { type Product, type ProductPage, getProductById } from '@sankalp/contract/shop'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import {
  type LoaderArgs,
  type PageAnswer,
  type PageArgs,
  answerPage,
} from '../../../lib/public-page/answer-page.server.ts'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { dayForMost, dayText } from '../delivery-day.ts'
import { namespaces } from '../words.ts'
import { askDelivery } from './ask-delivery.server.ts'
import type { ProductFacts } from './product-page.tsx'

type Args = PageArgs<'shop'>
type Answer = PageAnswer<ProductFacts>

/** Prices and stock are checked again when the product goes into the cart. */
const cachedMs = 60_000
const dayMs = 24 * 3_600_000

/** Loads `/IndividualShop?id=`. The page is public; only ordering needs a sign-in. */
export function loadProduct(loaderArgs: LoaderArgs) {
  return answerPage<'shop', ProductFacts>(loaderArgs, namespaces, async (args): Promise<Answer> => {
    const { t, visit, url } = args
    const missing = {
      head: { title: t('detail.missing.title'), description: t('detail.missing.text'), hidden: true },
      facts: { refusal: null },
      status: 404,
      until: null,
    }
    const id = url.searchParams.get('id') ?? ''
    if (!/^[a-z\d-]{1,80}$/.test(id)) return missing
    const result = await callEndpoint(visit, getProductById, { params: { id } })
    if ('reply' in result) return productPage(args, result.reply)
    const { status, message } = result.refusal
    if (status === 404 || status === 400) return missing
    return {
      head: { title: t('detail.failed'), description: message, hidden: true },
      facts: { refusal: message },
      status: 503,
      until: null,
    }
  })
}

async function productPage(
  { t, visit, url, language }: Args,
  { product, related }: { product: ProductPage; related: Product[] },
): Promise<Answer> {
  const now = Date.now()
  // Normalise the PIN code here, so that the form works the same without JavaScript. The field itself accepts at most
  // six characters.
  const pin = toLatinDigits(url.searchParams.get('pin') ?? '')
    .replace(/\s/g, '')
    .slice(0, 6)
  const { _id: productId, name, description } = product
  const [reviews, answer] = await Promise.all([
    callEndpoint(visit, getReviews, { params: { subject: 'product', id: productId } }),
    askDelivery(visit, pin, t('detail.delivery.wrong')),
  ])
  const dated = (review: Review) => ({
    ...review,
    date: formatDate(indiaDay(new Date(review.postedAt)), language, plainDate),
  })
  return {
    head: {
      title: name,
      description,
      image: `/share/product/${productId}.png?lng=${language}`,
      query: { id: productId },
    },
    facts: {
      product,
      related,
      reviews: 'reply' in reviews ? { items: reviews.reply.items.map(dated), summary: reviews.reply.summary } : null,
      day: dayText(dayForMost(new Date(now)), language),
      delivery: { pin, answer },
    },
    // Do not cache the answer for a PIN code. Cache at most until midnight: then all deliveries are a day later.
    until: pin ? null : Math.min(now + cachedMs, indiaDayStart(indiaDay(new Date(now))).getTime() + dayMs),
  }
}
