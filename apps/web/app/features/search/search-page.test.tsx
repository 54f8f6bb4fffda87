import { expect, test } from 'vitest'
import { loaderArgs, renderBody } from '../../lib/reading/reading.fake.tsx'
import { product } from '../../shared/cart/cart.fake.ts'
import { loadSearch } from './load-search.server.ts'
import { type SearchFacts, SearchPage } from './search-page.tsx'

const none = { items: [], total: 0 }
const everything = {
  poojas: none,
  products: { items: [product('tulsi', { name: 'Tulsi Mala', in_stock: false })], total: 9 },
  acharyas: none,
  articles: none,
}

async function draw(address: string, reply: unknown, language: 'en' | 'hin' = 'en') {
  const answer = () =>
    reply ? Response.json(reply) : Response.json({ code: 'UNAVAILABLE', message: 'Resting.' }, { status: 503 })
  const { args, asked } = loaderArgs(address, answer, language)
  const { data, init } = (await loadSearch(args)) as unknown as {
    data: { facts: SearchFacts; head: { hidden?: boolean } }
    init: { status: number; headers: Record<string, string> }
  }
  const html = renderBody(<SearchPage {...data.facts} />, ['search'], language)
  return { html, head: data.head, status: init.status, cache: init.headers['x-page-cache'], asked }
}

test('shows each kind that has results, with price, link and the way to all of them', async () => {
  const { html, head, cache } = await draw('/search?q=tulasi', everything)
  expect(html).toContain('9 results for “tulasi”')
  expect(html).toContain('href="/IndividualShop?id=tulsi"')
  expect(html).toContain('sold out for now')
  expect(html).toContain('href="/shop?q=tulasi"')
  expect(html).not.toContain('id="found-poojas"')
  expect([head.hidden, cache]).toEqual([true, undefined])
})

test('says what to do when nothing is found, and asks nothing of the server without a search', async () => {
  const found = await draw('/search?q=xylophone', { ...everything, products: none }, 'hin')
  expect(found.html).toContain('“xylophone” के लिए कुछ नहीं मिला')
  expect(found.html).toContain('href="/contact"')
  const empty = await draw('/search', everything)
  expect(empty.asked).toEqual([])
  expect(empty.html).toContain('href="/search?q=Griha+pravesh"')
  expect(empty.cache).toMatch(/^until=/)
})

test('keeps the form and offers another try when the search fails', async () => {
  const { html, status } = await draw('/search?q=tulasi', null)
  expect(status).toBe(503)
  expect(html).toContain('value="tulasi"')
  expect(html).toContain('role="alert"')
})
