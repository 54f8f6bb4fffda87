import { openArticles } from '@sankalp/content/articles/open-articles'
import { countBlogView, getAllBlog, getBlogById } from '@sankalp/contract/blog'
import { describe, expect, test } from 'vitest'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const shared = fileApp()

/** A reader with an address of their own. */
function somebody(app: TestApp = shared()) {
  const client = app.newClient()
  const read = async (id: string, agent = phone) => {
    const { status, body } = await client.call(countBlogView, { params: { id }, headers: { 'user-agent': agent } })
    expect(status).toBe(200)
    return body.views
  }
  return { client, read }
}

// Each test of the shared app reads its own article, because counts persist.
describe('a reader is counted', () => {
  test('once a day for each article, however often they return; their mark is deleted after the day', async () => {
    const app = await testApp()
    const [asha, ravi] = [somebody(app), somebody(app)]
    await ravi.client.signIn()
    expect(await asha.read('mulank')).toBe(1)
    expect(await asha.read('mulank')).toBe(1)
    expect(await asha.read('nine-gems')).toBe(1)
    expect(await ravi.read('mulank')).toBe(2)
    const rows = await app.db.query<{ day: string; mark: string }>('select * from blog_reader')
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['day', 'mark'])
      expect(row.mark).toMatch(/^[\w-]{43}$/)
    }
    await app.tidy()
    expect(await asha.read('mulank')).toBe(2)
    app.pass(86_400)
    await app.tidy()
    expect(await app.db.query('select 1 from blog_reader')).toEqual([])
    expect(await asha.read('mulank')).toBe(3)
    // The marks of one reader on two days cannot be linked.
    const [tomorrow] = await app.db.query<{ mark: string }>('select mark from blog_reader')
    expect(rows.map(({ mark }) => mark)).not.toContain(tomorrow!.mark)
  })

  test('once when twenty calls arrive at the same time', async () => {
    const asha = somebody()
    await Promise.all(Array.from({ length: 20 }, () => asha.read('sade-sati')))
    expect(await asha.read('sade-sati')).toBe(1)
  })

  test('at most five times per address, however many browsers it claims to have', async () => {
    const asha = somebody()
    const views = []
    for (let at = 0; at < 55; at++) views.push(await asha.read('eclipse-rules', `${laptop} ${at}`))
    expect(views.at(-1)).toBe(5)
    expect(await somebody().read('eclipse-rules')).toBe(6)
  })

  test('for each of twenty at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => somebody().read('puja-room')))
    expect(await somebody().read('puja-room')).toBe(21)
  })

  test('by account if signed in, otherwise by address and browser', async () => {
    const asha = somebody()
    expect(await asha.read('diwali-date', phone)).toBe(1)
    expect(await asha.read('diwali-date', laptop)).toBe(2)
    await asha.client.signIn()
    expect(await asha.read('diwali-date', phone)).toBe(3)
    asha.client.address = '198.51.100.7'
    expect(await asha.read('diwali-date', laptop)).toBe(3)
  })

  test('only if it is not a machine', async () => {
    await somebody().read('buying-a-gem')
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'WhatsApp/2.23',
      'curl/8.5',
      '',
    ]) {
      expect(await somebody().read('buying-a-gem', agent), agent).toBe(1)
    }
  })
})

test('and the count is shown in the list, the article and related articles', async () => {
  const { client, read } = somebody()
  await read('bhagyank-and-name')
  await somebody().read('bhagyank-and-name')
  const viewsIn = (blogs: { _id: string; views: number }[]) =>
    blogs.find(({ _id }) => _id === 'bhagyank-and-name')?.views
  const list = await client.call(getAllBlog, { query: { pageSize: '50' } })
  expect(viewsIn(list.body.blogs)).toBe(2)
  const article = await client.call(getBlogById, { params: { id: 'bhagyank-and-name' } })
  expect(article.body.blog.views).toBe(2)
  const other = await client.call(getBlogById, { params: { id: 'mulank' } })
  expect(viewsIn(other.body.blog.related)).toBe(2)
})

describe('a missing article', () => {
  test('is not counted', async () => {
    const { status, body } = await somebody().client.call(countBlogView, { params: { id: 'no-such-article' } })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await shared().db.query(`select 1 from blog_view where article_id = 'no-such-article'`)).toEqual([])
  })

  test('answers 410 if it was withdrawn', async () => {
    const app = await testApp({ articles: { ...openArticles(), isWithdrawn: (id) => id === 'old-ways' } })
    for (const endpoint of [getBlogById, countBlogView]) {
      const { status, body } = await app.newClient().call(endpoint, { params: { id: 'old-ways' } })
      expect([status, body.code]).toEqual([410, 'ARTICLE_WITHDRAWN'])
    }
  })
})
