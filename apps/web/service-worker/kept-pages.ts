import { type Here, factsCache, hereKey, pageKey, pagesCache, titleHeader, untilHeader, yearPath } from '../app/lib/offline/kept.ts'
import { type KeptKind, assetsIn, candidates, isStillTrue, keptKindOf, languageIn, mostKept, titleIn } from './rules.ts'

export const assetsCache = 'assets'
/** Files of older builds go at last; a build has some three hundred, of which a reader meets a few dozen. */
const mostAssets = 240

/** Cookies stay at home: what comes back is what a stranger would see. */
const asStranger: RequestInit = { credentials: 'omit', redirect: 'error' }

export async function readHere(): Promise<Here> {
  const found = await (await caches.open(factsCache)).match(hereKey)
  return found ? ((await found.json()) as Here) : { language: 'en', city: 'delhi' }
}

export async function rememberHere(here: Here): Promise<void> {
  await (await caches.open(factsCache)).put(hereKey, new Response(JSON.stringify(here)))
}

/**
 * Keeps a page that has just been read. What came with a session is fetched once more without one, so that nothing of one
 * person is ever shown to the next on this device.
 */
export async function keepRead(url: URL, response: Response, here: Here): Promise<void> {
  const kind = keptKindOf(url.pathname)
  if (!kind || !response.ok) return
  const isForEverybody = response.headers.has(untilHeader)
  await keep(kind, url.pathname, isForEverybody ? response : await fetch(pageKey(url.pathname, here.language), asStranger))
}

/** Keeps the page that is open, which may have come before its worker or as data only. */
export async function keepOpen(path: string, { language }: Here, nowMs: number): Promise<void> {
  const kind = keptKindOf(path)
  if (!kind) return
  const kept = await (await caches.open(pagesCache)).match(pageKey(path, language))
  if (kept && isStillTrue(kind, untilOf(kept), nowMs)) return
  await keep(kind, path, await fetch(pageKey(path, language), asStranger))
}

/** Has today's panchang of the chosen city at hand, and its year for the days to come. */
export async function keepPanchang(here: Here, nowMs: number): Promise<void> {
  await keepOpen(`/panchang/${here.city}`, here, nowMs)
  await keepYear(here.city, new Date(nowMs).getFullYear())
}

async function keepYear(city: string, year: number): Promise<void> {
  const facts = await caches.open(factsCache)
  const path = yearPath(city, year)
  if (await facts.match(path)) return
  const answer = await fetch(path, asStranger)
  if (!answer.ok) return
  const older = (await facts.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/panchang/year/'))
  await facts.put(path, answer)
  // One city, one year: another choice takes the place of the one before.
  await Promise.all(older.map((request) => facts.delete(request)))
}

async function keep(kind: KeptKind, pathname: string, response: Response): Promise<void> {
  if (!response.ok || !response.headers.has(untilHeader)) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set(titleHeader, encodeURIComponent(titleIn(html)))
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  await keepAssets(assetsIn(html))
  const pages = await caches.open(pagesCache)
  const key = pageKey(pathname, languageIn(html))
  // Put last, it is also the last to go.
  await pages.delete(key)
  await pages.put(key, new Response(html, { status: 200, headers }))
  const ofKind = (await pages.keys()).filter(({ url }) => keptKindOf(new URL(url).pathname) === kind)
  await Promise.all(ofKind.slice(0, Math.max(0, ofKind.length - mostKept[kind])).map((request) => pages.delete(request)))
}

/**
 * The page as it was kept, if it is still true. One that stands for another is led to and not given in its place: a page's
 * program goes by its address.
 */
export async function findKept(pathname: string, { city, language }: Here, nowMs: number): Promise<Response | null> {
  const pages = await caches.open(pagesCache)
  for (const path of candidates(pathname, city)) {
    const kind = keptKindOf(path)
    const kept = kind && (await pages.match(pageKey(path, language)))
    if (kept && isStillTrue(kind, untilOf(kept), nowMs)) return path === pathname ? kept : Response.redirect(path)
  }
  return null
}

function untilOf({ headers }: Response): number {
  return Number(headers.get(untilHeader) ?? 0)
}

export async function keepAssets(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(assetsCache)
  for (const path of paths) {
    if (!(await assets.match(path))) await assets.add(path)
  }
  const all = await assets.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - mostAssets)).map((request) => assets.delete(request)))
}
