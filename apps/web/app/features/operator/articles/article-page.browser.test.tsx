import { articleFaultText } from '@sankalp/content/article-fault-texts'
import { errorText } from '@sankalp/content/error-text'
import type { ArticleFault, ArticleField } from '@sankalp/contract/article-rules'
import type { KeptArticleTexts } from '@sankalp/contract/blog-editing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { ArticlePage } from './article-page.tsx'

const article: KeptArticleTexts = {
  articleId: 'nine-gems',
  version: 0,
  titleEn: 'The nine gems',
  subtitleEn: 'What the nine gems are.',
  contentEn: 'First part.\n\n## A heading\n\nSecond part.',
  titleHin: 'नवरत्न',
  subtitleHin: 'नौ रत्न क्या हैं।',
  contentHin: 'पहला भाग।\n\n## शीर्षक\n\nदूसरा भाग।',
  editedAt: null,
  isWithdrawn: false,
}
const at = '/api/admin/article/nine-gems'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

async function renderArticle(language: 'en' | 'hin' = 'en') {
  return renderScreen(
    <QueryProvider>
      <ArticlePage articleId="nine-gems" />
    </QueryProvider>,
    { namespaces: ['operator', 'shell'], path: '/admin/keep/article/nine-gems', language },
  )
}

test('faults are named beside their texts and nothing typed is lost; the mended text is saved, and the original comes back', async () => {
  let now = article
  const faults: (ArticleFault & { field: ArticleField })[] = [
    { field: 'contentEn', code: 'notAllowed', line: 3, what: 'html' },
    { field: 'contentEn', code: 'notAllowed', line: 3, what: 'html' },
    { field: 'contentEn', code: 'words', count: 12 },
  ]
  const { calls } = answerApi({
    [`GET ${at}`]: () => ({ json: { article: now } }),
    [`POST ${at}`]: ({ body }) => {
      if ((body as KeptArticleTexts).contentEn.includes('<b>')) {
        const message = errorText('ARTICLE_FAULTY', { faults }, 'en')
        return { status: 400, json: { code: 'ARTICLE_FAULTY', message, facts: { faults } } }
      }
      now = { ...now, ...(body as object), version: 1, editedAt: '2026-11-18T10:00:00.000Z' }
      return { json: { article: now } }
    },
    [`POST ${at}/original`]: () => {
      now = { ...article, version: 2 }
      return { json: { article: now } }
    },
  })
  const screen = await renderArticle()
  const text = screen.getByLabelText(screen.t('articles.contentEn'))
  await userEvent.fill(text, 'First.\n\n<b>Bold</b>')
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  const told =
    '“<b>Bold</b>”: HTML (words in angle brackets) cannot be used in an article. ' + articleFaultText(faults[2]!, 'en')
  await expect.element(screen.getByText(told)).toBeVisible()
  await expect.element(text).toHaveAccessibleDescription(expect.stringContaining(told))
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveValue('First.\n\n<b>Bold</b>')

  await userEvent.fill(text, 'First.\n\n**Bold**')
  await expect.element(screen.getByText(told)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText(screen.t('articles.editedOn', { when: '18 Nov 2026, 3:30 pm' }))).toBeVisible()
  const { articleId: _, editedAt: __, isWithdrawn: ___, ...body } = article
  expect(calls.at(-1)?.body).toEqual({ ...body, contentEn: 'First.\n\n**Bold**' })

  await screen.getByRole('button', { name: screen.t('actions.restoreArticle') }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: screen.t('actions.restoreArticle') }).click()
  await expect.element(screen.getByText(screen.t('articles.isOriginal'))).toBeVisible()
  await expect.element(text).toHaveValue(article.contentEn)
  expect(calls.find(({ url }) => url.pathname.endsWith('/original'))?.body).toEqual({ version: 1 })
})

test('the second operator sees in Hindi what the first has saved, and keeps their own text', async () => {
  const facts = { version: 3, now: { ...article, titleHin: 'नौ रत्न' } }
  const { calls } = answerApi({
    [`GET ${at}`]: () => ({ json: { article } }),
    [`POST ${at}`]: ({ body }) =>
      (body as { version: number }).version === 3
        ? { json: { article: { ...article, ...(body as object), version: 4 } } }
        : {
            status: 409,
            json: { code: 'CHANGED_MEANWHILE', message: errorText('CHANGED_MEANWHILE', facts, 'hin'), facts },
          },
  })
  const screen = await renderArticle('hin')
  await userEvent.fill(screen.getByLabelText(screen.t('articles.titleHin')), 'मेरा शीर्षक')
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText('नौ रत्न', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: screen.t('edit.conflict.mine') }).click()
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText(screen.t('edit.unsaved'))).not.toBeInTheDocument()
  expect(calls.at(-1)?.body).toMatchObject({ titleHin: 'मेरा शीर्षक', version: 3 })
})
