// Takes the pictures of the README and of the app's manifest from a running product:
// `npm start`, then `node e2e/screens.ts http://localhost:3000` with CHROME_PATH of a Chromium.
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'

type Screen = { path: string; language: 'en' | 'hin'; isWide?: boolean; files: readonly string[] }

const root = new URL('../', import.meta.url)
const inManifest = (name: string) => `apps/web/public/screen-${name}.png`

const screens: readonly Screen[] = [
  { path: '/', language: 'hin', files: ['docs/home.png', inManifest('home')] },
  { path: '/panchang', language: 'hin', files: [inManifest('panchang')] },
  { path: '/horoscopePage?sign=leo', language: 'hin', files: [inManifest('horoscope')] },
  { path: '/pooja', language: 'hin', files: [inManifest('pooja')] },
  { path: '/', language: 'en', isWide: true, files: [inManifest('home-wide')] },
]

async function take(browser: Browser, baseURL: string, { path, language, isWide, files }: Screen): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: isWide ? { width: 1280, height: 720 } : { width: 360, height: 720 },
    locale: language === 'hin' ? 'hi-IN' : 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const address = new URL(path, baseURL)
  address.searchParams.set('lng', language)
  await page.goto(address.href, { waitUntil: 'networkidle' })
  for (const file of files) await page.screenshot({ path: fileURLToPath(new URL(file, root)) })
  await context.close()
}

const [baseURL = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
for (const screen of screens) await take(browser, baseURL, screen)
await browser.close()
