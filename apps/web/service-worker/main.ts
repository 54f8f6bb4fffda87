/// <reference lib="webworker" />
import { type Language, languages } from '@sankalp/contract/language'
import type { Here, Told } from '../app/shared/offline/offline-copies.ts'
import {
  assetsCache,
  findCached,
  cacheAssets,
  cacheOpen,
  cachePanchang,
  cacheRead,
  readHere,
  rememberHere,
} from './copied-pages.ts'
import { showNotices } from './notices.ts'
import { assetsIn, languageOf, planFor } from './rules.ts'

/*
 * Shows notifications, and makes a few pages readable offline. It never replaces the network while that works: a page
 * comes from the server or, if that cannot be reached, from a copy that is still valid, or it is the offline page.
 */
declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: each build has its own worker with its own shell. */
declare const BUILD: string
/** Inserted by the build: the files that a page shows when the network is gone. */
declare const SHELL_FILES: readonly string[]

const shellCache = `shell-${BUILD}`
const offlinePath = '/offline'
const offlinePage = (language: Language) => `${offlinePath}?lng=${language}`

showNotices()

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()))
})

async function cacheShell(): Promise<void> {
  const shell = await caches.open(shellCache)
  await cacheAssets(SHELL_FILES)
  for (const language of languages) {
    const page = await fetch(offlinePage(language), { credentials: 'omit', cache: 'no-store' })
    if (!page.ok) throw new Error(`The offline page answered ${page.status}`)
    await cacheAssets(assetsIn(await page.clone().text()))
    await shell.put(offlinePage(language), page)
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()))
})

async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { path, ...here } = event.data as Told
  event.waitUntil(cacheFor(here, path))
})

async function cacheFor(here: Here, path: string): Promise<void> {
  await rememberHere(here)
  await cacheOpen(path, here, Date.now())
  await cachePanchang(here, Date.now())
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  switch (planFor({ method: request.method, mode: request.mode, url }, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event, url))
    case 'asset':
      return event.respondWith(answerAsset(request))
    case 'picture':
      return event.respondWith(answerPicture(request))
    case 'words':
      return event.respondWith(answerWords(request))
    case 'leave':
  }
})

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const here = await readHere()
  const asked = { ...here, language: languageOf(url) ?? here.language }
  let response: Response
  try {
    response = await fetch(event.request)
  } catch {
    return (await findCached(url.pathname, asked, Date.now())) ?? (await noNetwork(url, asked.language))
  }
  event.waitUntil(cacheRead(url, response.clone(), asked))
  return response
}

/** Returns the offline page, under its own address and with a link back: a page's scripts depend on its address. */
async function noNetwork({ pathname, search }: URL, language: Language): Promise<Response> {
  if (pathname !== offlinePath)
    return Response.redirect(`${offlinePath}?${new URLSearchParams({ from: pathname + search })}`)
  const page = await (await caches.open(shellCache)).match(offlinePage(language))
  return page ?? Response.error()
}

/** Built files have their content hash in their names, so a copy is always valid. */
async function answerAsset(request: Request): Promise<Response> {
  const assets = await caches.open(assetsCache)
  const cached = await assets.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && response.status === 200) await assets.put(request.url, response.clone())
  return response
}

/**
 * Returns the copy of a picture that a copied page shows. The others are left to the browser's own cache: a walk through
 * the shop would displace the scripts.
 */
async function answerPicture(request: Request): Promise<Response> {
  return (await (await caches.open(assetsCache)).match(request.url)) ?? fetch(request)
}

async function answerWords(request: Request): Promise<Response> {
  const shell = await caches.open(shellCache)
  try {
    const response = await fetch(request)
    if (response.ok) await shell.put(request.url, response.clone())
    return response
  } catch (error) {
    const cached = await shell.match(request.url)
    if (cached) return cached
    throw error
  }
}
