import { signs, timeframesIn } from '@sankalp/contract/horoscope-keys'
import { indiaDay } from '@sankalp/contract/india-time'
import { type Entry, entriesPerPart } from './sitemap.ts'

/** Pages that always exist. Add a page when it is built. */
const standing = [
  '/',
  '/panchang',
  '/freekundli',
  '/Kundlimatchmaking',
  '/horoscopePage',
  '/todayshoroscope',
  '/pooja',
  '/shop',
  '/blog',
  '/aboutus',
  '/contact',
  '/privacy',
] as const
/** The largest places also have the other pages of a day. For a village, users want its panchang only. */
const largest = 400
/** Festival pages are per year: the last, this and the next two. */
const yearsAround = [-1, 0, 1, 2]

export type Known = {
  /** The current day in India, as YYYY-MM-DD. */
  today: string
  /** Slugs of the towns of India, the largest first. */
  towns: readonly string[]
  articles: readonly { _id: string; date_posted: string }[]
  poojas: readonly { id: string; updatedAt: Date }[]
  products: readonly { id: string; updatedAt: Date }[]
  acharyas: readonly { id: string; updatedAt: Date }[]
}

/** Returns every public page, in parts that are small enough to read, and to fetch again when one page changes. */
export function sitemapParts({
  today,
  towns,
  articles,
  poojas,
  products,
  acharyas,
}: Known): { name: string; lastChanged: string; entries: Entry[] }[] {
  const daily = (path: string): Entry => ({ path, lastChanged: today })
  const [year, month] = today.split('-').map(Number) as [number, number]
  const newest = articles.reduce((last, { date_posted }) => (date_posted > last ? date_posted : last), '')
  const parts = [
    {
      name: 'pages',
      entries: [
        ...standing.map((path) => ({ path })),
        ...yearsAround.map((offset) => ({ path: `/festivals/${year + offset}` })),
      ],
    },
    {
      name: 'articles',
      lastChanged: newest,
      entries: articles.map(({ _id, date_posted }) => ({ path: `/blog/${_id}`, lastChanged: date_posted })),
    },
    {
      name: 'poojas',
      entries: poojas.map(({ id, updatedAt }) => ({
        path: `/PujaDetailsPage/${id}`,
        lastChanged: indiaDay(updatedAt),
      })),
    },
    ...inParts(
      'products',
      products.map(({ id, updatedAt }) => ({ path: `/IndividualShop?id=${id}`, lastChanged: indiaDay(updatedAt) })),
    ),
    {
      name: 'acharyas',
      entries: acharyas.map(({ id, updatedAt }) => ({
        path: `/AstrologerDetails?id=${id}`,
        lastChanged: indiaDay(updatedAt),
      })),
    },
    {
      name: 'horoscopes',
      entries: signs.flatMap((sign) =>
        timeframesIn(month).map((timeframe) => daily(`/horoscope/${sign}/${timeframe}`)),
      ),
    },
    ...inParts(
      'panchang',
      towns.map((slug) => daily(`/panchang/${slug}`)),
    ),
    ...inParts(
      'hours',
      towns.slice(0, largest).flatMap((slug) => [`/choghadiya/${slug}`, `/rahu-kaal/${slug}`].map(daily)),
    ),
    ...inParts(
      'calendars',
      towns
        .slice(0, largest)
        .flatMap((slug) => monthsFrom(today).map((month) => ({ path: `/calendar/${slug}/${month}` }))),
    ),
  ]
  return parts.filter(({ entries }) => entries.length > 0).map((part) => ({ lastChanged: today, ...part }))
}

/** Returns this month and the next two, as URLs write them. */
function monthsFrom(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return [0, 1, 2].map((ahead) => {
    const at = new Date(Date.UTC(year, month - 1 + ahead, 1))
    return `${at.getUTCFullYear()}/${at.getUTCMonth() + 1}`
  })
}

function inParts(name: string, entries: Entry[]): { name: string; entries: Entry[] }[] {
  const count = Math.ceil(entries.length / entriesPerPart)
  return Array.from({ length: count }, (_, at) => ({
    name: `${name}-${at + 1}`,
    entries: entries.slice(at * entriesPerPart, (at + 1) * entriesPerPart),
  }))
}
