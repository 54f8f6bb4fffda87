import { openArticles } from '@sankalp/content/articles/open-articles'
import { type Language, languages } from '@sankalp/contract'
import { type Article, getAllBlog, getBlogById, searchBlogByCategory } from '@sankalp/contract/blog'
import { blogCategories, blogPageSize } from '@sankalp/contract/blog-keys'
import { describe, expect, test } from 'vitest'
import { fileApp, testApp } from '../../../test/test-app.ts'

const app = fileApp()

function reader(language: Language = 'en') {
  const client = app().newClient()
  client.language = language
  return client
}

async function search(q: string, language: Language = 'en') {
  const { status, body } = await reader(language).call(getAllBlog, { query: { q, pageSize: '50' } })
  expect(status).toBe(200)
  return body.blogs
}

describe('the list', () => {
  test.each(languages)('pages through every article in %s, the newest first, each once', async (language) => {
    const client = reader(language)
    const first = await client.call(getAllBlog)
    expect(first.body).toMatchObject({ currentPage: 1, totalBlogs: expect.any(Number) })
    expect(first.body.totalBlogs).toBeGreaterThanOrEqual(36)
    expect(first.body.blogs).toHaveLength(blogPageSize)
    expect(first.body.totalPages).toBe(Math.ceil(first.body.totalBlogs / blogPageSize))
    const pages = await Promise.all(
      Array.from({ length: first.body.totalPages }, (_, at) =>
        client.call(getAllBlog, { query: { page: String(at + 1) } }),
      ),
    )
    const all = pages.flatMap(({ body }) => body.blogs)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(first.body.totalBlogs)
    const days = all.map(({ date_posted }) => date_posted)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const blog of all) {
      expect(/[\u0900-\u097f]/.test(blog.title), blog.title).toBe(language === 'hin')
      expect(blog.image).toBe(`/share/blog/${blog._id}.png${language === 'hin' ? '?lng=hin' : ''}`)
      expect(blog.reading_minutes).toBeGreaterThanOrEqual(3)
      expect(blog.content).not.toMatch(/\*\*|\]\(|\[\[|^#|\|/m)
    }
  })

  test('returns an empty page beyond the last', async () => {
    const { body } = await reader().call(getAllBlog, { query: { page: '1000' } })
    expect(body.blogs).toEqual([])
    expect(body).toMatchObject({ currentPage: 1000, totalBlogs: expect.any(Number) })
  })

  test('of a category has only its articles, and Home has all', async () => {
    const everything = (await reader().call(getAllBlog)).body.totalBlogs
    let counted = 0
    for (const category of blogCategories.slice(1)) {
      const { body } = await reader().call(searchBlogByCategory, { params: { category } })
      expect(body.totalBlogs, category).toBeGreaterThanOrEqual(3)
      expect(new Set(body.blogs.map((blog) => blog.category))).toEqual(new Set([category]))
      counted += body.totalBlogs
    }
    const home = await reader().call(searchBlogByCategory, { params: { category: 'Home' } })
    expect(home.body.totalBlogs).toBe(everything)
    expect(everything - counted).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['page', '0', 'outOfRange'],
    ['page', '1001', 'outOfRange'],
    ['page', 'one', 'outOfRange'],
    ['pageSize', '51', 'outOfRange'],
    ['pageSize', '-1', 'outOfRange'],
    ['q', 'x'.repeat(101), 'tooLong'],
  ])('refuses %s = %s and names the field', async (field, value, problem) => {
    const { status, body } = await reader().call(getAllBlog, { query: { [field]: value } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } })
  })

  test('refuses an unknown category', async () => {
    const { status, body } = await reader().fetch('/api/blog/searchbycategory/tarot')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_INPUT', facts: { fields: [{ field: 'category', problem: 'choice' }] } })
  })
})

describe('the search', () => {
  test('ranks a match in the title first, ignoring case', async () => {
    const found = await search('EKADASHI')
    expect(found[0]?._id).toBe('ekadashi-guide')
    expect(found.length).toBeGreaterThan(1)
    expect(found.length).toBeLessThan(36)
  })

  test.each([
    ['a Hindi word on the English list', 'एकादशी', 'en', 'ekadashi-guide'],
    ['an English word on the Hindi list', 'ekadashi', 'hin', 'ekadashi-guide'],
    ['another spelling of the nasals', 'पञ्चाङ्ग', 'hin', 'how-to-read-a-panchang'],
    ['the beginning of a word', 'retrogr', 'en', 'retrograde-planets'],
  ] as const)('finds by %s', async (_, q, language, id) => {
    const found = await search(q, language)
    expect(found[0]?._id).toBe(id)
    expect(/[\u0900-\u097f]/.test(found[0]!.title)).toBe(language === 'hin')
  })

  test('prefers texts with every word and ignores what is not a letter or digit', async () => {
    const [both, one] = [await search('diwali, (amavasya)!'), await search('amavasya')]
    expect(both[0]?._id).toBe('diwali-date')
    expect(both.length).toBeLessThan(one.length)
    expect((await search('diwali xylophone'))[0]?._id).toBe('diwali-date')
    expect(await search('xylophone zither')).toEqual([])
    expect(await search('!!! ॥')).toEqual([])
  })

  test('can be combined with a category', async () => {
    const { body } = await reader().call(searchBlogByCategory, {
      params: { category: 'Vastu' },
      query: { q: 'sunrise' },
    })
    expect(body.totalBlogs).toBeGreaterThan(0)
    expect(new Set(body.blogs.map(({ category }) => category))).toEqual(new Set(['Vastu']))
  })
})

describe('one article', () => {
  const headings = ({ body }: Article) => body.flatMap((block) => (block.type === 'heading' ? [block.id] : []))

  test('has the same headings in both languages, with the same fragments, and its facts in the requested language', async () => {
    const [en, hin] = await Promise.all(
      languages.map((language) => reader(language).call(getBlogById, { params: { id: 'eclipse-rules' } })),
    )
    expect(headings(en!.body.blog)).toContain('when-anything-is-to-be-kept')
    expect(headings(hin!.body.blog)).toEqual(headings(en!.body.blog))
    const facts = (blog: Article) => blog.body.find((block) => block.type === 'live')!
    expect(facts(en!.body.blog)).toMatchObject({ kind: 'eclipses', rows: expect.any(Array) })
    expect(JSON.stringify(facts(hin!.body.blog))).toMatch(/ग्रहण/)
    expect(en!.body.blog.related.map(({ _id }) => _id)).toEqual([
      'tithi-explained',
      'how-to-read-a-panchang',
      'daily-puja-at-home',
    ])
  })

  test('may be cached by the browser for a minute, by language, and changes when its facts change', async () => {
    const own = await testApp()
    const ask = () => own.newClient().call(getBlogById, { params: { id: 'tithi-explained' } })
    const before = await ask()
    expect(before.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect(before.headers.get('vary')).toContain('Accept-Language')
    const until = before.body.blog.valid_until_ms
    own.pass((until - Date.now()) / 1000 + 1)
    const after = await ask()
    expect(after.body.blog.valid_until_ms).toBe(until + 86_400_000)
    expect(after.body.blog.body).not.toEqual(before.body.blog.body)
    expect(after.body.blog.content).toBe(before.body.blog.content)
  })

  test.each(['no-such-article', 'constructor', 'withdrawn'])('answers 404 for %s', async (id) => {
    const { status, body } = await reader('hin').call(getBlogById, { params: { id } })
    expect(status).toBe(404)
    expect(body.code).toBe('NOT_FOUND')
  })

  test.each(['Ekadashi', '../package', '%00', 'x'.repeat(81)])('refuses the id %s', async (id) => {
    const { status, body } = await reader().fetch(`/api/blog/getBlogById/${encodeURIComponent(id)}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID_INPUT', facts: { fields: [{ field: 'id' }] } })
  })
})

test('warms up without errors while other requests are answered', async () => {
  const own = await testApp()
  const warming = own.warm()
  const { status } = await own.newClient().call(getAllBlog, { query: { q: 'diwali' } })
  expect(status).toBe(200)
  await expect(warming).resolves.toBeUndefined()
})

test('reports errors in the articles while warming up', async () => {
  const articles = openArticles()
  const tarot = articles.ids.filter((id) => articles.find(id, 'en')!.head.category !== 'Tarot')
  const own = await testApp({ articles: { ...articles, ids: tarot } })
  await expect(own.warm()).rejects.toThrow('articles: Tarot has 0 and needs 3')
})
