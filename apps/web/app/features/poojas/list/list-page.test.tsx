import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loaderArgs, renderBody } from '../../../lib/reading/reading.fake.tsx'
import { Poojas, type PoojasFacts } from './list-page.tsx'
import { loadPoojas } from './load-list.server.ts'
import { acharyasReply, listReply, pooja, thingsIn, wordsOf } from '../poojas.fake.ts'

const now = Date.parse('2026-11-16T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ids = Array.from({ length: 20 }, (_, at) => `pooja-${at + 1}`)
const replies: Record<string, unknown> = {
  '/api/panchang/festivals/2026': {
    festivals: [
      { key: 'diwali', date: '2026-11-08', tradition: 'all' },
      { key: 'tulasi-vivah', date: '2026-11-21', tradition: 'all' },
    ],
  },
  '/api/panchang/festivals/2027': { festivals: [] },
  '/api/pooja/getAllPooja': listReply(ids, 24),
  '/api/acharya/getAllAcharya': { ...acharyasReply(['one', 'two']) },
}

/** Renders the page of an address, with some API answers replaced; null stands for a server error. */
async function draw(address: string, others: Record<string, unknown> = {}, language: 'en' | 'hin' = 'en') {
  const answers = { ...replies, ...others }
  const answer = (url: URL) =>
    answers[url.pathname]
      ? Response.json(answers[url.pathname])
      : Response.json({ code: 'UNAVAILABLE', message: 'The database is resting.' }, { status: 503 })
  const { args, asked } = loaderArgs(address, answer, language)
  const { data, init } = (await loadPoojas(args)) as unknown as {
    data: { facts: PoojasFacts; head: { hidden?: boolean; title: string; query?: unknown } }
    init: { status: number; headers: Record<string, string> }
  }
  const html = renderBody(<Poojas {...data.facts} />, ['poojas'], language)
  const listCall = asked.find(({ pathname }) => pathname.startsWith('/api/pooja/'))
  return {
    html,
    text: wordsOf(html),
    head: data.head,
    status: init.status,
    cache: init.headers['x-page-cache'],
    asked,
    listCall,
  }
}

describe('the list', () => {
  test('shows twenty cards: price, total, booking link and details link', async () => {
    const { html, text, status } = await draw('/pooja')
    expect(status).toBe(200)
    expect(html.match(/data-pooja=/g)).toHaveLength(20)
    expect(text).toContain(
      'Name of pooja-1 About pooja-1. (30 minutes) Starting from ₹1,417.18 with samagri and tax Book Now : Name of pooja-1 Learn more about this pooja',
    )
    expect(html).toContain('href="/PujaDetailsPage/pooja-1"')
    expect(html).toContain('href="/PujaDetailsPage/pooja-1#about"')
    expect(html).toContain('href="#pooja"')
  })

  test('continues by a link, ten at a time, until all are shown', async () => {
    const first = await draw('/pooja')
    expect(first.html).toContain('href="/pooja?page=2#pooja"')
    expect(first.text).toContain('20 of 24 poojas')
    expect(first.listCall?.searchParams.get('pageSize')).toBe('20')
    const second = await draw('/pooja?page=2', { '/api/pooja/getAllPooja': listReply(['x'], 24) })
    expect([second.listCall?.searchParams.get('page'), second.listCall?.searchParams.get('pageSize')]).toEqual([
      '3',
      '10',
    ])
    expect(second.html).not.toContain('page=3')
    expect(second.text).toContain('These are all 24 poojas.')
    // Beyond the first page, show only the list.
    expect(second.text).not.toContain('Pooja by your concern')
    expect(second.head.title).toContain('page 2')
  })

  test('begins with the poojas of the next feast, and names it', async () => {
    const { text, listCall } = await draw('/pooja', {
      '/api/pooja/getAllPooja': {
        ...listReply([]),
        poojas: [pooja('tulasi', { festivals: ['tulasi-vivah'] }), pooja('ganesh')],
        totalPoojas: 2,
      },
    })
    expect(listCall?.searchParams.get('first')).toBe('tulasi-vivah')
    expect(text).toContain('Next in the calendar: Tulasi Vivah on 21 November. Its poojas come first.')
    expect(text).toContain('Tulasi Vivah · 21 November Name of tulasi')
  })

  test('uses the normal order when the calendar cannot be read', async () => {
    const { status, html, listCall } = await draw('/pooja', { '/api/panchang/festivals/2026': null })
    expect(status).toBe(200)
    expect(listCall?.searchParams.has('first')).toBe(false)
    expect(html.match(/data-pooja=/g)).toHaveLength(20)
  })

  test('is cached for five minutes, and not beyond the day in India', async () => {
    expect((await draw('/pooja')).cache).toBe(`until=${now + 300_000}; reads=concern,page,among,q`)
    vi.setSystemTime(Date.parse('2026-11-16T18:28:00Z'))
    expect((await draw('/pooja')).cache).toContain(`until=${Date.parse('2026-11-16T18:30:00Z')}`)
  })

  test('shows a photo over the illustration, which remains if the photo fails to load', async () => {
    const { html } = await draw('/pooja', {
      '/api/pooja/getAllPooja': {
        ...listReply([]),
        poojas: [pooja('ganesh', { image: '/media/ganesh.jpg' })],
        totalPoojas: 1,
      },
    })
    expect(html).toMatch(
      /<img src="[^"]*\/poojas\/ganesh.svg"[^>]*><span[^>]*style="background-image:url\(&quot;\/media\/ganesh.jpg&quot;\)"/,
    )
  })
})

describe('shows what went wrong', () => {
  test('shows the error message and a retry, sends the right status, and caches nothing', async () => {
    const { text, status, cache, html } = await draw('/pooja', { '/api/pooja/getAllPooja': null })
    expect([status, cache]).toEqual([503, undefined])
    expect(text).toContain('Error: The database is resting.')
    expect(html).toMatch(/role="alert"/)
    expect((await draw('/pooja', { '/api/pooja/getAllPooja': null }, 'hin')).text).toContain(
      'त्रुटि: The database is resting.',
    )
  })

  test('shows an empty result', async () => {
    const none = { '/api/pooja/searchPooja': listReply([]) }
    const { text, head, cache } = await draw('/pooja?q=xylophone', none)
    expect(text).toContain('No data available Nothing fits “xylophone”.')
    expect(head.hidden).toBe(true)
    expect(cache).toBeUndefined()
    expect((await draw('/pooja?q=xylophone', none, 'hin')).text).toContain('कोई जानकारी उपलब्ध नहीं')
  })

  test('answers a page beyond the last one with not found', async () => {
    expect((await draw('/pooja?page=9', { '/api/pooja/getAllPooja': listReply([], 24) })).status).toBe(404)
  })
})

describe('narrowed', () => {
  test('searches by words with the search endpoint, and shows the number of results', async () => {
    const { text, listCall, html } = await draw('/pooja?q=laxmi', {
      '/api/pooja/searchPooja': listReply(['lakshmi'], 1),
    })
    expect([listCall?.pathname, listCall?.searchParams.get('keyword')]).toEqual(['/api/pooja/searchPooja', 'laxmi'])
    expect(text).toContain('1 pooja for “laxmi”')
    expect(html).toContain('value="laxmi"')
  })

  test('filters by concern: each concern is a link, and none promises a result', async () => {
    const plain = await draw('/pooja')
    expect(plain.html.match(/href="\/pooja\?concern=\w+#pooja"/g)).toHaveLength(10)
    expect(plain.text).toContain('it replaces no doctor')
    const { text, listCall } = await draw('/pooja?concern=ancestors', {
      '/api/pooja/getAllPooja': listReply(['pitru-tarpan'], 1),
    })
    expect(listCall?.searchParams.get('concern')).toBe('ancestors')
    expect(text).toContain('Ancestors: 1 pooja')
  })

  test('searches astrologers on the other side of the switch', async () => {
    const { text, html, asked } = await draw('/pooja?among=astrologer&q=tamil')
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('keyword')])).toEqual([
      ['/api/acharya/getAllAcharya', 'tamil'],
    ])
    expect(text).toContain('2 acharyas for “tamil”')
    expect(html).toContain('href="/AstrologerDetails?id=one"')
    expect(html).toMatch(/value="astrologer"[^>]*checked|checked[^>]*value="astrologer"/)
    expect(
      (await draw('/pooja?among=astrologer&q=zz', { '/api/acharya/getAllAcharya': acharyasReply([]) })).text,
    ).toContain('No data available No acharya fits “zz”.')
  })
})

test('shows in the strip only what could be counted', async () => {
  const all = await draw('/pooja', { '/api/pooja/getAllPooja': listReply(ids, 20) })
  expect(all.text).toContain('poojas in the catalogue 20 ')
  expect(all.text).toContain('the least that a pooja costs in all ₹1,417.18')
  expect(all.text).toContain('acharyas 2 ')
  // Twenty of twenty-four poojas do not determine the lowest price.
  expect((await draw('/pooja')).text).not.toContain('the least that')
  expect((await draw('/pooja', { '/api/acharya/getAllAcharya': null })).text).not.toContain('they speak')
})

test('describes each pooja with its total price and the questions to search engines', async () => {
  const things = thingsIn((await draw('/pooja')).html)
  expect(things.map((thing) => thing['@type']).toSorted()).toEqual(['BreadcrumbList', 'FAQPage', 'ItemList'])
  const list = things.find((thing) => thing['@type'] === 'ItemList') as unknown as {
    itemListElement: { item: unknown }[]
  }
  expect(list.itemListElement).toHaveLength(20)
  expect(list.itemListElement[0]!.item).toMatchObject({
    '@type': 'Product',
    url: 'https://sankalp.example/PujaDetailsPage/pooja-1',
    offers: { price: '1417.18', priceCurrency: 'INR' },
  })
})
