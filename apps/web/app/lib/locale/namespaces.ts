import type about from '@sankalp/content/locales/en/about.json'
import type almanacWords from '@sankalp/content/locales/en/almanac-words.json'
import type auth from '@sankalp/content/locales/en/auth.json'
import type blog from '@sankalp/content/locales/en/blog.json'
import type chartWords from '@sankalp/content/locales/en/chart-words.json'
import type contact from '@sankalp/content/locales/en/contact.json'
import type design from '@sankalp/content/locales/en/design.json'
import type doshaWords from '@sankalp/content/locales/en/dosha-words.json'
import type festivalWords from '@sankalp/content/locales/en/festival-words.json'
import type home from '@sankalp/content/locales/en/home.json'
import type horoscope from '@sankalp/content/locales/en/horoscope.json'
import type festivals from '@sankalp/content/locales/en/festivals.json'
import type jyotish from '@sankalp/content/locales/en/jyotish.json'
import type marketing from '@sankalp/content/locales/en/marketing.json'
import type matchWords from '@sankalp/content/locales/en/match-words.json'
import type matching from '@sankalp/content/locales/en/matching.json'
import type kundli from '@sankalp/content/locales/en/kundli.json'
import type offline from '@sankalp/content/locales/en/offline.json'
import type pages from '@sankalp/content/locales/en/pages.json'
import type panchang from '@sankalp/content/locales/en/panchang.json'
import type places from '@sankalp/content/locales/en/places.json'
import type privacy from '@sankalp/content/locales/en/privacy.json'
import type shell from '@sankalp/content/locales/en/shell.json'
import type users from '@sankalp/content/locales/en/users.json'
import type yogaWords from '@sankalp/content/locales/en/yoga-words.json'

/** The English files are the list of keys: a key that is not there does not compile. Types only, no words. */
type Namespaces = {
  about: typeof about
  'almanac-words': typeof almanacWords
  auth: typeof auth
  blog: typeof blog
  'chart-words': typeof chartWords
  contact: typeof contact
  design: typeof design
  'dosha-words': typeof doshaWords
  'festival-words': typeof festivalWords
  home: typeof home
  horoscope: typeof horoscope
  festivals: typeof festivals
  jyotish: typeof jyotish
  marketing: typeof marketing
  'match-words': typeof matchWords
  matching: typeof matching
  kundli: typeof kundli
  offline: typeof offline
  pages: typeof pages
  panchang: typeof panchang
  places: typeof places
  privacy: typeof privacy
  shell: typeof shell
  users: typeof users
  'yoga-words': typeof yogaWords
}
export type Namespace = keyof Namespaces

/** A path through the nested file, such as nav.pooja; of plural forms, the part before _one and _other. */
type PathIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Singular<Key> : `${Key}.${PathIn<Words[Key]>}`
}[keyof Words & string]
type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

export type KeyOf<Name extends Namespace> = PathIn<Namespaces[Name]>
