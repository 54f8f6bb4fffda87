import type { SavedKundli } from '@sankalp/contract/kundli'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { forgetSession, saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { SavedList } from './saved-list.tsx'

const list = 'GET /api/user/getKundali'
const asha = {
  _id: 'asha',
  name: 'Asha',
  gender: 'female',
  day: 28,
  month: 2,
  year: 1990,
  hour: 5,
  min: 45,
  place: 'Ujjain',
  lat: 23.18,
  lon: 75.78,
  tzone: 5.5,
} as unknown as SavedKundli
const ravi = { ...asha, _id: 'ravi', name: 'Ravi' }
const refusal = { status: 404, json: { code: 'NOT_FOUND', message: 'gone', facts: {} } }

async function renderList() {
  const screen = await renderScreen(
    <QueryProvider>
      <SavedList onOpen={() => {}} />
    </QueryProvider>,
    { namespaces: ['kundli'] },
  )
  const row = (name: string) => screen.getByTitle(screen.t('saved.open', { name }))
  return { screen, row }
}

beforeEach(() => {
  forgetSession()
  saveSession({ token: 'abc', id: 'somebody' })
})

test('removes a deleted chart before the server has answered', async () => {
  const answer = Promise.withResolvers<{ json: object }>()
  let stored = [asha, ravi]
  answerApi({
    [list]: () => ({ json: { kundalis: stored } }),
    'DELETE /api/user/deleteKundali/asha': () => answer.promise,
  })
  const { screen, row } = await renderList()
  await screen.getByRole('button', { name: screen.t('saved.deleteOf', { name: 'Asha' }) }).click()
  await screen.getByRole('button', { name: screen.t('saved.deleteYes') }).click()
  await expect.element(row('Asha')).not.toBeInTheDocument()
  await expect.element(row('Ravi')).toBeVisible()
  stored = [ravi]
  answer.resolve({ json: { success: true } })
  await expect.element(screen.getByText(screen.t('saved.deleted'))).toBeVisible()
  await expect.element(row('Asha')).not.toBeInTheDocument()
})

test('restores a chart that could not be deleted, and says so', async () => {
  answerApi({
    [list]: () => ({ json: { kundalis: [asha, ravi] } }),
    'DELETE /api/user/deleteKundali/asha': () => refusal,
  })
  const { screen, row } = await renderList()
  await screen.getByRole('button', { name: screen.t('saved.deleteOf', { name: 'Asha' }) }).click()
  await screen.getByRole('button', { name: screen.t('saved.deleteYes') }).click()
  await expect.element(screen.getByText(screen.t('saved.deleteFailed'), { exact: false })).toBeVisible()
  await expect.element(row('Asha')).toBeVisible()
})

test('reverts a new name that is refused, and shows the reason in the dialog', async () => {
  answerApi({ [list]: () => ({ json: { kundalis: [asha] } }), 'PUT /api/user/renameKundali/asha': () => refusal })
  const { screen, row } = await renderList()
  await screen.getByRole('button', { name: screen.t('saved.renameOf', { name: 'Asha' }) }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: screen.t('saved.newName') }), 'Asha Sharma')
  await screen.getByRole('button', { name: screen.t('saved.renameSave') }).click()
  await expect.element(screen.getByText(screen.t('saved.renameFailed'), { exact: false })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Asha')).toBeVisible()
})

test('offers a retry for a list that could not be loaded', async () => {
  let isBroken = true
  answerApi({ [list]: () => (isBroken ? refusal : { json: { kundalis: [ravi] } }) })
  const { screen, row } = await renderList()
  const again = screen.getByRole('button', { name: screen.t('shell:tryAgain') })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(row('Ravi')).toBeVisible()
})
