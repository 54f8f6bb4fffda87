import { getAllBlog, getBlogById, countBlogView, searchBlogByCategory } from '@sankalp/contract/blog'
import { getKeptArticles, setArticleWithdrawn } from '@sankalp/contract/blog-editing'
import { expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()
const reason = 'A mistake in its second part'

async function operator(): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    client.userId,
  ])
  return client
}

const isIn = async (path: string, id: string) => (await (await fetch(app().url + path)).text()).includes(`/blog/${id}`)

test('a withdrawn article disappears from its page, lists, search, feeds and sitemap, and can be restored', async () => {
  const [by, other, guest] = [await operator(), await operator(), app().newClient()]
  const params = { articleId: 'nine-gems' }
  const found = async () => {
    const [all, search, shelf, related] = await Promise.all([
      guest.call(getAllBlog, { query: { pageSize: '50' } }),
      guest.call(getAllBlog, { query: { q: 'nine gems', pageSize: '50' } }),
      guest.call(searchBlogByCategory, { params: { category: 'Home' }, query: { pageSize: '50' } }),
      guest.call(getBlogById, { params: { id: 'buying-a-gem' } }),
    ])
    return [...[all, search, shelf].map(({ body }) => body.blogs), related.body.blog.related].map((list) =>
      list.some(({ _id }) => _id === 'nine-gems'),
    )
  }
  const before = await found()
  expect([before, await isIn('/sitemap/articles.xml', 'nine-gems')]).toEqual([[true, true, true, true], true])
  expect((await by.call(setArticleWithdrawn, { params, body: { withdrawn: true, reason } })).status).toBe(200)
  expect([await found(), await isIn('/sitemap/articles.xml', 'nine-gems')]).toEqual([
    [false, false, false, false],
    false,
  ])
  const gone = await guest.call(getBlogById, { params: { id: 'nine-gems' } })
  expect([gone.status, gone.body.code]).toEqual([410, 'ARTICLE_WITHDRAWN'])
  expect((await guest.call(countBlogView, { params: { id: 'nine-gems' } })).status).toBe(410)
  const again = await other.call(setArticleWithdrawn, { params, body: { withdrawn: true, reason: 'Mine' } })
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DECIDED'])
  const kept = async () =>
    (await by.call(getKeptArticles)).body.articles.find(({ articleId }) => articleId === 'nine-gems')
  expect(await kept()).toMatchObject({ withdrawnAt: expect.any(String), reason })
  await by.call(setArticleWithdrawn, { params, body: { withdrawn: false, reason } })
  expect([await found(), await isIn('/sitemap/articles.xml', 'nine-gems'), (await kept())?.withdrawnAt]).toEqual([
    before,
    true,
    null,
  ])
  expect(
    (await by.call(setArticleWithdrawn, { params: { articleId: 'no-such' }, body: { withdrawn: true, reason } }))
      .status,
  ).toBe(404)
})

test('a withdrawn newest article also leaves the feeds of both languages', async () => {
  const [by, guest] = [await operator(), app().newClient()]
  const articleId = (await guest.call(getAllBlog)).body.blogs[0]!._id
  const feeds = () => Promise.all(['/rss/en.xml', '/rss/hin.xml'].map((path) => isIn(path, articleId)))
  expect(await feeds()).toEqual([true, true])
  await by.call(setArticleWithdrawn, { params: { articleId }, body: { withdrawn: true, reason } })
  expect(await feeds()).toEqual([false, false])
})
