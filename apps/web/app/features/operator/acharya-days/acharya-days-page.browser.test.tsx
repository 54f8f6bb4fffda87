import type { AcharyaDays } from '@sankalp/contract/acharya-days'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { AcharyaDaysPage } from './acharya-days-page.tsx'

const acharyaEntry = '00000000-0000-4000-8000-000000000001'
const spans = [{ from: 600, to: 720 }]
const booked = [
  { bookingId: acharyaEntry, startsAt: '2026-11-18T05:00:00.000Z', poojaName: 'Rudrabhishek', isHeld: true },
]
const days: AcharyaDays['days'] = [
  { day: '2026-11-17', spans, isClosed: false, booked: [] },
  { day: '2026-11-18', spans, isClosed: false, booked },
  { day: '2026-11-19', spans: [], isClosed: true, booked: [] },
  { day: '2026-11-20', spans: [], isClosed: false, booked: [] },
]

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: 'operator' })
})

test('a day shows its hours and bookings, and only a day without bookings can be closed', async () => {
  const { calls } = answerApi({
    [`GET /api/admin/acharya/${acharyaEntry}/days`]: () => ({ json: { name: 'Acharya Devi', days } }),
    [`POST /api/admin/acharya/${acharyaEntry}/dayClosed`]: () => ({ json: { name: 'Acharya Devi', days } }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <AcharyaDaysPage acharyaEntry={acharyaEntry} />
    </QueryProvider>,
    { namespaces: ['operator'], path: `/admin/keep/acharya/${acharyaEntry}` },
  )
  await expect.element(screen.getByText('Tuesday, 17 Nov 2026')).toBeVisible()
  await expect.element(screen.getByText('10:30 am · Rudrabhishek (Held)')).toBeVisible()
  await expect.element(screen.getByText(screen.t('days.closed'), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(screen.t('days.none'))).toBeVisible()
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([`${screen.t('actions.closeDay')}: 17 Nov 2026`, `${screen.t('actions.openDay')}: 19 Nov 2026`])
  await screen.getByRole('button', { name: names[0]! }).click()
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(screen.t('fields.reason')), 'Travelling')
  await dialog.getByRole('button', { name: screen.t('actions.closeDay') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    day: '2026-11-17',
    closed: true,
    reason: 'Travelling',
  })
})
