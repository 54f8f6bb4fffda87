import * as acharyas from './acharyas.ts'
import * as auth from './auth.ts'
import * as blog from './blog.ts'
import * as company from './company.ts'
import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as horoscope from './horoscope.ts'
import * as kundli from './kundli.ts'
import * as matching from './matching.ts'
import * as panchang from './panchang.ts'
import * as places from './places.ts'
import * as poojas from './poojas.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'
import * as wallet from './wallet.ts'

/** Every endpoint of the product. The documentation, the access matrix and the field fuzzer read this list. */
export const endpoints: readonly Endpoint[] = [
  acharyas,
  auth,
  blog,
  company,
  contact,
  horoscope,
  kundli,
  matching,
  panchang,
  places,
  poojas,
  shop,
  users,
  wallet,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
