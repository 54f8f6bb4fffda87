import { languageCookie, languages } from '@sankalp/contract'
import { generateKundali, kundaliPdf } from '@sankalp/contract/kundli'
import { matchMaking } from '@sankalp/contract/matching'
import { birth, bride, groom, kundli } from './people.ts'

const pages = [
  '/',
  '/freekundli',
  '/Kundlimatchmaking',
  '/panchang',
  '/panchang/varanasi',
  '/calendar/delhi/2026/11',
  '/festivals/2026',
  '/choghadiya/delhi',
  '/rahu-kaal/delhi',
  '/horoscopePage',
  '/todayshoroscope',
  '/horoscope/virgo/today',
  '/blog',
  '/blog/diwali-date',
  '/blog/tithi-explained',
  '/aboutus',
  '/contact',
  '/privacy',
  '/login',
  '/signup',
]

/** Does what a server does on its first day: each page once in both languages, a Kundli, a match, a PDF. */
export async function warmUp(url: string): Promise<void> {
  for (const language of languages) {
    for (const path of pages)
      await read(await fetch(url + path, { headers: { cookie: `${languageCookie}=${language}` } }))
  }
  await post(url + generateKundali.path, birth)
  await post(url + matchMaking.path, { ...groom, ...bride })
  await post(url + kundaliPdf.path, { ...kundli, language: 'hin' })
}

async function post(url: string, body: object): Promise<void> {
  await read(
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  )
}

async function read(response: Response): Promise<void> {
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
}
