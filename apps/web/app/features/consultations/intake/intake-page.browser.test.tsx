import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { clearPersonal } from '../../../lib/storage.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { typedFrom } from '../../../shared/birth/typed-birth.ts'
import { readIntake } from '../request/intake-store.ts'
import { emptyIntake, saveIntakeDraft } from './intake-draft.ts'
import { IntakePage } from './intake-page.tsx'

const typed = typedFrom({
  name: 'Asha',
  gender: 'female',
  year: 1991,
  month: 3,
  day: 7,
  time: null,
  place: 'Ujjain, Madhya Pradesh',
  lat: 23.2,
  lon: 75.8,
  zone: 'Asia/Kolkata',
  tzone: null,
})

function open(language: 'en' | 'hin' = 'en') {
  answerApi({ 'GET /api/user/getKundali': () => ({ json: { kundalis: [] } }) })
  return renderScreen(
    <QueryProvider>
      <IntakePage />
    </QueryProvider>,
    { namespaces: ['find-acharya', 'birth', 'places'], path: '/ChatwithastroForm?back=/chatwithastrologer', language },
  )
}

beforeEach(() => {
  clearPersonal()
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11' })
})

test('a question is optional, survives a reload and is sent with the request, like the fact that the time is unknown', async () => {
  saveIntakeDraft({ ...emptyIntake, ...typed })
  const screen = await open('hin')
  const question = screen.getByRole('textbox', { name: screen.t('intake.question') })
  await question.fill('नौकरी कब\nलगेगी?')
  await screen.unmount()
  const again = await open()
  await expect.element(again.getByRole('textbox', { name: again.t('intake.question') })).toHaveValue('नौकरी कब\nलगेगी?')
  await again.getByRole('button', { name: again.t('intake.start') }).click()
  await expect.element(again.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(readIntake()).toMatchObject({ name: 'Asha', timeUnknown: true, question: 'नौकरी कब लगेगी?' })
})

test('a request can be made without a question', async () => {
  saveIntakeDraft({ ...emptyIntake, ...typed })
  const screen = await open()
  await screen.getByRole('button', { name: screen.t('intake.start') }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(readIntake()).not.toHaveProperty('question')
})
