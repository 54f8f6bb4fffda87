import type { Language } from '@sankalp/contract/language'
import type { PanchangYearReply } from '@sankalp/contract/panchang'
import { factsCache, pagesCache, titleHeader } from '../../lib/offline/kept.ts'

export type KeptArticle = { path: string; title: string }
export type Kept = { year: PanchangYearReply | null; articles: KeptArticle[] }

/** What the service worker has kept on this device, for a reader of this language. */
export async function readKept(language: Language): Promise<Kept> {
  if (!('caches' in window)) return { year: null, articles: [] }
  return { year: await readYear(), articles: await readArticles(language) }
}

async function readYear(): Promise<PanchangYearReply | null> {
  const facts = await caches.open(factsCache)
  const kept = (await facts.keys()).find(({ url }) => new URL(url).pathname.startsWith('/api/panchang/year/'))
  const answer = kept && (await facts.match(kept))
  return answer ? ((await answer.json()) as PanchangYearReply) : null
}

async function readArticles(language: Language): Promise<KeptArticle[]> {
  const pages = await caches.open(pagesCache)
  const wanted = (await pages.keys()).map(({ url }) => new URL(url)).filter(({ pathname, searchParams }) => pathname.startsWith('/blog/') && searchParams.get('lng') === language)
  const articles = await Promise.all(
    wanted.map(async ({ pathname, href }) => {
      const page = await pages.match(href)
      const title = decodeURIComponent(page?.headers.get(titleHeader) ?? '')
      return { path: pathname, title: decodeEntities(title.replace(/ · [^·]*$/, '')) || pathname }
    }),
  )
  return articles.toReversed()
}

/** The title was taken from HTML, where a few signs are written in another way. */
function decodeEntities(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? text
}
