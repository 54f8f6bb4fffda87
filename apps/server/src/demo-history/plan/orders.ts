import { demoProductReviews } from '@sankalp/content/demo/history/reviews'
import { demoReturn } from '@sankalp/content/demo/history/words'
import { demoProducts } from '@sankalp/content/demo/products'
import type { PaymentMethod } from '@sankalp/contract/order-life'
import { createReviewsLeft } from '../reviews-left.ts'
import { type OrderEnd, buy } from '../stories/orders.ts'
import { type TownPlan, asha } from './town-plan.ts'

type Row = readonly [
  day: number,
  who: number,
  pay: PaymentMethod,
  products: Readonly<Record<string, number>>,
  end?: OrderEnd,
  more?: { stars?: number; coupon?: string },
]

/** By the day on which it was placed. Delivered, unless said. */
const rows: readonly Row[] = [
  [-57, 0, 'online', { 'five-mukhi-rudraksha': 2, 'cotton-wicks': 1 }, 'delivered', { stars: 5 }],
  [-54, 1, 'online', { 'reading-your-own-chart': 1 }, 'delivered', { stars: 4 }],
  [-51, 3, 'online', { 'daily-puja-thali': 1, 'bhimseni-camphor': 1 }, 'delivered', { stars: 5 }],
  [-47, 5, 'cod', { 'clay-diyas-of-twelve': 2 }, 'delivered', { stars: 5 }],
  [-45, 2, 'wallet', { 'rudraksha-mala': 1 }, 'delivered', { stars: 5 }],
  [-43, 8, 'online', { 'shri-yantra': 1, 'cotton-wicks': 2 }, 'delivered', { stars: 5 }],
  [-40, 9, 'cod', { 'five-mukhi-rudraksha': 1 }, 'delivered', { stars: 4 }],
  [-38, 10, 'online', { pearl: 1 }, 'cancelled'],
  [-36, 6, 'online', { 'brass-akhand-diya': 1, 'til-oil': 1 }, 'delivered', { stars: 5 }],
  [-33, 13, 'online', { 'mogra-agarbatti': 3, 'bhimseni-camphor': 1 }, 'delivered', { stars: 5, coupon: 'SHUBH10' }],
  [-30, 16, 'cod', { 'tulsi-mala': 1 }, 'delivered', { stars: 5 }],
  [-28, 7, 'wallet', { 'satyanarayan-samagri': 1 }, 'delivered', { stars: 4 }],
  [-26, 20, 'online', { 'copper-kalash': 1 }, 'returned'],
  [
    -24,
    asha,
    'online',
    { 'rudraksha-bracelet': 1, 'mogra-agarbatti': 2 },
    'delivered',
    { stars: 5, coupon: 'PEHLA50' },
  ],
  [-22, 17, 'online', { 'five-mukhi-rudraksha': 1, 'gomukhi-bag': 1 }, 'delivered', { stars: 5 }],
  [-20, 21, 'cod', { 'havan-samagri': 2 }, 'delivered', { stars: 4 }],
  [-18, 22, 'online', { 'bhagavad-gita-pocket': 1 }, 'delivered', { stars: 5 }],
  [-16, 11, 'online', { 'puja-conch': 1 }, 'delivered', { stars: 5 }],
  [-15, 24, 'online', { 'sankalp-panchang-2027': 2 }, 'delivered', { stars: 5 }],
  [-13, 26, 'wallet', { 'bhimseni-camphor': 2 }, 'delivered', { stars: 4 }],
  [-12, 19, 'online', { 'samai-lamp': 1 }, 'delivered', { stars: 5 }],
  [-11, 14, 'cod', { 'five-mukhi-rudraksha': 1, 'kusha-asana': 1 }, 'delivered', { stars: 5 }],
  [-10, 27, 'online', { 'rudraksha-mala': 1 }, 'delivered', { stars: 5 }],
  [-9, 23, 'online', { 'puja-bell': 1 }, 'returnAsked'],
  [-8, 32, 'online', { 'sankalp-panchang-2027': 1, 'cotton-wicks': 2 }, 'delivered', { stars: 5 }],
  [-7, 25, 'online', { 'rudraksha-bracelet': 1 }, 'cancelled'],
  [-6, 34, 'online', { 'five-mukhi-rudraksha': 1 }, 'delivered'],
  [-5, 28, 'cod', { 'clay-diyas-of-twelve': 1, 'cotton-wicks': 1 }, 'delivered'],
  [-3, 30, 'online', { 'aarti-lamp-five': 1 }, 'shipped'],
  [-3, asha, 'wallet', { 'brass-incense-holder': 1, 'guggul-dhoop': 1 }, 'shipped'],
  [-2, 35, 'cod', { 'loban-resin': 1 }, 'packed'],
  [-2, 15, 'online', { 'sphatik-mala': 1 }, 'packed'],
  [-2, 18, 'online', { 'gomukhi-bag': 1, 'tulsi-mala': 1 }, 'placed'],
  [-2, 6, 'wallet', { 'sankalp-panchang-2027': 1 }, 'placed'],
  [-1, 31, 'online', { 'navagraha-yantra': 1 }, 'placed'],
  [0, 4, 'online', { 'five-mukhi-rudraksha': 1, 'cotton-wicks': 1 }, 'placed'],
]

const carriers = ['indiaPost', 'delhivery', 'blueDart'] as const

export function planOrders({ town, cast, chance, fund, tell }: TownPlan): void {
  const takeReview = createReviewsLeft(demoProductReviews)
  for (const [index, [day, who, pay, products, end = 'delivered', more = {}]] of rows.entries()) {
    const pieces = Object.entries(products).map(([productId, quantity]) => ({ productId, quantity }))
    const trackingNumber = `DEMO-${String(1001 + index * 37).padStart(8, '0')}`
    // Early enough that the evening before today is over by then.
    tell(day, day === 0 ? '08:20' : `${10 + (index % 3)}:${15 + (index % 40)}`, who, 60, async function* (user) {
      if (pay === 'wallet') yield* fund(user, priceOf(pieces))
      const { coupon, stars } = more
      yield* buy(town, {
        user,
        operator: cast.imran,
        products: pieces,
        pay,
        end,
        parcel: { carrier: chance.one(carriers), trackingNumber },
        ...(coupon !== undefined && { coupon }),
        ...(stars !== undefined && {
          review: takeReview(user.language, stars, pieces[0]!.productId),
        }),
        ...((end === 'returned' || end === 'returnAsked') && { returned: returns[end] }),
      })
    })
  }
}

const returns = {
  returned: {
    reason: 'notAsDescribed',
    note: 'The mouth is narrower than the size on the page; a coconut does not sit on it.',
  },
  returnAsked: demoReturn,
} as const

/** The price without any discount is enough. */
function priceOf(pieces: readonly { productId: string; quantity: number }[]): number {
  return pieces.reduce(
    (sum, { productId, quantity }) => sum + demoProducts.find(({ id }) => id === productId)!.rupees * quantity,
    0,
  )
}
