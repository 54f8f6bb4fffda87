import { getAllBlog, getBlogById } from '@sankalp/contract/blog'
import {
  type KeptArticleTexts,
  getKeptArticle,
  getKeptArticles,
  restoreArticle,
  saveArticle,
} from '@sankalp/contract/blog-editing'
import { expect, test } from 'vitest'
import { fileApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const app = fileApp()

async function operator(): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    client.userId,
  ])
  return client
}

const read = async (by: TestClient, articleId: string) =>
  (await by.call(getKeptArticle, { params: { articleId } })).body.article

function bodyOf(article: KeptArticleTexts) {
  const { articleId: _, editedAt: __, isWithdrawn: ___, ...body } = article
  return body
}

function reader(language: 'en' | 'hin'): TestClient {
  const client = app().newClient()
  client.language = language
  return client
}

const textAt = async (path: string) => (await fetch(app().url + path)).text()
const found = async (q: string) =>
  (await reader('en').call(getAllBlog, { query: { q, pageSize: '50' } })).body.blogs.map(({ _id }) => _id)

test('readers of both languages see an edit at once, in the article, lists, search and feeds, until the original is back', async () => {
  const by = await operator()
  // The newest article is in the feeds. The search has built its index before the edit.
  const articleId = (await reader('en').call(getAllBlog)).body.blogs[0]!._id
  expect(await found('xylophone')).toEqual([])
  const before = await read(by, articleId)
  expect(before).toMatchObject({ version: 0, editedAt: null, contentEn: expect.stringMatching(/\n## /) })
  const pictureBefore = await textAt(`/share/blog/${articleId}.png`)
  const body = {
    ...bodyOf(before),
    titleEn: 'The xylophone smiles',
    contentEn: `A **xylophone** came first.\n\n${before.contentEn}`,
    titleHin: 'क्वोका मुस्कुराता है',
  }
  const saved = await by.call(saveArticle, { params: { articleId }, body })
  expect([saved.status, saved.body.article]).toMatchObject([200, { version: 1, editedAt: expect.any(String) }])

  const [en, hin] = await Promise.all(
    (['en', 'hin'] as const).map((language) => reader(language).call(getBlogById, { params: { id: articleId } })),
  )
  expect(en!.body.blog).toMatchObject({
    title: 'The xylophone smiles',
    content: expect.stringMatching(/^A xylophone came first\.\n/),
    body: expect.arrayContaining([
      { type: 'paragraph', children: expect.arrayContaining([{ type: 'strong', text: 'xylophone' }]) },
    ]),
  })
  expect(hin!.body.blog).toMatchObject({ title: 'क्वोका मुस्कुराता है', subtitle: before.subtitleHin })
  expect((await reader('hin').call(getAllBlog)).body.blogs[0]!.title).toBe('क्वोका मुस्कुराता है')
  expect([await found('xylophone'), await found('क्वोका')]).toEqual([[articleId], [articleId]])
  expect(await textAt('/rss/en.xml')).toContain('The xylophone smiles')
  expect(await textAt('/rss/hin.xml')).toContain('क्वोका मुस्कुराता है')
  expect(await textAt(`/share/blog/${articleId}.png`)).not.toBe(pictureBefore)
  const kept = async () =>
    (await by.call(getKeptArticles)).body.articles.find((article) => article.articleId === articleId)
  expect(await kept()).toMatchObject({ title: 'The xylophone smiles', isEdited: true })

  const restored = await by.call(restoreArticle, { params: { articleId }, body: { version: 1 } })
  expect(restored.body.article).toEqual({ ...before, version: 2 })
  expect([await found('xylophone'), await kept()]).toMatchObject([[], { title: before.titleEn, isEdited: false }])
  expect(await textAt('/rss/en.xml')).not.toContain('xylophone')
})

test('the second of two operators sees the texts of the first, and overwrites nothing', async () => {
  const [one, other] = [await operator(), await operator()]
  const params = { articleId: 'mulank' }
  const body = bodyOf(await read(one, 'mulank'))
  const both = await Promise.all(
    [one, other].map((by, at) =>
      by.call(saveArticle, { params, body: { ...body, titleEn: `A title by number ${at}` } }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { titleEn } = await read(one, 'mulank')
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    facts: { version: 1, now: { titleEn } },
  })
  const late = await other.call(restoreArticle, { params, body: { version: 0 } })
  expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('refuses Markdown with faults, names each at its field and line, and changes nothing', async () => {
  const by = await operator()
  const params = { articleId: 'nine-gems' }
  const body = bodyOf(await read(by, 'nine-gems'))
  const faultsOf = async (change: Partial<typeof body>) => {
    const answer = await by.call(saveArticle, { params, body: { ...body, ...change } })
    expect([answer.status, answer.body.code]).toEqual([400, 'ARTICLE_FAULTY'])
    return (answer.body.facts as unknown as { faults: unknown[] }).faults
  }
  expect(
    await faultsOf({
      contentEn: `${body.contentEn}\n\n<b>Bold</b>`,
      contentHin: `[यहाँ](http://example.com)\n\n${body.contentHin}`,
    }),
  ).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'contentEn', code: 'notAllowed', what: 'html', line: expect.any(Number) }),
      { field: 'contentHin', code: 'linkAddress', what: 'http://example.com', line: 1 },
    ]),
  )
  expect(
    await faultsOf({
      titleEn: 'Short',
      contentEn: `${body.contentEn}\n\n[One](/blog/no-such)\n\n[[live:no-such]]\n\n![A thing](drawing:no-such)`,
    }),
  ).toEqual(
    expect.arrayContaining([
      { field: 'titleEn', code: 'title', count: 5 },
      { field: 'contentEn', code: 'linkMissing', what: '/blog/no-such' },
      { field: 'contentEn', code: 'factsUnknown', what: 'no-such' },
      { field: 'contentEn', code: 'pictureUnknown', what: 'no-such' },
      { field: 'contentHin', code: 'differs', differs: { part: 'links', en: '/blog/no-such', hin: '' } },
    ]),
  )
  expect(bodyOf(await read(by, 'nine-gems'))).toEqual(body)
  expect((await by.call(saveArticle, { params: { articleId: 'no-such' }, body })).status).toBe(404)
})

test('a language that was not changed still follows its file', async () => {
  const by = await operator()
  const body = bodyOf(await read(by, 'sade-sati'))
  await by.call(saveArticle, { params: { articleId: 'sade-sati' }, body: { ...body, titleHin: 'साढ़े साती क्या है' } })
  expect(
    await app().db.query(`select en, hin ->> 'title' as title from article_edit where article_id = 'sade-sati'`),
  ).toEqual([{ en: null, title: 'साढ़े साती क्या है' }])
})

test('shows an edit that another process has stored, but the original if this version refuses its Markdown', async () => {
  const by = await operator()
  const params = { articleId: 'puja-room' }
  const before = await read(by, 'puja-room')
  await by.call(saveArticle, { params, body: { ...bodyOf(before), titleEn: 'Saved by this process' } })
  const shown = async () => (await reader('en').call(getBlogById, { params: { id: 'puja-room' } })).body.blog.title
  expect(await shown()).toBe('Saved by this process')
  const store = (change: object) =>
    app().db.query(
      `update article_edit set en = en || $1::jsonb, version = version + 1 where article_id = 'puja-room'`,
      [JSON.stringify(change)],
    )
  await store({ title: 'Saved by another process' })
  expect([await shown(), await found('another process')]).toEqual([
    'Saved by another process',
    expect.arrayContaining(['puja-room']),
  ])
  await store({ content: '<b>Refused</b>' })
  expect(await shown()).toBe(before.titleEn)
})
