import type { KeptPooja } from '@sankalp/contract/pooja-editing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { PoojaPage } from './pooja-page.tsx'

const words = (en: string, hin: string) => ({ en, hin })
const both = (name: string, { en, hin }: { en: unknown; hin: unknown }) => ({ [`${name}En`]: en, [`${name}Hin`]: hin })
const pooja = {
  poojaId: 'ganesh',
  version: 2,
  ...both('name', words('Ganesh Pooja', 'गणेश पूजा')),
  ...both('description', words('For a beginning.', 'शुभारंभ के लिए।')),
  ...both('about', words('First part.\n\nSecond part.', 'पहला भाग।\n\nदूसरा भाग।')),
  ...both('purpose', words('To begin well.', 'अच्छे आरंभ के लिए।')),
  ...both('steps', { en: ['Sankalp', 'Aarti'], hin: ['संकल्प', 'आरती'] }),
  ...both('samagri', { en: ['Durva'], hin: ['दूर्वा'] }),
  ...both('prepare', { en: ['A clean place'], hin: ['साफ़ स्थान'] }),
  ...both('questions', {
    en: [{ question: 'Why?', answer: 'Because.' }],
    hin: [{ question: 'क्यों?', answer: 'क्योंकि।' }],
  }),
  price: 501,
  durationMinutes: 30,
  concerns: ['home'],
  festivals: ['ganesh-chaturthi'],
  festivalChoices: ['ganesh-chaturthi', 'diwali', 'holi'],
  listed: true,
  comingBookings: 2,
} as unknown as KeptPooja

const at = '/api/admin/pooja/ganesh'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

async function renderPooja(language: 'en' | 'hin' = 'en') {
  return renderScreen(
    <QueryProvider>
      <PoojaPage poojaId="ganesh" />
    </QueryProvider>,
    { namespaces: ['operator', 'festivals'], path: '/admin/keep/pooja/ganesh', language },
  )
}

test('lists are lines, an empty line separates questions, and untouched values are sent unchanged', async () => {
  const { calls } = answerApi({
    [`GET ${at}`]: () => ({ json: { pooja } }),
    [`POST ${at}`]: ({ body }) => ({ json: { pooja: { ...pooja, ...(body as object), version: 3 } } }),
  })
  const screen = await renderPooja()
  await userEvent.fill(screen.getByLabelText(screen.t('pooja.stepsEn')), 'Sankalp\n\n  Hymn \nAarti')
  await userEvent.fill(screen.getByLabelText(screen.t('pooja.questionsHin')), 'क्यों?\nक्योंकि।\n\nकब?\nसुबह।')
  await userEvent.fill(screen.getByLabelText(screen.t('columns.price')), '551')
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText(screen.t('edit.unsaved'))).not.toBeInTheDocument()
  const { poojaId: _, comingBookings: __, festivalChoices: ___, ...rest } = pooja
  const questionsHin = [
    { question: 'क्यों?', answer: 'क्योंकि।' },
    { question: 'कब?', answer: 'सुबह।' },
  ]
  expect(calls.at(-1)?.body).toEqual({ ...rest, stepsEn: ['Sankalp', 'Hymn', 'Aarti'], questionsHin, price: 551 })
})

test('festivals are added from the list and removed by a press', async () => {
  const { calls } = answerApi({
    [`GET ${at}`]: () => ({ json: { pooja } }),
    [`POST ${at}`]: ({ body }) => ({ json: { pooja: { ...pooja, ...(body as object), version: 3 } } }),
  })
  const screen = await renderPooja()
  await userEvent.selectOptions(screen.getByLabelText(screen.t('edit.addOne')), 'Holi')
  await screen.getByRole('button', { name: screen.t('edit.removeOne', { what: 'Ganesh Chaturthi' }) }).click()
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText(screen.t('edit.unsaved'))).not.toBeInTheDocument()
  expect(calls.at(-1)?.body).toMatchObject({ festivals: ['holi'] })
})

test('a duration that fits no slot is refused at its field, in Hindi too', async () => {
  const { count } = answerApi({ [`GET ${at}`]: () => ({ json: { pooja } }) })
  const screen = await renderPooja('hin')
  await userEvent.fill(screen.getByLabelText(screen.t('columns.minutes')), '45')
  await screen.getByRole('button', { name: screen.t('edit.save') }).click()
  await expect.element(screen.getByText('यह मान सीमा से बाहर है।')).toBeVisible()
  await expect.element(screen.getByLabelText(screen.t('columns.minutes'))).toHaveFocus()
  expect(count(`POST ${at}`)).toBe(0)
})
