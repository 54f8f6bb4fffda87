import type { BlogListReply } from '@sankalp/contract/blog'
import { blogCategories } from '@sankalp/contract/blog-keys'
import { languages } from '@sankalp/contract/language'
import { expect, test } from 'vitest'
import type { ReadingPage } from '../../../lib/reading/reading-page.ts'
import { loaderArgs } from '../../../lib/reading/reading.fake.tsx'
import type { BlogWish } from '../blog-address.ts'
import { fakeBlog } from './blog.fake.ts'
import { renderBlog } from './list-page.server.tsx'

const reply = (more: Partial<BlogListReply> = {}): BlogListReply => ({
  blogs: [fakeBlog('a'), fakeBlog('b')],
  totalBlogs: 2,
  totalPages: 1,
  currentPage: 1,
  ...more,
})

async function draw(path: string, answer: Response = Response.json(reply()), language: 'en' | 'hin' = 'en') {
  const { args, asked, reported } = loaderArgs(path, () => answer.clone(), language)
  const drawn = (await renderBlog(args)) as {
    data: ReadingPage<BlogWish>
    init: { status: number; headers: Record<string, string> }
  }
  return {
    ...drawn.data,
    html: drawn.data.html!,
    status: drawn.init.status,
    headers: drawn.init.headers,
    asked: asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams}`),
    reported,
  }
}

test('requests all blogs for Home, and those of the category otherwise', async () => {
  expect((await draw('/blog')).asked).toEqual(['/api/blog/getAllBlog q=&page=1&lng=en'])
  expect((await draw('/blog?category=Zodiac+Signs&page=2')).asked).toEqual([
    '/api/blog/searchbycategory/Zodiac%20Signs q=&page=2&lng=en',
  ])
})

test.each(languages)('in %s: the categories in their order, Home chosen at first, and the search', async (language) => {
  const { html } = await draw('/blog', undefined, language)
  const links = [...html.matchAll(/<a href="\/blog(?:\?category=([^"&]+))?"( aria-current="page")?/g)]
  expect(links.map(([, category]) => category?.replace('+', ' ') ?? 'Home')).toEqual([...blogCategories])
  expect(links.map(([, , current]) => Boolean(current))).toEqual(blogCategories.map((category) => category === 'Home'))
  expect(html).toContain(language === 'en' ? 'Search Blogs' : 'लेख खोजें')
  expect(html).toMatch(/<form role="search"[^>]* action="\/blog" method="get"/)
  expect(html).toContain(language === 'en' ? 'Filters &amp; Search' : 'छाँटें और खोजें')
})

test('a card shows title, the first 120 characters, Read More, category, date and reading time', async () => {
  const { html } = await draw('/blog')
  expect(html).toContain('href="/blog/a"')
  expect(html).toContain(`>${fakeBlog('a').content.slice(0, 120).trimEnd()}…<`)
  for (const text of ['About a', 'Read More', 'Festivals', '20 October 2026', '5 minutes to read'])
    expect(html).toContain(text)
})

test('a search stays in the form and in the addresses of the categories, and is hidden from search engines', async () => {
  const page = await draw('/blog?category=Festivals&q=%22%3E%3Cscript%3E')
  expect(page.html).not.toContain('"><script>')
  expect(page.html).toContain('href="/blog?category=Tarot&amp;q=%22%3E%3Cscript%3E"')
  expect(page.html).toContain('<input type="hidden" name="category" value="Festivals"/>')
  expect(page.head).toMatchObject({ hidden: true, query: { category: 'Festivals' } })
  expect(page.headers).toEqual({})
})

test('a page without a search is cached for some minutes, and its canonical address names category and page', async () => {
  const page = await draw(
    '/blog?page=2&category=Festivals&utm=x',
    Response.json(reply({ currentPage: 2, totalPages: 3, totalBlogs: 30 })),
  )
  expect(page.head.query).toEqual({ category: 'Festivals', page: '2' })
  expect(page.head.hidden).toBe(false)
  const until = Number(/until=(\d+)/.exec(page.headers['x-page-cache']!)![1])
  expect(until - Date.now()).toBeGreaterThan(60_000)
  expect(until - Date.now()).toBeLessThanOrEqual(600_000)
  expect(page.html).toContain('<a rel="prev" href="/blog?category=Festivals"')
  expect(page.html).toContain('<a rel="next" href="/blog?category=Festivals&amp;page=3"')
})

test.each([
  [
    'en',
    'No blogs found',
    'No blogs available for the selected category. Try selecting a different category or search term.',
  ],
  ['hin', 'कोई लेख नहीं मिला', 'दूसरी श्रेणी चुनिए'],
] as const)('nothing found, in %s: it says so and what to do', async (language, title, text) => {
  const page = await draw(
    '/blog?category=Tarot&q=zzz',
    Response.json(reply({ blogs: [], totalBlogs: 0, totalPages: 0 })),
    language,
  )
  expect(page.status).toBe(200)
  expect(page.html).toContain(title)
  expect(page.html).toContain(text)
  expect(page.html).toContain('href="/blog?q=zzz"')
})

test('a page after the last one is not found', async () => {
  expect((await draw('/blog?page=99', Response.json(reply({ blogs: [], totalPages: 3 })))).status).toBe(404)
})

test('a failure shows our text, the server’s text and a retry link, and keeps the categories', async () => {
  const answer = Response.json({ code: 'DATABASE_AWAY', message: 'Please try again in a moment.' }, { status: 503 })
  const page = await draw('/blog?category=Vastu', answer)
  expect(page.status).toBe(503)
  expect(page.headers).toEqual({})
  expect(page.html).toContain('Error loading blogs')
  expect(page.html).toContain('Please try again in a moment.')
  expect(page.html).toMatch(/<a href="\/blog\?category=Vastu"[^>]*>Try again</)
  expect(page.html).toContain('GemsStone')
  expect(page.reported).toHaveLength(1)
})

test('lists of one language share a frame, and have texts in that language for the loading state', async () => {
  const [one, other, hindi] = [await draw('/blog'), await draw('/blog?q=x'), await draw('/blog', undefined, 'hin')]
  expect(one.frame).toBe(other.frame)
  expect(one.frame).not.toBe(hindi.frame)
  expect(one.texts).toMatchObject({ loading: 'Loading blogs...', failed: 'Error loading blogs' })
})
