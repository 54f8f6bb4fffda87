import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { Row } from './table.ts'

const aims = { en: 50, hin: 160 }
const locales = { en: 'en-IN', hin: 'hi-IN' }

/** What a first visitor's browser fetches for the home page, in a real browser, in kB as they go over the wire. */
export async function measureFirstViews(): Promise<Row[]> {
  const server = await startServer()
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const fetched = async (language: 'en' | 'hin') => {
      const context = await browser.newContext({ locale: locales[language], viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      const urls = { script: new Set<string>(), font: new Set<string>() }
      page.on('request', (request) => {
        const type = request.resourceType()
        if (type === 'script' || type === 'font') urls[type].add(request.url())
      })
      await page.goto(server.url, { waitUntil: 'networkidle' })
      await context.close()
      return { scripts: await sumKilobytes(urls.script), scriptCount: urls.script.size, fonts: await sumKilobytes(urls.font), fontCount: urls.font.size }
    }
    const english = await fetched('en')
    const hindi = await fetched('hin')
    return [
      {
        what: 'first-load JavaScript of the home page',
        measured: `${english.scripts.toFixed(1)} kB brotli in ${english.scriptCount} files`,
        aim: '≤ 110 kB',
        reached: english.scripts <= 110,
      },
      { what: 'fonts of a first English view', measured: `${english.fonts.toFixed(1)} kB in ${english.fontCount} files`, aim: `≤ ${aims.en} kB`, reached: english.fonts <= aims.en },
      { what: 'fonts of a first Hindi view', measured: `${hindi.fonts.toFixed(1)} kB in ${hindi.fontCount} files`, aim: `≤ ${aims.hin} kB`, reached: hindi.fonts <= aims.hin },
    ]
  } finally {
    await browser.close()
    await server.end()
  }
}

async function sumKilobytes(urls: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const url of urls) {
    const response = await fetch(url)
    const whole = Buffer.from(await response.arrayBuffer())
    // fetch unpacks what it gets. Fonts are packed already; scripts are packed as the build packs them.
    bytes += url.endsWith('.woff2') ? whole.length : brotliCompressSync(whole).length
  }
  return bytes / 1000
}
