import * as acharyaBookings from './acharya-bookings.ts'
import * as acharyaDays from './acharya-days.ts'
import * as acharyaProfile from './acharya-profile.ts'
import * as acharyas from './acharyas.ts'
import * as addresses from './addresses.ts'
import * as applications from './applications.ts'
import * as auth from './auth.ts'
import * as bankAccounts from './bank-accounts.ts'
import * as blog from './blog.ts'
import * as blogEditing from './blog-editing.ts'
import * as bookings from './bookings.ts'
import * as cart from './cart.ts'
import * as codEditing from './cod-editing.ts'
import * as company from './company.ts'
import * as consultations from './consultations.ts'
import * as contact from './contact.ts'
import * as coupons from './coupons.ts'
import type { Call } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import * as dakshinaEditing from './dakshina-editing.ts'
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
import * as poojaEditing from './pooja-editing.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as shop from './shop.ts'
import * as shopEditing from './shop-editing.ts'
import * as users from './users.ts'
import * as wallet from './wallet.ts'
import * as yourDay from './your-day.ts'

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
  blogEditing,
  bookings,
  cart,
  codEditing,
  company,
  consultations,
  contact,
  coupons,
  dakshinaEditing,
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
  poojaEditing,
  reviews,
  search,
  secondFactor,
  shop,
  shopEditing,
  users,
  wallet,
  yourDay,
] as const

/** Every endpoint of the product. The documentation, the access matrix and the field fuzzer read this list. */
export const endpoints: readonly Endpoint[] = features.flatMap((feature) => Object.values(feature).filter(isEndpoint))

type ValuesOf<F> = F extends unknown ? F[keyof F] : never
type Declared = Extract<ValuesOf<(typeof features)[number]>, Endpoint>

/**
 * The endpoint of a call, found by its method and path. With `import type`, a browser gets the types of body and reply
 * without the schemas.
 */
export type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : `${C['method']} ${C['path']}` extends infer Route extends keyof ByRoute
    ? ByRoute[Route]
    : never
/** A lookup table, because comparing a call with every endpoint exceeds the compiler's limits. */
type ByRoute = { [E in Declared as `${E['method']} ${E['path']}`]: E }

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
