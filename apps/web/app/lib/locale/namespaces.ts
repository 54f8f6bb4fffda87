import type about from '@sankalp/content/locales/en/about.json'
import type acharyaConsole from '@sankalp/content/locales/en/acharya-console.json'
import type acharyaLive from '@sankalp/content/locales/en/acharya-live.json'
import type almanacWords from '@sankalp/content/locales/en/almanac-words.json'
import type applications from '@sankalp/content/locales/en/applications.json'
import type auth from '@sankalp/content/locales/en/auth.json'
import type birth from '@sankalp/content/locales/en/birth.json'
import type blog from '@sankalp/content/locales/en/blog.json'
import type booked from '@sankalp/content/locales/en/booked.json'
import type bookings from '@sankalp/content/locales/en/bookings.json'
import type call from '@sankalp/content/locales/en/call.json'
import type cart from '@sankalp/content/locales/en/cart.json'
import type chartWords from '@sankalp/content/locales/en/chart-words.json'
import type checkout from '@sankalp/content/locales/en/checkout.json'
import type consultations from '@sankalp/content/locales/en/consultations.json'
import type contact from '@sankalp/content/locales/en/contact.json'
import type design from '@sankalp/content/locales/en/design.json'
import type doshaWords from '@sankalp/content/locales/en/dosha-words.json'
import type festivalWords from '@sankalp/content/locales/en/festival-words.json'
import type findAcharya from '@sankalp/content/locales/en/find-acharya.json'
import type home from '@sankalp/content/locales/en/home.json'
import type horoscope from '@sankalp/content/locales/en/horoscope.json'
import type festivals from '@sankalp/content/locales/en/festivals.json'
import type jyotish from '@sankalp/content/locales/en/jyotish.json'
import type marketing from '@sankalp/content/locales/en/marketing.json'
import type matchWords from '@sankalp/content/locales/en/match-words.json'
import type matching from '@sankalp/content/locales/en/matching.json'
import type kp from '@sankalp/content/locales/en/kp.json'
import type kundli from '@sankalp/content/locales/en/kundli.json'
import type kundliReading from '@sankalp/content/locales/en/kundli-reading.json'
import type notices from '@sankalp/content/locales/en/notices.json'
import type offline from '@sankalp/content/locales/en/offline.json'
import type operator from '@sankalp/content/locales/en/operator.json'
import type orders from '@sankalp/content/locales/en/orders.json'
import type panchang from '@sankalp/content/locales/en/panchang.json'
import type places from '@sankalp/content/locales/en/places.json'
import type poojaRoom from '@sankalp/content/locales/en/pooja-room.json'
import type poojas from '@sankalp/content/locales/en/poojas.json'
import type privacy from '@sankalp/content/locales/en/privacy.json'
import type search from '@sankalp/content/locales/en/search.json'
import type secondFactor from '@sankalp/content/locales/en/second-factor.json'
import type shell from '@sankalp/content/locales/en/shell.json'
import type shop from '@sankalp/content/locales/en/shop.json'
import type statement from '@sankalp/content/locales/en/statement.json'
import type users from '@sankalp/content/locales/en/users.json'
import type varshaphal from '@sankalp/content/locales/en/varshaphal.json'
import type wallet from '@sankalp/content/locales/en/wallet.json'
import type yourDay from '@sankalp/content/locales/en/your-day.json'
import type yogaWords from '@sankalp/content/locales/en/yoga-words.json'

/** The English files define the keys: an unknown key does not compile. Types only, no texts. */
type Namespaces = {
  about: typeof about
  'acharya-console': typeof acharyaConsole
  'acharya-live': typeof acharyaLive
  'almanac-words': typeof almanacWords
  applications: typeof applications
  auth: typeof auth
  birth: typeof birth
  blog: typeof blog
  booked: typeof booked
  bookings: typeof bookings
  call: typeof call
  cart: typeof cart
  'chart-words': typeof chartWords
  checkout: typeof checkout
  consultations: typeof consultations
  contact: typeof contact
  design: typeof design
  'dosha-words': typeof doshaWords
  'festival-words': typeof festivalWords
  'find-acharya': typeof findAcharya
  home: typeof home
  horoscope: typeof horoscope
  festivals: typeof festivals
  jyotish: typeof jyotish
  marketing: typeof marketing
  'match-words': typeof matchWords
  matching: typeof matching
  kp: typeof kp
  kundli: typeof kundli
  'kundli-reading': typeof kundliReading
  notices: typeof notices
  offline: typeof offline
  operator: typeof operator
  orders: typeof orders
  panchang: typeof panchang
  places: typeof places
  'pooja-room': typeof poojaRoom
  poojas: typeof poojas
  privacy: typeof privacy
  search: typeof search
  'second-factor': typeof secondFactor
  shell: typeof shell
  shop: typeof shop
  statement: typeof statement
  users: typeof users
  varshaphal: typeof varshaphal
  wallet: typeof wallet
  'yoga-words': typeof yogaWords
  'your-day': typeof yourDay
}
export type Namespace = keyof Namespaces

/** A path through the nested file, such as nav.pooja; for plural forms, the part before _one and _other. */
type PathIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Singular<Key> : `${Key}.${PathIn<Words[Key]>}`
}[keyof Words & string]
type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

export type KeyOf<Name extends Namespace> = PathIn<Namespaces[Name]>
