import type { Article } from '@sankalp/contract/blog'
import { describe, expect, test } from 'vitest'
import type { ReadingPage } from '../../../lib/reading/reading-page.ts'
import { loaderArgs } from '../../../lib/reading/reading.fake.tsx'
import type { ArticleFacts } from '../article-facts.ts'
import { renderArticle } from './article-page.server.tsx'
import { fakeArticle, fakeBlog } from './blog.fake.ts'

type Drawn = { data: ReadingPage<ArticleFacts | null>; init: { status: number; headers: Record<string, string> } }

async function draw(answer: (url: URL) => Response, id = 'diwali-date', language: 'en' | 'hin' = 'en') {
  const { args, asked } = loaderArgs(`/blog/${encodeURIComponent(id)}`, answer, language)
  const { data, init } = (await renderArticle(args, { id })) as Drawn
  return { ...data, html: data.html!, ...init, asked: asked.map(({ pathname }) => pathname) }
}
const withArticle =
  (more: Partial<Article> = {}) =>
  () =>
    Response.json({ blog: fakeArticle(more) })
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

describe('an article', () => {
  test('shows title, cover, author, date, category, views and reading time', async () => {
    const { html } = await draw(withArticle())
    expect(html).toMatch(/<h1[^>]*>About diwali-date<\/h1>/)
    for (const text of [
      'By Sankalp editors',
      '<time dateTime="2026-10-20">20 October 2026</time>',
      '5 minutes to read',
      '1,200 views',
    ])
      expect(html).toContain(text)
    expect(html).toMatch(/<a href="\/blog\?category=Festivals"[^>]*>Festivals</)
    expect(html.slice(0, html.indexOf('<h1'))).toContain('<img src="/pictures/test/articles/diwali-date.svg"')
  })

  test('renders every block as its own elements, and treats no text as HTML', async () => {
    const { html } = await draw(withArticle())
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('javascript:')
    expect(html).not.toContain('href="//')
    expect(html).toContain(
      '<strong>weighty</strong><br/><em>tithi</em><a href="/panchang">the panchang</a><a href="https://example.org/a">a paper</a>mischiefelsewhere',
    )
    expect(html).toContain('<h2 id="first"><a href="#first">What is it?</a></h2>')
    expect(html).toContain('<ol><li>one</li><li>two</li></ol>')
    expect(html).toContain('<blockquote>Said of old.</blockquote>')
    expect(html).toMatch(
      /<div role="group" aria-label="Table: When is it\?" tabindex="0"[^>]*><table>.*<th scope="row">2027<\/th><td>29 October<\/td>/i,
    )
    expect(html).toContain('<img src="/pictures/test/things/moon.svg" alt="The moon of the tenth day"')
  })

  test('sets live facts apart, with their links, and says when there are none', async () => {
    const { html } = await draw(withArticle())
    expect(html).toMatch(
      /As of now.*The coming Ekadashis.*Utpanna.*<a href="\/panchang\/delhi\/2026-12-04"[^>]*>4 December 2026<\/a>.*Parana on the 5th/,
    )
    expect(html).toContain('None this year.')
  })

  test('has a table of contents of its parts', async () => {
    const { html } = await draw(withArticle())
    expect([...html.matchAll(/data-toc="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'first',
      'second',
      'first',
      'second',
    ])
    const short = await draw(withArticle({ body: [{ type: 'heading', level: 2, id: 'only', text: 'Only' }] }))
    expect(short.html).not.toContain('data-toc')
  })

  test('links to related articles, the next page to open, the other language and the sharing options', async () => {
    const { html } = await draw(withArticle())
    for (const href of ['/blog/tithi-explained', '/festivals', '/blog/diwali-date?lng=hin'])
      expect(html).toContain(`href="${href}"`)
    expect(html).toContain(
      `https://wa.me/?text=${encodeURIComponent('About diwali-date\nhttps://sankalp.example/blog/diwali-date')}`,
    )
    const hindi = await draw(withArticle(), 'diwali-date', 'hin')
    expect(hindi.html).toContain('href="/blog/diwali-date?lng=en"')
    expect(hindi.facts!.url).toBe('https://sankalp.example/blog/diwali-date?lng=hin')
  })

  test('describes itself to search engines: article, breadcrumbs, and questions where it answers some', async () => {
    const { html, head } = await draw(withArticle())
    const [article, way, questions] = thingsOf(html)
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'About diwali-date',
      datePublished: '2026-10-20',
      image: 'https://sankalp.example/share/blog/diwali-date.png',
      inLanguage: 'en-IN',
    })
    expect(way!.itemListElement).toMatchObject([
      { item: 'https://sankalp.example/blog' },
      { item: 'https://sankalp.example/blog?category=Festivals' },
      { item: 'https://sankalp.example/blog/diwali-date' },
    ])
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'What is it?', acceptedAnswer: { text: 'The first answer. one two' } },
        { name: 'When is it?', acceptedAnswer: { text: 'Said of old.' } },
      ],
    })
    expect(head).toMatchObject({
      type: 'article',
      image: '/share/blog/diwali-date.png',
      description: 'In short: diwali-date',
    })
    expect(head.hidden).toBeUndefined()
    const plain = await draw(
      withArticle({
        body: [
          { type: 'heading', level: 2, id: 'one', text: 'Only one?' },
          { type: 'paragraph', children: [{ type: 'text', text: 'Yes.' }] },
        ],
      }),
    )
    expect(thingsOf(plain.html)).toHaveLength(2)
  })

  test('is cached no longer than its live facts are valid, and never for long', async () => {
    const kept = async (valid_until_ms: number) =>
      Number(/until=(\d+)/.exec((await draw(withArticle({ valid_until_ms }))).headers['x-page-cache']!)![1])
    const soon = Date.now() + 60_000
    expect(await kept(soon)).toBe(soon)
    expect((await kept(Date.now() + 86_400_000)) - Date.now()).toBeLessThanOrEqual(600_000)
  })
})

describe('no article', () => {
  const latest = { blogs: [fakeBlog('newest')], totalBlogs: 1, totalPages: 1, currentPage: 1 }
  const refuse = (status: number) => (url: URL) =>
    url.pathname.includes('getBlogById')
      ? Response.json({ code: 'X', message: 'In words.' }, { status })
      : Response.json(latest)

  test.each([
    ['an unknown id', 404, 404, 'This article is not here'],
    ['an id that cannot be one', 400, 404, 'This article is not here'],
    ['a withdrawn one', 410, 410, 'This article was taken back'],
  ] as const)('%s: the right status, a search and the newest articles', async (_, refused, status, title) => {
    const page = await draw(refuse(refused), 'gone')
    expect(page.status).toBe(status)
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(page.html).toContain('href="/blog/newest"')
    expect(page.html).toContain('action="/blog"')
    expect(page.head.hidden).toBe(true)
    expect(page.headers).toEqual({})
    expect(page.facts).toBeNull()
  })

  test('an article that cannot be read at the moment is not reported as missing', async () => {
    const page = await draw(refuse(503))
    expect(page.status).toBe(503)
    expect(page.html).toContain('Error loading blogs')
    expect(page.html).toContain('In words.')
    expect(page.html).toContain('href="/blog/diwali-date"')
  })
})
