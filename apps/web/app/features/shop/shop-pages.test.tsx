import type { ProductPage } from '@sankalp/contract/shop'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loaderArgs, renderBody } from '../../lib/reading/reading.fake.tsx'
import { product } from '../../shared/cart/cart.fake.ts'
import { ShopList, type ShopListFacts } from './list/list-page.tsx'
import { loadShop } from './list/load-list.server.ts'
import { loadProduct } from './product/load-product.server.ts'
import { ProductBody, type ProductFacts } from './product/product-page.tsx'

const now = Date.parse('2026-11-16T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ids = Array.from({ length: 8 }, (_, at) => `thing-${at + 1}`)
const productPage = (id: string, others: Partial<ProductPage> = {}): ProductPage => ({
  ...product(id, others),
  photos: [],
  ...others,
})
const listOf = (list: readonly ReturnType<typeof product>[], total = list.length, size = 8) => ({
  products: list,
  totalProducts: total,
  moreFound: false,
  message: '',
  totalPages: Math.ceil(total / size),
  currentPage: 1,
})
const replies: Record<string, unknown> = {
  '/api/product/getAllProduct': listOf(
    ids.map((id) => product(id)),
    48,
  ),
  '/api/product/getProductFilters': {
    categories: [{ key: 'malas', name: 'Malas', count: 6 }],
    types: [{ key: 'mala', name: 'Mala', count: 6, category: 'malas' }],
    purposes: [{ key: 'japa', name: 'Japa and meditation', count: 6 }],
    price: { min: 49, max: 18_500 },
  },
  '/api/product/getProductById/tulsi': {
    product: productPage('tulsi', { certificate: 'DEMO-GR-1', max_quantity: 3 }),
    related: [product('other')],
  },
  '/api/reviews/product/tulsi': {
    items: [{ _id: 'r', name: 'Asha V.', stars: 4, words: 'Well strung.', postedAt: '2026-11-10T10:00:00Z' }],
    nextCursor: null,
    summary: { count: 1, mean: 4, byStars: [0, 0, 0, 1, 0] },
  },
  '/api/product/getDeliveryEstimate': {
    pinCode: '221005',
    state: 'Uttar Pradesh',
    city: 'Varanasi',
    zone: 'near',
    from: '2026-11-18',
    to: '2026-11-19',
    cod: true,
  },
}

const list = { load: loadShop, draw: (facts: unknown) => <ShopList {...(facts as ShopListFacts)} /> }
const one = { load: loadProduct, draw: (facts: unknown) => <ProductBody {...(facts as ProductFacts)} /> }

/**
 * Renders the page at an address, with other replies for some endpoints: null is a failing server, 404 a missing
 * record.
 */
async function draw(
  page: typeof list | typeof one,
  address: string,
  others: Record<string, unknown> = {},
  language: 'en' | 'hin' = 'en',
) {
  const answers = { ...replies, ...others }
  const answer = (url: URL) => {
    const given = answers[url.pathname]
    if (given === 404) return Response.json({ code: 'NOT_FOUND', message: 'We could not find this.' }, { status: 404 })
    return given
      ? Response.json(given)
      : Response.json({ code: 'UNAVAILABLE', message: 'The database is resting.' }, { status: 503 })
  }
  const { args, asked } = loaderArgs(address, answer, language)
  const { data, init } = (await page.load(args)) as unknown as {
    data: { facts: unknown; head: { hidden?: boolean; title: string; query?: unknown } }
    init: { status: number; headers: Record<string, string> }
  }
  const html = renderBody(page.draw(data.facts), ['shop'], language)
  const text = html
    .replace(/<(script|select|dialog).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  return { html, text, things, head: data.head, status: init.status, cache: init.headers['x-page-cache'], asked }
}

describe('the list', () => {
  test('has eight cards with price, previous price, stock and delivery, and page links', async () => {
    const { html, text, status, cache, asked } = await draw(list, '/shop')
    expect([status, html.match(/data-product=/g)!.length]).toEqual([200, 8])
    expect(text).toContain(
      'Malas Name of thing-1 ₹288 Price before: ₹320 10% off In stock Most of India by Mon, 23 Nov Add to cart',
    )
    expect(html).toContain('href="/IndividualShop?id=thing-1"')
    expect(html).toContain('href="/shop?page=2#products"')
    expect(text).toContain('Page 1 of 6')
    expect(asked[0]?.searchParams.get('pageSize')).toBe('8')
    expect(cache).toContain(`until=${now + 60_000}`)
  })

  test('shows what is nearly gone, and what is sold out and cannot be added', async () => {
    const { text } = await draw(list, '/shop', {
      '/api/product/getAllProduct': listOf([
        product('few', { max_quantity: 2 }),
        product('none', { in_stock: false, max_quantity: 0 }),
      ]),
    })
    expect(text).toContain('Only 2 left')
    expect(text).toContain('Sold out')
    expect(text.match(/Add to cart/g)).toHaveLength(1)
  })

  test('requests what the address says, names the filters, and links to remove each', async () => {
    const { html, text, asked, head, cache } = await draw(
      list,
      '/shop?category=malas&type=mala&purpose=japa&min=100&max=500&stock=1&q=tulsi&sort=priceLow&page=2',
    )
    const query = Object.fromEntries(asked.find(({ pathname }) => pathname.endsWith('getAllProduct'))!.searchParams)
    expect(query).toMatchObject({
      category: 'malas',
      type: 'mala',
      purpose: 'japa',
      minPrice: '100',
      maxPrice: '500',
      inStock: 'true',
      keyword: 'tulsi',
      sort: 'priceLow',
      page: '2',
    })
    expect(text).toContain('Malas: 48 products for “tulsi”')
    expect(html).toContain('aria-label="Remove filter: from ₹100"')
    expect(html).toContain('aria-label="Remove filter: Price, low to high"')
    // Searches are not cached, and search engines do not index combinations of filters.
    expect([cache, head.hidden]).toEqual([undefined, true])
    expect((await draw(list, '/shop?category=malas')).head).toMatchObject({
      hidden: false,
      query: { category: 'malas' },
    })
  })

  test('says so when there are more results than the server counts', async () => {
    const many = { '/api/product/getAllProduct': { ...listOf([product('one')], 200), moreFound: true } }
    expect((await draw(list, '/shop?q=mala', many)).text).toContain('More than 200 products for “mala”')
    expect((await draw(list, '/shop?q=mala', many, 'hin')).text).toContain('“mala” के लिए 200 से अधिक वस्तुएँ')
    expect((await draw(list, '/shop', many)).text).toContain('More than 200 products')
  })

  test('asks for ten products in the long list', async () => {
    const { asked } = await draw(list, '/shop?list=long')
    expect(asked[0]?.searchParams.get('pageSize')).toBe('10')
  })

  test('describes the list to search engines with the price that the user pays', async () => {
    const { things } = await draw(list, '/shop')
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'ItemList' }))
    const [first] = (things.find((thing) => thing['@type'] === 'ItemList') as { itemListElement: { item: unknown }[] })
      .itemListElement
    expect(first!.item).toMatchObject({
      '@type': 'Product',
      sku: 'THING-1',
      offers: { price: '288.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    })
  })

  test('handles an empty result, a page beyond the last, and a failing server', async () => {
    const none = { '/api/product/getAllProduct': listOf([]) }
    expect((await draw(list, '/shop?q=xylophone', none)).text).toContain('No data available Nothing fits “xylophone”.')
    expect((await draw(list, '/shop?q=xylophone', none, 'hin')).text).toContain('कोई जानकारी उपलब्ध नहीं')
    expect((await draw(list, '/shop?page=9', none)).status).toBe(404)
    const failed = await draw(list, '/shop', { '/api/product/getAllProduct': null })
    expect([failed.status, failed.cache]).toEqual([503, undefined])
    expect(failed.text).toContain('Error: The database is resting.')
    // The page works without the filters.
    expect((await draw(list, '/shop', { '/api/product/getProductFilters': null })).status).toBe(200)
  })
})

describe('a product', () => {
  const at = '/IndividualShop?id=tulsi'

  test('shows the description, the certificate, the reviews and related products', async () => {
    const { html, text, things, head } = await draw(one, at)
    for (const part of [
      'Name of tulsi',
      'About tulsi.',
      'Tulsi wood',
      '108 beads',
      'DEMO-GR-1',
      '4.0 of 5, from 1 buyer',
      'Well strung.',
      'Name of other',
      'Only 3 left',
      'with 5% GST in it',
    ])
      expect(text).toContain(part)
    expect(head.query).toEqual({ id: 'tulsi' })
    expect(things[0]).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: '4.0', ratingCount: 1 } })
    // Without JavaScript, Buy now still leads to the checkout with the product and the quantity.
    expect(html).toMatch(/<form id="order" [^>]*action="\/checkout" method="get"/)
    expect(html).toContain('name="buy" value="tulsi"')
    expect(html.match(/<option value="\d+">/g)).toHaveLength(3)
  })

  test('says when it arrives at a PIN code, or why not, and does not cache the answer', async () => {
    const there = await draw(one, `${at}&pin=221005`)
    expect(there.text).toContain(
      'To Varanasi, Uttar Pradesh between Wed, 18 Nov and Thu, 19 Nov. Cash on delivery is possible there.',
    )
    expect(there.cache).toBeUndefined()
    // As typed on a Hindi keyboard, and as written on a letter. Without JavaScript only the server can normalise it.
    for (const typed of ['२२१००५', '221 005'])
      expect((await draw(one, `${at}&pin=${encodeURIComponent(typed)}`)).text).toContain('To Varanasi')
    expect((await draw(one, `${at}&pin=021`)).text).toContain('A PIN code has six digits and does not begin with 0.')
    expect((await draw(one, at)).text).toContain('To most of India by Mon, 23 Nov.')
  })

  test('answers a missing product with not found, and a failing server with an error', async () => {
    const gone = await draw(one, at, { '/api/product/getProductById/tulsi': 404 })
    expect([gone.status, gone.head.hidden]).toEqual([404, true])
    for (const address of ['/IndividualShop', '/IndividualShop?id=', '/IndividualShop?id=..%2Fetc'])
      expect((await draw(one, address)).status).toBe(404)
    expect((await draw(one, at, { '/api/product/getProductById/tulsi': null })).status).toBe(503)
  })

  test('does not let the user buy a product that is sold out', async () => {
    const { html, text } = await draw(one, at, {
      '/api/product/getProductById/tulsi': {
        product: productPage('tulsi', { in_stock: false, max_quantity: 0 }),
        related: [],
      },
    })
    expect(text).toContain('Sold out')
    expect(html).not.toContain('id="order"')
  })

  test('shows photos with their texts before the size in the hand, and then no other illustration', async () => {
    const photos = [
      { url: '/media/product/a.jpg', alt: 'From the front' },
      { url: '/media/product/b.jpg', alt: 'From nearby' },
    ]
    const { html } = await draw(one, at, {
      '/api/product/getProductById/tulsi': {
        product: productPage('tulsi', { image: photos[0]!.url, photos }),
        related: [],
      },
    })
    const views = [
      ...html.matchAll(
        /<button[^>]*commandfor="view-([\w-]+)"[^>]*aria-haspopup|<button[^>]*aria-haspopup[^>]*commandfor="view-([\w-]+)"/g,
      ),
    ].map(([, one, other]) => one ?? other)
    expect(views).toEqual(['photo-1', 'photo-2', 'size'])
    expect(html).toContain('<img src="/media/product/a.jpg" alt="From the front"')
    expect(html).toMatch(/<img src="\/media\/product\/b.jpg" alt="From nearby" loading="lazy"/)
    expect(html).not.toContain('Drawn by us')
  })

  test.each([
    ['three views of one of its own', 'products/tulsi-mala', ['tulsi-mala', 'tulsi-mala-2', 'tulsi-mala-3']],
    ['one of an operator’s product', 'things/mala', ['mala']],
  ])('without photos shows %s', async (_, drawing, names) => {
    const { html } = await draw(one, at, {
      '/api/product/getProductById/tulsi': { product: productPage('tulsi', { drawing }), related: [] },
    })
    const gallery = html.slice(html.indexOf('role="group"'), html.indexOf('<dialog'))
    expect([...gallery.matchAll(/<img src="\/pictures\/test\/\w+\/([\w-]+)\.svg/g)].map(([, name]) => name)).toEqual(
      names,
    )
    expect(html).toContain('Drawn by us')
  })
})
