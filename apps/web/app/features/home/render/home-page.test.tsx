import { expect, test, vi } from 'vitest'
import { loaderArgs } from '../../../lib/reading/reading.fake.tsx'
import { visitContext } from '../../../lib/visit.ts'
import { renderHome } from './home-page.server.tsx'

const hour = 3_600_000
const now = Date.parse('2026-11-15T09:00:00Z')
const place = { slug: 'delhi', name: { en: 'Delhi', hin: 'दिल्ली' } }
const spot = { latDeg: 28.7, lonDeg: 77.1, zone: 'Asia/Kolkata' }
const span = (key: string, from: number, to: number) => ({
  key,
  number: 6,
  startsAt: now + from * hour,
  endsAt: now + to * hour,
})

const day = {
  place,
  spot,
  date: '2026-11-15',
  today: '2026-11-15',
  todayEndsAt: now + 9.5 * hour,
  day: {
    tithis: [span('shashthi', -10, -2), span('saptami', -2, 20)],
    nakshatras: [span('shravana', -5, 3)],
    sunriseAt: now - 8 * hour,
    sunsetAt: now + 3 * hour,
    muhurtas: { rahuKalam: span('', 1, 2), abhijit: null },
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
  drawing: 'kalash',
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
  drawing: 'gem',
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

/** The drawn page, with some calls answered otherwise; null is a server in trouble. */
async function draw(others: Record<string, unknown> = {}, language: 'en' | 'hin' = 'en', city?: string) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const answers = { ...replies, ...others }
  const { args, asked, reported } = loaderArgs('/', ({ pathname }) => answerOf(answers[pathname], pathname), language)
  args.context.get(visitContext).city = city
  const drawn = (await renderHome(args)) as {
    data: { html: string; facts: unknown }
    init: { headers: Record<string, string> }
  }
  vi.useRealTimers()
  const { html, facts } = drawn.data
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

test('the first screen tells the tithi that runs now, and the one of sunrise', async () => {
  const { text } = await draw()
  expect(text).toContain('Tithi Saptami upto 10:30 AM, Nov 16 At sunrise: Shashthi')
  expect(text).toContain('Nakshatra Shravana upto 05:30 PM')
  expect(text).toContain('Rahu Kalam 03:30 PM now upto 04:30 PM')
})

test('the hand of the wheel and the mark of Rahu Kalam stand at the present without any script', async () => {
  const { html } = await draw()
  // Eight of the day's twenty-four hours have passed.
  expect(html).toContain('style="rotate:120.00deg"')
  expect(html).not.toContain('data-now')
  const running = { ...day, day: { ...day.day, muhurtas: { rahuKalam: span('', -1, 2), abhijit: null } } }
  expect((await draw({ '/api/panchang/day/delhi/today': running })).html).toContain('data-now')
})

test('it is kept for a minute, and never beyond what it says of the day', async () => {
  expect(await draw()).toMatchObject({ until: `until=${now + 60_000}; reads=`, facts: { trueUntil: now + hour } })
  const ending = { ...day, todayEndsAt: now + 5000 }
  expect(await draw({ '/api/panchang/day/delhi/today': ending })).toMatchObject({
    until: `until=${now + 5000}; reads=`,
  })
})

test('prices are those of the catalogue: the least of all acharyas, the least of all poojas', async () => {
  const { text } = await draw()
  expect(text).toContain('From ₹11.00/min')
  expect(text).toContain('From ₹1,100.00')
  expect(text).toContain('begin at ₹11.00 a minute')
})

test('poojas are for the next feasts that have some, the nearest first; monthly fasts and past days are passed over', async () => {
  const { text, asked } = await draw()
  expect(text).toContain('Poojas for the coming festivals The next feasts in Delhi')
  expect(text).toMatch(/Tulasi Vivah · 21 November tulasi-vivah-pooja .* Makara Sankranti · 14 January sun-pooja/)
  expect(text).not.toContain('griha-pravesh')
  const wanted = asked.map(({ searchParams }) => searchParams.get('festival')).filter(Boolean)
  expect(wanted).toEqual(['tulasi-vivah,geeta-jayanti,makara-sankranti'])
})

test('a feast of today is told as today', async () => {
  const { text } = await draw({
    '/api/panchang/festivals/2026': { festivals: [festival('tulasi-vivah', '2026-11-15')] },
  })
  expect(text).toContain('Tulasi Vivah · Today')
})

test('where no feast has a pooja of its own, those for any day are shown', async () => {
  const { text } = await draw({ '/api/pooja/getAllPooja': { poojas: [pooja('griha-pravesh', 2100, [])] } })
  expect(text).toContain('Poojas Performed by an acharya at the time you choose')
  expect(text).toContain('griha-pravesh')
})

test('the day is that of the city somebody has chosen, and of Delhi where we know no such city', async () => {
  const ujjain = { ...day, place: { slug: 'ujjain', name: { en: 'Ujjain', hin: 'उज्जैन' } } }
  const { text, asked } = await draw({ '/api/panchang/day/ujjain/today': ujjain }, 'en', 'ujjain')
  expect(text).toContain('15 November · Ujjain')
  expect(asked.map(({ searchParams }) => searchParams.get('city'))).toContain('ujjain')
  const unknown = await draw({}, 'en', 'atlantis')
  expect(unknown.text).toContain('15 November · Delhi')
})

test('only who is online is shown as such; with nobody there the page says so and names the others', async () => {
  const { text } = await draw()
  expect(text).toContain('Acharyas online now')
  expect(text).not.toContain('Bharat')
  const away = await draw({ '/api/acharya/getAllAcharya': { astrologers: [acharya('Bharat', false, 11)] } })
  expect(away.text).toContain('Our acharyas Nobody is online at this moment.')
  expect(away.text).toContain('Bharat')
})

test('what is sold out is no pick', async () => {
  const { text } = await draw()
  expect(text).toContain('Ruby ₹225.00')
  expect(text).not.toContain('Pearl')
})

test.each([
  ['/api/acharya/getAllAcharya', 'The list of acharyas could not be fetched just now.'],
  ['/api/pooja/getAllPooja', 'The poojas could not be fetched just now.'],
  ['/api/product/getAllProduct', 'The shop could not be reached just now.'],
  ['/api/blog/getAllBlog', 'Error loading blogs'],
  ['/api/panchang/day/delhi/today', 'could not be reckoned just now'],
])('without %s the page says what is missing, shows the rest, and the fault is reported', async (path, message) => {
  const { text, reported } = await draw({ [path]: null })
  expect(text).toContain(message)
  expect(text).toContain('Questions people ask')
  expect(String(reported[0])).toContain(path.replace('/delhi/today', ''))
})

test('a page without its day is not kept', async () => {
  expect((await draw({ '/api/panchang/day/delhi/today': null })).until).toBeUndefined()
})

test('search engines are told of the site, the acharyas, the feast, the products and the questions', async () => {
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

test('in Hindi every price keeps its Latin digits', async () => {
  const { text } = await draw({}, 'hin')
  expect(text).toContain('₹11.00/मिनट से')
  expect(text).toContain('आने वाले पर्वों की पूजाएँ')
})
