import * as acharyaBookings from './acharya-bookings.ts'
import * as acharyaDays from './acharya-days.ts'
import * as acharyaProfile from './acharya-profile.ts'
import * as acharyas from './acharyas.ts'
import * as addresses from './addresses.ts'
import * as applications from './applications.ts'
import * as auth from './auth.ts'
import * as bankAccounts from './bank-accounts.ts'
import * as blog from './blog.ts'
import * as blogKeeping from './blog-keeping.ts'
import * as bookings from './bookings.ts'
import * as cart from './cart.ts'
import * as company from './company.ts'
import * as consultations from './consultations.ts'
import * as contact from './contact.ts'
import * as coupons from './coupons.ts'
import type { Call } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import * as dakshinaKeeping from './dakshina-keeping.ts'
import * as horoscope from './horoscope.ts'
import * as kundli from './kundli.ts'
import * as matching from './matching.ts'
import * as operator from './operator.ts'
import * as orders from './orders.ts'
import * as notices from './notices.ts'
import * as panchang from './panchang.ts'
import * as payments from './payments.ts'
import * as payoutBatches from './payout-batches.ts'
import * as payouts from './payouts.ts'
import * as places from './places.ts'
import * as poojas from './poojas.ts'
import * as poojaKeeping from './pooja-keeping.ts'
import * as reviews from './reviews.ts'
import * as secondFactor from './second-factor.ts'
import * as shop from './shop.ts'
import * as shopKeeping from './shop-keeping.ts'
import * as users from './users.ts'
import * as wallet from './wallet.ts'

const features = [
  acharyaBookings,
  acharyaDays,
  acharyaProfile,
  acharyas,
  addresses,
  applications,
  auth,
  bankAccounts,
  blog,
  blogKeeping,
  bookings,
  cart,
  company,
  consultations,
  contact,
  coupons,
  dakshinaKeeping,
  horoscope,
  kundli,
  matching,
  operator,
  orders,
  notices,
  panchang,
  payments,
  payoutBatches,
  payouts,
  places,
  poojas,
  poojaKeeping,
  reviews,
  secondFactor,
  shop,
  shopKeeping,
  users,
  wallet,
] as const

/** Every endpoint of the product. The documentation, the access matrix and the field fuzzer read this list. */
export const endpoints: readonly Endpoint[] = features.flatMap((feature) => Object.values(feature).filter(isEndpoint))

type ValuesOf<F> = F extends unknown ? F[keyof F] : never
type Declared = Extract<ValuesOf<(typeof features)[number]>, Endpoint>

/**
 * The endpoint behind a call, found by its method and path. With `import type` a browser has the types of body and
 * reply by it, and nothing of the schemas.
 */
export type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : `${C['method']} ${C['path']}` extends infer Route extends keyof ByRoute
    ? ByRoute[Route]
    : never
/** A table, because comparing a call with each of them is more than the compiler will do. */
type ByRoute = { [E in Declared as `${E['method']} ${E['path']}`]: E }

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
