import type { Blog } from '@sankalp/contract/blog'
import { expect, test } from 'vitest'
import { renderPart } from '../../lib/reading/reading.fake.tsx'
import { LatestBlogs } from './latest-blogs.tsx'

const blog = (id: string, more: Partial<Blog> = {}): Blog => ({
  _id: id,
  title: `About ${id}`,
  subtitle: `In short: ${id}`,
  content: 'The long text. '.repeat(20),
  category: 'Festivals',
  drawing: 'articles/diwali-date',
  image: `/share/blog/${id}.png`,
  author: 'Sankalp editors',
  date_posted: '2026-10-20',
  date: '20 October 2026',
  reading_minutes: 5,
  views: 3,
  ...more,
})
const asked = (blogs: Blog[]) => ({ reply: { blogs, totalBlogs: blogs.length, totalPages: 1, currentPage: 1 } })
const draw = (given: Parameters<typeof LatestBlogs>[0]['result'], language: 'en' | 'hin' = 'en') =>
  renderPart(<LatestBlogs result={given} />, ['blog'], language)

test('shows the first four articles as links, and a link to all', () => {
  const html = draw(asked(['a', 'b', 'c', 'd', 'e'].map((id) => blog(id))))
  expect([...html.matchAll(/href="(\/blog[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/blog/a',
    '/blog/b',
    '/blog/c',
    '/blog/d',
    '/blog',
  ])
  expect(html).toContain('View All Blogs')
  expect(html).toContain('In short: a')
})

test('shows the first 100 characters of the content without a subtitle', () => {
  const html = draw(asked([blog('a', { subtitle: '', content: 'x'.repeat(150) })]))
  expect(html).toContain(`>${'x'.repeat(100)}…<`)
})

test.each([
  ['en', 'No blogs found', 'Check back later for new blog posts.'],
  ['hin', 'कोई लेख नहीं मिला', 'फिर पधारिए'],
] as const)('with no article it says so in %s, and leads to no empty list', (language, title, text) => {
  const html = draw(asked([]), language)
  expect(html).toContain(title)
  expect(html).toContain(text)
  expect(html).not.toContain('href="/blog"')
})

test('shows a heading, the server’s message and a retry after a failure', () => {
  const html = draw({ refusal: { code: 'INTERNAL', message: 'The database is away.', status: 503 } })
  expect(html).toMatch(/<h3[^>]*>Error loading blogs</)
  expect(html).toContain('The database is away.')
  expect(html).toMatch(/<form method="get"><button type="submit"[^>]*>Try again</)
})
