import { errorText } from '@sankalp/content/error-text'
import type { KeptArticle } from '@sankalp/contract/blog-editing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { ArticlesPage } from './articles-page.tsx'

const article: KeptArticle = {
  articleId: 'nine-gems',
  title: 'The nine gems',
  posted: '2026-10-01',
  views: 12,
  withdrawnAt: null,
  isEdited: false,
  reason: null,
}
const change = 'POST /api/admin/article/nine-gems/withdrawn'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

async function renderArticles() {
  return renderScreen(
    <QueryProvider>
      <ArticlesPage />
    </QueryProvider>,
    { namespaces: ['operator'], path: '/admin/list/articles' },
  )
}

test('an article is withdrawn with a reason, which is then shown beside it', async () => {
  let articles = [article]
  const { calls } = answerApi({
    'GET /api/admin/articles': () => ({ json: { articles } }),
    [change]: () => {
      articles = [{ ...article, withdrawnAt: '2026-11-16T10:00:00.000Z', reason: 'A mistake' }]
      return { json: { success: true } }
    },
  })
  const screen = await renderArticles()
  await screen.getByRole('button', { name: `${screen.t('actions.withdrawArticle')}: The nine gems` }).click()
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(screen.t('fields.reason')), 'A mistake')
  await dialog.getByRole('button', { name: screen.t('actions.withdrawArticle') }).click()
  await expect
    .element(screen.getByRole('button', { name: `${screen.t('actions.showArticle')}: The nine gems` }))
    .toBeVisible()
  await expect
    .element(screen.getByText(screen.t('articles.withdrawn', { when: '16 Nov 2026, 3:30 pm', reason: 'A mistake' })))
    .toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ withdrawn: true, reason: 'A mistake' })
})

test('a second operator’s withdrawal is refused with a message, and the typed reason stays', async () => {
  const message = errorText('ALREADY_DECIDED', {}, 'en')
  answerApi({
    'GET /api/admin/articles': () => ({ json: { articles: [article] } }),
    [change]: () => ({ status: 409, json: { code: 'ALREADY_DECIDED', message, facts: {} } }),
  })
  const screen = await renderArticles()
  await screen.getByRole('button', { name: `${screen.t('actions.withdrawArticle')}: The nine gems` }).click()
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(screen.t('fields.reason')), 'A mistake')
  await dialog.getByRole('button', { name: screen.t('actions.withdrawArticle') }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText(screen.t('fields.reason'))).toHaveValue('A mistake')
})
