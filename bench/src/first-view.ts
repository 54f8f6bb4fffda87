import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Language } from '@sankalp/contract'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { launchBrowser } from './browser.ts'
import { publicPages } from './public-pages.ts'
import type { Row } from './table.ts'

/** The same table that `npm test` checks every route against. */
const budgets = JSON.parse(
  readFileSync(new URL('../../apps/web/first-load-budgets.json', import.meta.url), 'utf8'),
) as { kilobytes: { reading: number } }
const scriptAim = budgets.kilobytes.reading
const fontAims = { en: 50, hin: 160 }
const locales = { en: 'en-IN', hin: 'hi-IN' }

/** Measures what a first visitor's browser fetches for a page until the network is idle, in kB as transferred. */
export async function measureFirstViews(add: (row: Row) => void): Promise<void> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    for (const { path, name } of publicPages) {
      const { scripts } = await fetchedBy(browser, server.url + path, 'en')
      add({
        what: `first-load JavaScript, ${name}`,
        measured: `${scripts.kilobytes.toFixed(1)} kB brotli in ${scripts.count} files`,
        aim: `≤ ${scriptAim} kB`,
        reached: scripts.kilobytes <= scriptAim,
      })
    }
    for (const language of ['en', 'hin'] as const) {
      const { fonts } = await fetchedBy(browser, server.url, language)
      add({
        what: `fonts of a first ${language === 'en' ? 'English' : 'Hindi'} view`,
        measured: `${fonts.kilobytes.toFixed(1)} kB in ${fonts.count} files`,
        aim: `≤ ${fontAims[language]} kB`,
        reached: fonts.kilobytes <= fontAims[language],
      })
    }
  } finally {
    await browser.close()
    await server.end()
  }
}

type Weight = { kilobytes: number; count: number }

async function fetchedBy(
  browser: Browser,
  url: string,
  language: Language,
): Promise<Record<'scripts' | 'fonts', Weight>> {
  const context = await browser.newContext({ locale: locales[language], viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const urls = { script: new Set<string>(), font: new Set<string>() }
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script' || type === 'font') urls[type].add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return { scripts: await weigh(urls.script), fonts: await weigh(urls.font) }
}

async function weigh(urls: ReadonlySet<string>): Promise<Weight> {
  return { kilobytes: await sumKilobytes(urls), count: urls.size }
}

async function sumKilobytes(urls: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const url of urls) {
    const response = await fetch(url)
    const whole = Buffer.from(await response.arrayBuffer())
    // fetch decompresses what it receives. Fonts are already compressed; compress scripts as the build does.
    bytes += url.endsWith('.woff2') ? whole.length : brotliCompressSync(whole).length
  }
  return bytes / 1000
}
