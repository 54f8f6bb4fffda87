import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaderArgs, renderBody } from '../../../lib/reading/reading.fake.tsx'
import { acharyasReply, details, pooja, thingsIn, wordsOf } from '../poojas.fake.ts'
import { loadPooja } from './load-pooja.server.ts'
import { PoojaBody, type PoojaFacts } from './pooja-page.tsx'

const now = Date.parse('2026-11-16T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const twelve = Array.from({ length: 12 }, (_, at) => `a${at + 1}`)
const slot = (acharyaId: string, startsAt: string, date: string, time: string) => ({
  _id: `${acharyaId}.${date}.${time}`,
  acharyaId,
  startsAt,
  date,
  time,
})
const replies: Record<string, unknown> = {
  '/api/pooja/getPoojaById/ganesh': {
    pooja: {
      ...pooja('ganesh', { festivals: ['ganesh-chaturthi', 'diwali', 'holi', 'dhanteras', 'rama-navami'] }),
      details,
    },
  },
  '/api/acharya/getAllAcharya': acharyasReply(twelve),
  '/api/acharya/getNextSlots': {
    slots: [
      slot('a1', '2026-11-16T08:00:00Z', '16-11-2026', '1:30 PM'),
      slot('a2', '2026-11-16T11:30:00Z', '16-11-2026', '5:00 PM'),
      slot('a1', '2026-11-17T04:30:00Z', '17-11-2026', '10:00 AM'),
      slot('gone', '2026-11-17T04:30:00Z', '17-11-2026', '10:00 AM'),
    ],
  },
  '/api/reviews/pooja/ganesh': {
    items: [{ _id: 'r', name: 'Asha V.', stars: 4, words: 'Calm & <b>clear</b>.', postedAt: '2026-11-10T20:00:00Z' }],
    nextCursor: null,
    summary: { count: 3, mean: 4.3, byStars: [0, 0, 0, 2, 1] },
  },
}

async function draw(
  others: Record<string, unknown> = {},
  { language = 'en', query = '', id = 'ganesh' }: { language?: 'en' | 'hin'; query?: string; id?: string } = {},
) {
  const answers = { ...replies, ...others }
  const missing = (pathname: string) =>
    Response.json(
      { code: pathname in answers ? 'UNAVAILABLE' : 'NOT_FOUND', message: 'The database is resting.' },
      { status: pathname in answers ? 503 : 404 },
    )
  const { args } = loaderArgs(
    `/PujaDetailsPage/${id}${query}`,
    ({ pathname }) => (answers[pathname] ? Response.json(answers[pathname]) : missing(pathname)),
    language,
  )
  const { data, init } = (await loadPooja(args, { id })) as unknown as {
    data: { facts: PoojaFacts; head: { hidden?: boolean; image?: string } }
    init: { status: number; headers: Record<string, string> }
  }
  const html = renderBody(<PoojaBody {...data.facts} />, ['poojas'], language)
  return { html, text: wordsOf(html), head: data.head, status: init.status, cache: init.headers['x-page-cache'] }
}

test('shows the purpose, the course, the preparations, and common questions', async () => {
  const { text, status, head } = await draw()
  expect(status).toBe(200)
  expect(text).toContain('About this pooja What it is for.')
  expect(text).toMatch(
    /step by step 1 Step one\. 2 Step two\. Samagri to have ready A lamp What to prepare at home Sweep\./,
  )
  expect(text).toContain('Why? Because.')
  expect(text).toContain('30 minutes, within a call of 30')
  expect(text).toContain('Ganesh Chaturthi, Diwali (Lakshmi Puja), Holi, and 2 more')
  expect(head.image).toBe('/share/pooja/ganesh.png?lng=en')
})

test('shows the whole price, line by line to the paisa', async () => {
  const { text } = await draw()
  expect(text).toContain('Starting from ₹1,417.18 Pooja, samagri and tax, all included')
  expect(text).toContain(
    'Pooja ₹1,100.00 GST 18 % ₹198.00 Samagri the acharya uses ₹101.00 GST 18 % ₹18.18 In all ₹1,417.18',
  )
})

test('shows the catalogue’s text for a pooja without a description', async () => {
  const { text, html } = await draw({
    '/api/pooja/getPoojaById/ganesh': { pooja: { ...pooja('ganesh'), details: null } },
  })
  expect(text).toContain('About this pooja First. Second.')
  expect(text).not.toContain('step by step')
  expect(thingsIn(html).map((thing) => thing['@type'])).not.toContain('FAQPage')
})

test('offers the acharyas as a radio group, ten at first, in a form that works without a script', async () => {
  const { html, text } = await draw()
  expect(html).toMatch(/<form[^>]*action="\/PujaDetailsPage\/ganesh\/book" method="get"/)
  expect(html.match(/<input type="radio"[^>]* name="acharya"/g)).toHaveLength(10)
  expect(html).not.toContain('checked=""')
  expect(html).toContain('href="/PujaDetailsPage/ganesh?acharyas=all#acharyas"')
  expect(html).toMatch(/<button type="reset"/)
  expect(html).toMatch(/<button type="submit" form="book-form"[^>]*>Book Pooja/)
  expect(text).toContain('acharyas to choose from 12 years of practice, taken together 120 language between them 1')
  const all = await draw({}, { query: '?acharyas=all' })
  expect(all.html.match(/name="acharya"/g)).toHaveLength(12)
  expect(all.html).not.toContain('acharyas=all')
})

test('links free hours to the booking with acharya and hour, and leaves out past hours and those of unknown acharyas', async () => {
  const { html, text } = await draw()
  expect(text).toContain('Today, 5:00 PM with Acharya a2 Tue, 17 Nov, 10:00 AM with Acharya a1')
  expect(text).toContain('Next free: Today, 5:00 PM')
  expect(text).not.toContain('1:30 PM')
  expect(html).toContain('href="/PujaDetailsPage/ganesh/book?acharya=a2&amp;date=16-11-2026&amp;time=5%3A00+PM"')
  expect((await draw({ '/api/acharya/getNextSlots': { slots: [] } })).text).toContain(
    'No free hour is known at the moment.',
  )
  expect((await draw({ '/api/acharya/getNextSlots': null })).text).not.toContain('Next free hours')
})

test('shows reviews of people who had the pooja, as plain text, or says that there are none', async () => {
  const { html, text } = await draw()
  expect(text).toContain('4.3 of 5, from 3 ratings')
  expect(html).toContain('Calm &amp; &lt;b&gt;clear&lt;/b&gt;.')
  expect(text).toContain('Asha V. · 11 November 2026')
  expect(thingsIn(html).find((thing) => thing['@type'] === 'Product')).toMatchObject({
    offers: { price: '1417.18' },
    aggregateRating: { ratingValue: '4.3', ratingCount: 3 },
  })
  const none = await draw({
    '/api/reviews/pooja/ganesh': {
      items: [],
      nextCursor: null,
      summary: { count: 0, mean: null, byStars: [0, 0, 0, 0, 0] },
    },
  })
  expect(none.text).toContain('Nobody has rated it yet.')
  expect(thingsIn(none.html).find((thing) => thing['@type'] === 'Product')).not.toHaveProperty('aggregateRating')
})

test('shows the rest without the acharyas, and says that they are missing', async () => {
  const { text, status, html } = await draw({ '/api/acharya/getAllAcharya': null })
  expect(status).toBe(200)
  expect(text).toContain('The list of acharyas could not be fetched just now.')
  expect(text).toContain('Step one.')
  expect(html).not.toContain('type="radio"')
})

test('in Hindi', async () => {
  const { text } = await draw({}, { language: 'hin' })
  expect(text).toContain('क्या-क्या होता है, क्रम से')
  expect(text).toContain('पूजा बुक करें')
})

test('an unknown pooja is not found and not cached; a failure is an error with a retry link', async () => {
  const unknown = await draw({}, { id: 'no-such' })
  expect([unknown.status, unknown.cache, unknown.head.hidden]).toEqual([404, undefined, true])
  expect(unknown.text).toContain('There is no such pooja')
  const trouble = await draw({ '/api/pooja/getPoojaById/ganesh': null })
  expect([trouble.status, trouble.cache]).toEqual([503, undefined])
  expect(trouble.text).toContain('Error: The database is resting.')
})

test('is cached for a minute', async () => {
  expect((await draw()).cache).toBe(`until=${now + 60_000}; reads=acharyas`)
})
