import type { Language } from '@sankalp/contract/language'
import type { PanchangYearReply } from '@sankalp/contract/panchang'
import { factsCache, isYearPath, pagesCache, titleHeader } from '../../shared/offline/offline-copies.ts'

export type CachedArticle = { path: string; title: string }
export type CachedCopies = { years: PanchangYearReply[]; articles: CachedArticle[] }

/** Reads what the service worker has cached on this device, in this language. */
export async function readCached(language: Language): Promise<CachedCopies> {
  if (!('caches' in window)) return { years: [], articles: [] }
  return { years: await readYears(), articles: await readArticles(language) }
}

/** Reads the cached years of the city, the earlier first. */
async function readYears(): Promise<PanchangYearReply[]> {
  const facts = await caches.open(factsCache)
  const cached = (await facts.keys()).filter(({ url }) => isYearPath(new URL(url).pathname))
  const answers = await Promise.all(cached.map(async (request) => (await facts.match(request))?.json()))
  const years = answers.filter((answer) => answer !== undefined) as PanchangYearReply[]
  return years.toSorted((one, other) => one.packed.year - other.packed.year)
}

async function readArticles(language: Language): Promise<CachedArticle[]> {
  const pages = await caches.open(pagesCache)
  const wanted = (await pages.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname, searchParams }) => pathname.startsWith('/blog/') && searchParams.get('lng') === language)
  const articles = await Promise.all(
    wanted.map(async ({ pathname, href }) => {
      const page = await pages.match(href)
      const title = decodeURIComponent(page?.headers.get(titleHeader) ?? '')
      return { path: pathname, title: decodeEntities(title.replace(/ · [^·]*$/, '')) || pathname }
    }),
  )
  return articles.toReversed()
}

/** Decodes the few entities in a title that was taken from HTML. */
function decodeEntities(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? text
}
