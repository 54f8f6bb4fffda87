import type { ConsultationDetails, PastConsultation } from '@sankalp/contract/consultations'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { HistoryPage } from '../history/history-page.tsx'
import { consultation } from '../room/room.fake.ts'
import { PastPage } from './past-page.tsx'

const userId = '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11'
const acharyaEntry = '11111111-1111-4111-8111-111111111111'
const user = { userId, userName: 'Asha', profilePic: null }
const acharya = { ...consultation.acharya, names: { en: 'Acharya Sunita Joshi', hin: 'आचार्या सुनीता जोशी' } }
const held = {
  ...consultation,
  state: 'settled',
  talk: 'Audio Call',
  isPoojaCall: false,
  user,
  acharya,
  acharyaEntry,
  acceptedAt: 1,
  startedAt: 1,
  endedAt: 120_000,
  meter: { ...consultation.meter, charge: 22, isRunning: false },
  endReason: 'ended',
  endedBy: 'user',
  transferId: null,
  intake: null,
} as Consultation
const details: ConsultationDetails = {
  consultation: held,
  pauses: [],
  talkedSeconds: 120,
  chargedSeconds: 120,
  balanceAfter: 78,
  stars: null,
  review: null,
  messages: [],
  isTranscriptDeleted: false,
  isBlocked: false,
}
const again = `/chatwithastrologer?ask=${acharyaEntry}&talk=audio`

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

async function openBill(change: Partial<ConsultationDetails> = {}) {
  answerApi({
    'GET /api/consultation/r': () => ({ json: { ...details, ...change } }),
    'GET /api/consultation/getConsultations': () => ({ json: { items: [], nextCursor: null } }),
    'GET /api/dakshina/getAllDakshina': () => ({ json: { dakshina: [] } }),
  })
  const screen = await renderScreen(
    <QueryProvider>
      <PastPage availablePaidPaise={null} consoleBar={<p>Somebody waits</p>} />
    </QueryProvider>,
    { namespaces: ['consultations'], path: '/consultations/r', route: '/consultations/:id' },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...screen, link: screen.getByRole('link', { name: screen.t('again') }) }
}

test('the bill leads into another talk of the same kind with the same acharya', async () => {
  const screen = await openBill()
  await expect.element(screen.link).toHaveAttribute('href', again)
})

test('a pooja call has its keepsake instead of a bill; it and a talk with a blocked person offer no other talk', async () => {
  const bookingId = '33333333-3333-4333-8333-333333333333'
  const pooja = await openBill({ consultation: { ...held, isPoojaCall: true, bookingId, endedBy: 'acharya' } })
  await expect
    .element(pooja.getByRole('link', { name: pooja.t('past.keepsake') }))
    .toHaveAttribute('href', `/bookedpooja?room=${bookingId}`)
  for (const text of [pooja.t('bill.talked'), pooja.t('past.reasons.other')])
    expect(pooja.getByText(text).query()).toBeNull()
  expect(pooja.link.query()).toBeNull()
  await pooja.unmount()
  pageQueryClient().clear()
  const blocked = await openBill({ isBlocked: true })
  expect(blocked.link.query()).toBeNull()
})

test('each talk of the history can be had again; a pooja call cannot', async () => {
  const one: PastConsultation = {
    consultationId: '22222222-2222-4222-8222-222222222222',
    talk: 'Audio Call',
    isPoojaCall: false,
    user,
    acharya,
    acharyaEntry,
    startedAt: '2026-11-18T09:00:00.000Z',
    endedAt: '2026-11-18T09:02:00.000Z',
    talkedSeconds: 120,
    charge: 22,
    earned: null,
    stars: null,
    transferId: null,
  }
  const pooja = { ...one, consultationId: '33333333-3333-4333-8333-333333333333', isPoojaCall: true }
  answerApi({ 'GET /api/consultation/getConsultations': () => ({ json: { items: [one, pooja], nextCursor: null } }) })
  const screen = await renderScreen(
    <QueryProvider>
      <HistoryPage />
    </QueryProvider>,
    { namespaces: ['consultations'], path: '/consultations', language: 'hin' },
  )
  const link = screen.getByRole('link', { name: screen.t('againWith', { name: acharya.names.hin }) })
  await expect.element(link).toHaveAttribute('href', again)
  expect(link.elements()).toHaveLength(1)
})

test('the acharya sees on the bill who waits or rings; the user does not', async () => {
  const user = await openBill()
  expect(user.getByText('Somebody waits').query()).toBeNull()
  await user.unmount()
  pageQueryClient().clear()
  const own = await openBill({
    consultation: { ...held, user: { ...held.user, userId: 'asha' }, acharya: { ...acharya, userId } },
  })
  await expect.element(own.getByText('Somebody waits')).toBeVisible()
})
