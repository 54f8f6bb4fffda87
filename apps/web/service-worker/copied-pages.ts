import {
  type Here,
  factsCache,
  hereKey,
  isYearPath,
  pageKey,
  pagesCache,
  titleHeader,
  untilHeader,
  yearPath,
} from '../app/shared/offline/offline-copies.ts'
import {
  type CachedKind,
  assetsIn,
  candidates,
  isStillTrue,
  cachedKindOf,
  languageIn,
  mostCached,
  titleIn,
  yearsAhead,
} from './rules.ts'

/** Inserted by the build: the files that a page loads later and does not name. */
declare const LATE_FILES: Record<CachedKind, readonly string[]>

export const assetsCache = 'assets'
/**
 * Files of older builds are deleted eventually; a build has some three hundred, of which a reader needs a few dozen.
 */
const mostAssets = 240

/** Requests without cookies return what an anonymous visitor would see. */
const asStranger: RequestInit = { credentials: 'omit', redirect: 'error' }

export async function readHere(): Promise<Here> {
  const found = await (await caches.open(factsCache)).match(hereKey)
  return found ? ((await found.json()) as Here) : { language: 'en', city: 'delhi' }
}

export async function rememberHere(here: Here): Promise<void> {
  await (await caches.open(factsCache)).put(hereKey, new Response(JSON.stringify(here)))
}

/**
 * Caches a page that has just been read. A page loaded with a session is fetched again without one, so that no private
 * content is shown to the next user of this device.
 */
export async function cacheRead(url: URL, response: Response, here: Here): Promise<void> {
  const kind = cachedKindOf(url.pathname)
  if (!kind || !response.ok) return
  const isForEverybody = response.headers.has(untilHeader)
  await cachePage(
    kind,
    url.pathname,
    isForEverybody ? response : await fetch(pageKey(url.pathname, here.language), asStranger),
  )
}

/** Caches the open page, which may have loaded before its worker or as data only. */
export async function cacheOpen(path: string, { language }: Here, nowMs: number): Promise<void> {
  const kind = cachedKindOf(path)
  if (!kind) return
  const cached = await (await caches.open(pagesCache)).match(pageKey(path, language))
  if (cached && isStillTrue(kind, untilOf(cached), nowMs)) return
  await cachePage(kind, path, await fetch(pageKey(path, language), asStranger))
}

/** Caches today's panchang of the chosen city, and the years of the coming days. */
export async function cachePanchang(here: Here, nowMs: number): Promise<void> {
  await cacheOpen(`/panchang/${here.city}`, here, nowMs)
  const paths = yearsAhead(new Date(nowMs)).map((year) => yearPath(here.city, year))
  const facts = await caches.open(factsCache)
  for (const path of paths) {
    if (await facts.match(path)) continue
    const answer = await fetch(path, asStranger)
    if (!answer.ok) return
    await facts.put(path, answer)
  }
  // One city: another choice replaces the previous one.
  const others = (await facts.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => isYearPath(path) && !paths.includes(path))
  await Promise.all(others.map((path) => facts.delete(path)))
}

async function cachePage(kind: CachedKind, pathname: string, response: Response): Promise<void> {
  if (!response.ok || !response.headers.has(untilHeader)) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set(titleHeader, encodeURIComponent(titleIn(html)))
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  await cacheAssets([...assetsIn(html), ...LATE_FILES[kind]])
  const pages = await caches.open(pagesCache)
  const key = pageKey(pathname, languageIn(html))
  // Added last, it is also deleted last.
  await pages.delete(key)
  await pages.put(key, new Response(html, { status: 200, headers }))
  const ofKind = (await pages.keys()).filter(({ url }) => cachedKindOf(new URL(url).pathname) === kind)
  await Promise.all(
    ofKind.slice(0, Math.max(0, ofKind.length - mostCached[kind])).map((request) => pages.delete(request)),
  )
}

/**
 * Returns the cached page if it is still valid. For a substitute page it returns a redirect and not the content, since
 * a page's scripts depend on its address.
 */
export async function findCached(pathname: string, { city, language }: Here, nowMs: number): Promise<Response | null> {
  const pages = await caches.open(pagesCache)
  for (const path of candidates(pathname, city)) {
    const kind = cachedKindOf(path)
    const cached = kind && (await pages.match(pageKey(path, language)))
    if (cached && isStillTrue(kind, untilOf(cached), nowMs)) return path === pathname ? cached : Response.redirect(path)
  }
  return null
}

function untilOf({ headers }: Response): number {
  return Number(headers.get(untilHeader) ?? 0)
}

export async function cacheAssets(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(assetsCache)
  for (const path of paths) {
    if (!(await assets.match(path))) await assets.add(path)
  }
  const all = await assets.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - mostAssets)).map((request) => assets.delete(request)))
}
