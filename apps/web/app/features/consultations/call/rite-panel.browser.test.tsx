import type { Rite } from '@sankalp/contract/bookings'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import RitePanel from './rite-panel.tsx'

const bookingId = '22222222-2222-4222-8222-222222222222'
const rite: Rite = {
  bookingId,
  pooja: { _id: 'rudra', pooja_name: 'Rudrabhishek', drawing: 'poojas/rudrabhishek' },
  startsAt: '2026-11-19T05:00:00.000Z',
  names: ['Asha Sharma', 'Ravi Sharma'],
  gotra: 'Kashyap',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  sankalp: { en: 'Ujjain: Kartika Shukla Navami', hin: 'उज्जैन: कार्तिक शुक्ल नवमी' },
  steps: ['Ganesh pooja', 'Abhishek'],
  samagri: ['Bilva leaves'],
  prepare: ['Clean the place'],
}

function open(side: 'user' | 'acharya', isOpen = false) {
  answerApi({ [`GET /api/booking/rite/${bookingId}`]: () => ({ json: { rite, serverTime: rite.startsAt } }) })
  return renderScreen(
    <QueryProvider>
      <RitePanel bookingId={bookingId} side={side} isOpen={isOpen} isCovered={false} onClose={() => {}} />
    </QueryProvider>,
    { namespaces: ['pooja-room'] },
  )
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11' })
})

test('beside the call the acharya sees sankalp line, names, gotra and steps', async () => {
  await page.viewport(1280, 800)
  const screen = await open('acharya')
  for (const text of ['Ujjain: Kartika Shukla Navami', 'Asha Sharma', 'Ravi Sharma', 'Kashyap', 'Abhishek'])
    await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Clean the place').query()).toBeNull()
})

test('on a phone the devotee opens steps and samagri over the call', async () => {
  await page.viewport(360, 760)
  const closed = await open('user')
  expect(closed.getByRole('complementary').query()).toBeNull()
  const screen = await open('user', true)
  for (const text of ['Abhishek', 'Bilva leaves']) await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('closeGuide') })).toBeVisible()
})
