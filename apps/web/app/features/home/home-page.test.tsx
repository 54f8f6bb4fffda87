import { expect, test, vi } from 'vitest'
import { loaderArgs, renderBody } from '../../lib/reading/reading.fake.tsx'
import { visitContext } from '../../lib/visit.ts'
import { Home, type HomeFacts } from './home-page.tsx'
import { loadHome } from './load-home.server.tsx'

const hour = 3_600_000
const now = Date.parse('2026-11-15T09:00:00Z')
const place = { slug: 'delhi', name: { en: 'Delhi', hin: 'दिल्ली' }, region: { en: 'Delhi', hin: 'दिल्ली' } }
const spot = { latDeg: 28.7, lonDeg: 77.1, zone: 'Asia/Kolkata' }
const span = (key: string, from: number, to: number) => ({
  key,
  number: 6,
  startsAt: now + from * hour,
  endsAt: now + to * hour,
})

const choghadiya = {
  day: [span('labh', -8, 0.5), span('udveg', 0.5, 3)],
  night: [span('amrit', 3, 16)],
}

const day = {
  place,
  spot,
  date: '2026-11-15',
  today: '2026-11-15',
  todayEndsAt: now + 9.5 * hour,
  day: {
    month: { amanta: 'kartika', purnimanta: 'kartika', adhika: false, kshaya: null },
    tithis: [
      { ...span('shashthi', -10, -2), number: 6, paksha: 'shukla' },
      { ...span('saptami', -2, 20), number: 7, paksha: 'shukla' },
    ],
    nakshatras: [span('shravana', -5, 3)],
    sunriseAt: now - 8 * hour,
    sunsetAt: now + 3 * hour,
    muhurtas: { rahuKalam: span('', 1, 2), abhijit: null, choghadiya },
  },
  wheel: {
    startsAt: now - 8 * hour,
    endsAt: now + 16 * hour,
    noonAt: null,
    sunsetAt: null,
    grahas: [],
    elongation: { fromDeg: 60, toDeg: 72 },
    arcs: [],
    tithiEnds: [],
  },
}
const acharya = (name: string, online: boolean, chatPerMinutes: number) => ({
  _id: name,
  name,
  image: 'false',
  portrait: name,
  astrologerType: 'Vedic',
  experience: 12,
  languages: ['Hindi'],
  rating: null,
  online,
  chatPerMinutes,
})
const pooja = (id: string, pooja_price: number, festivals: string[]) => ({
  _id: id,
  pooja_name: id,
  drawing: 'poojas/ganesh',
  image: null,
  description: 'd',
  pooja_price,
  total_from: pooja_price * 2,
  festivals,
  duration_minutes: 60,
})
const festival = (key: string, date: string) => ({ key, date, tradition: 'all' })
const product = (name: string, in_stock: boolean) => ({
  _id: name,
  name,
  image: null,
  drawing: 'products/pearl',
  category: 'Gems',
  sku: name,
  price: 250,
  discount_percentage: 10,
  final_price: 225,
  description: 'd',
  in_stock,
})

const replies: Record<string, unknown> = {
  '/api/panchang/day/delhi/today': day,
  '/api/panchang/festivals/2026': {
    festivals: [
      festival('diwali', '2026-11-08'),
      festival('pradosh-vrat', '2026-11-16'),
      festival('tulasi-vivah', '2026-11-21'),
      festival('geeta-jayanti', '2026-12-20'),
    ],
  },
  '/api/panchang/festivals/2027': { festivals: [festival('makara-sankranti', '2027-01-14')] },
  '/api/acharya/getAllAcharya': { astrologers: [acharya('Asha', true, 24.5), acharya('Bharat', false, 11)] },
  '/api/pooja/getAllPooja': {
    poojas: [
      pooja('griha-pravesh', 2100, []),
      pooja('sun-pooja', 1500, ['makara-sankranti']),
      pooja('tulasi-vivah-pooja', 1100, ['tulasi-vivah']),
    ],
  },
  '/api/product/getAllProduct': { products: [product('Ruby', true), product('Pearl', false)] },
  '/api/blog/getAllBlog': { blogs: [] },
}

function answerOf(reply: unknown, pathname: string): Response {
  if (reply) return Response.json(reply)
  const isUnknown = pathname.includes('atlantis')
  return Response.json(
    { code: isUnknown ? 'PLACE_NOT_FOUND' : 'INTERNAL', message: 'm' },
    { status: isUnknown ? 404 : 500 },
  )
}

/** Renders the page, with some API answers replaced; null stands for a server error. */
async function draw(others: Record<string, unknown> = {}, language: 'en' | 'hin' = 'en', city?: string) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const answers = { ...replies, ...others }
  const { args, asked, reported } = loaderArgs('/', ({ pathname }) => answerOf(answers[pathname], pathname), language)
  args.context.get(visitContext).city = city
  const drawn = (await loadHome(args)) as unknown as {
    data: { facts: HomeFacts }
    init: { headers: Record<string, string> }
  }
  vi.useRealTimers()
  const { facts } = drawn.data
  const html = renderBody(<Home {...facts} />, ['home', 'horoscope', 'blog', 'marketing', 'birth', 'places'], language)
  return {
    html,
    facts,
    text: html
      .replace(/<script.*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    until: drawn.init.headers['x-page-cache'],
    asked,
    reported,
  }
}

test('the first screen shows the current tithi, and the one at sunrise', async () => {
  const { text } = await draw()
  expect(text).toContain('Tithi Kartika Shukla Saptami upto 10:30 AM, 16 Nov , then Ashtami At sunrise: Shashthi')
  expect(text).toContain('Nakshatra Shravana upto 05:30 PM')
  expect(text).toContain('Choghadiya Labh good · upto 03:00 PM')
  expect(text).toContain('Next good time 05:30 PM Amrit · upto 06:30 AM')
  expect(text).toContain('Rahu Kalam 03:30 PM now upto 04:30 PM begins in 1 h 0 min')
})

test('the hand of the wheel and the mark of Rahu Kalam show the present without any script', async () => {
  const { html } = await draw()
  // Eight of the day's twenty-four hours have passed.
  expect(html).toContain('style="rotate:120.00deg"')
  expect(html).not.toContain('data-now')
  const running = { ...day, day: { ...day.day, muhurtas: { rahuKalam: span('', -1, 2), abhijit: null, choghadiya } } }
  const drawn = await draw({ '/api/panchang/day/delhi/today': running })
  expect(drawn.html).toContain('data-now')
  expect(drawn.text).not.toContain('begins in')
  const over = { ...day, day: { ...day.day, muhurtas: { rahuKalam: span('', -2, -1), abhijit: null, choghadiya } } }
  expect((await draw({ '/api/panchang/day/delhi/today': over })).text).toContain('over for today')
})

test('the page is cached for a minute, but never beyond the validity of its day', async () => {
  expect(await draw()).toMatchObject({ until: `until=${now + 60_000}; reads=`, facts: { trueUntil: now + hour / 2 } })
  const ending = { ...day, todayEndsAt: now + 5000 }
  expect(await draw({ '/api/panchang/day/delhi/today': ending })).toMatchObject({
    until: `until=${now + 5000}; reads=`,
  })
})

test('prices come from the catalogue: the lowest of all acharyas and the lowest of all poojas', async () => {
  const { text } = await draw()
  expect(text).toContain('From ₹11/min')
  expect(text).toContain('From ₹2,200')
  expect(text).toContain('begin at ₹11 a minute')
})

test('shows poojas for the next feasts that have some, the nearest first, and skips monthly fasts and past days', async () => {
  const { text, asked } = await draw()
  expect(text).toContain('Poojas for the coming festivals The next feasts in Delhi')
  expect(text).toMatch(/Tulasi Vivah · 21 November tulasi-vivah-pooja .* Makara Sankranti · 14 January sun-pooja/)
  expect(text).not.toContain('griha-pravesh')
  const wanted = asked.map(({ searchParams }) => searchParams.get('festival')).filter(Boolean)
  expect(wanted).toEqual(['tulasi-vivah,geeta-jayanti,makara-sankranti'])
})

test('labels a feast of today as today', async () => {
  const { text } = await draw({
    '/api/panchang/festivals/2026': { festivals: [festival('tulasi-vivah', '2026-11-15')] },
  })
  expect(text).toContain('Tulasi Vivah · Today')
})

test('shows poojas for any day when no feast has a pooja of its own', async () => {
  const { text } = await draw({ '/api/pooja/getAllPooja': { poojas: [pooja('griha-pravesh', 2100, [])] } })
  expect(text).toContain('Poojas Performed by an acharya at the time you choose')
  expect(text).toContain('griha-pravesh')
})

test('shows the day of the chosen city, and of Delhi if the city is unknown', async () => {
  const ujjain = { ...day, place: { ...place, slug: 'ujjain', name: { en: 'Ujjain', hin: 'उज्जैन' } } }
  const { text, asked } = await draw({ '/api/panchang/day/ujjain/today': ujjain }, 'en', 'ujjain')
  expect(text).toContain('15 November · Ujjain')
  expect(asked.map(({ searchParams }) => searchParams.get('city'))).toContain('ujjain')
  const unknown = await draw({}, 'en', 'atlantis')
  expect(unknown.text).toContain('15 November · Delhi')
})

test('shows only online acharyas as online; with none online the page says so and names the others', async () => {
  const { text } = await draw()
  expect(text).toContain('Acharyas online now')
  expect(text).not.toContain('Bharat')
  const away = await draw({ '/api/acharya/getAllAcharya': { astrologers: [acharya('Bharat', false, 11)] } })
  expect(away.text).toContain('Our acharyas Nobody is online at this moment.')
  expect(away.text).toContain('Bharat')
})

test('does not pick a product that is sold out', async () => {
  const { text } = await draw()
  expect(text).toContain('Ruby ₹225')
  expect(text).not.toContain('Pearl')
})

test.each([
  ['/api/acharya/getAllAcharya', 'The list of acharyas could not be fetched just now.'],
  ['/api/pooja/getAllPooja', 'The poojas could not be fetched just now.'],
  ['/api/product/getAllProduct', 'The shop could not be reached just now.'],
  ['/api/blog/getAllBlog', 'Error loading blogs'],
  ['/api/panchang/day/delhi/today', 'could not be calculated just now'],
])('without %s the page says what is missing, shows the rest, and the fault is reported', async (path, message) => {
  const { text, reported } = await draw({ [path]: null })
  expect(text).toContain(message)
  expect(text).toContain('Questions people ask')
  expect(String(reported[0])).toContain(path.replace('/delhi/today', ''))
})

test('does not cache a page without its day', async () => {
  expect((await draw({ '/api/panchang/day/delhi/today': null })).until).toBeUndefined()
})

test('describes the site, the acharyas, the feast, the products and the questions to search engines', async () => {
  const { html } = await draw()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; startDate?: string },
  )
  expect(things.map((thing) => thing['@type'])).toEqual([
    'Person',
    'Event',
    'Event',
    'ItemList',
    'FAQPage',
    'Organization',
    'WebSite',
  ])
  expect(things[1]!.startDate).toBe('2026-11-21')
})

test('prices have Latin digits in Hindi too', async () => {
  const { text } = await draw({}, 'hin')
  expect(text).toContain('₹11/मिनट से')
  expect(text).toContain('आने वाले पर्वों की पूजाएँ')
})
