import type { Booking, Rite } from '@sankalp/contract/bookings'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { bookingId, paidOf, pooja, userId } from '../bookings.fake.ts'
import { PoojaRoom } from './pooja-room.tsx'

const live = vi.hoisted(() => {
  const sent: string[] = []
  return {
    sent,
    send: async (event: string) => void sent.push(event),
    listen: () => () => {},
    onConnect: () => () => {},
  }
})
vi.mock('../../../lib/live/live.ts', () => live)

const one = `GET /api/booking/getBooking/${bookingId}`
const join = `POST /api/booking/join/${bookingId}`
const held = `POST /api/booking/held/${bookingId}`
const running = 'GET /api/consultation/running'
const noCall = () => ({ json: { consultation: null } })
const minute = 60_000

const rite: Rite = {
  bookingId,
  pooja: { _id: pooja._id, pooja_name: pooja.pooja_name, drawing: 'poojas/rudrabhishek' },
  startsAt: '',
  names: ['Asha Sharma', 'Ravi Sharma'],
  gotra: 'Kashyap',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  sankalp: { en: 'Ujjain: Kartika Shukla Navami', hin: 'उज्जैन: कार्तिक शुक्ल नवमी' },
  steps: ['Ganesh pooja', 'Abhishek'],
  samagri: ['Ganga water', 'Bilva leaves'],
  prepare: ['Clean the place'],
}

/** Answers with a booking that starts some milliseconds from now; a test may change both later. */
function answers(startMs: number, first: Partial<Booking> = {}, more: Parameters<typeof answerApi>[0] = {}) {
  const state = { booking: first, start: new Date(Date.now() + startMs) }
  const { count, calls } = answerApi({
    [one]: () => ({ json: { booking: paidOf(state.booking, state.start), serverTime: new Date().toISOString() } }),
    [`GET /api/booking/rite/${bookingId}`]: () => ({
      json: { rite: { ...rite, startsAt: state.start.toISOString() }, serverTime: new Date().toISOString() },
    }),
    [join]: () => ({ json: { status: 'confirmed', waitingFor: 'acharya' } }),
    [running]: noCall,
    ...more,
  })
  return { state, count, calls }
}

function open() {
  return renderScreen(
    <QueryProvider>
      <PoojaRoom bookingId={bookingId} />
    </QueryProvider>,
    { namespaces: ['pooja-room', 'booked', 'bookings'], path: `/bookedpooja?room=${bookingId}` },
  )
}

beforeEach(() => {
  pageQueryClient().clear()
  live.sent.length = 0
  saveSession({ token: 'abc', id: userId })
})

test('who is early sees a countdown and what to prepare, joins by itself at the start, and the call opens', async () => {
  let call = { requestId: 'r1', isPoojaCall: true, talk: 'Video Call', state: 'ringing' }
  const { state, count } = answers(10 * minute, {}, { [running]: () => ({ json: { consultation: call } }) })
  const screen = await open()
  await expect.element(screen.getByRole('timer').getByText(/^(10:00|9:5\d)$/)).toBeVisible()
  for (const text of ['Bilva leaves', 'Clean the place', 'Abhishek'])
    await expect.element(screen.getByText(text)).toBeVisible()
  expect(count(join)).toBe(0)
  state.start = new Date(Date.now() + 1500)
  await pageQueryClient().invalidateQueries()
  await expect.element(screen.getByText(screen.t('waiting')), { timeout: 8000 }).toBeVisible()
  expect(count(join)).toBe(1)
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  state.booking = { status: 'live' }
  await pageQueryClient().invalidateQueries()
  await expect.element(screen.getByText(screen.t('booked:join.metText'))).toBeVisible()
  call = { ...call, state: 'accepted' }
  await pageQueryClient().invalidateQueries()
  await expect
    .poll(() => screen.router.state.location.pathname + screen.router.state.location.search)
    .toBe('/audioVideoComponent?id=r1')
})

test('opened after the call, the room does not ring the acharya again, until the devotee presses', async () => {
  const { count } = answers(-5 * minute, { status: 'live' })
  const screen = await open()
  const again = screen.getByRole('button', { name: screen.t('callAgain', { acharya: paidOf().acharya.name }) })
  await expect.element(again).toBeVisible()
  await expect.poll(() => count(running)).toBeGreaterThan(0)
  // All answers have come and are shown: a page that rings would have rung by now.
  await pageQueryClient().invalidateQueries()
  await import('../../../lib/live/live.ts')
  await expect.element(again).toBeEnabled()
  expect([live.sent, count(join)]).toEqual([[], 0])
  await again.click()
  await expect.poll(() => live.sent).toEqual(['chat:request'])
})

test('afterwards a keepsake: the sankalp, the names, the note and the pictures, and the next pooja', async () => {
  answers(-120 * minute, {
    status: 'completed',
    gotra: 'Kashyap',
    sankalpNames: ['Ravi Sharma'],
    sankalp: rite.sankalp,
    note: 'May all be well',
    pictures: ['/media/a.jpg'],
  })
  const screen = await open()
  for (const text of ['Ujjain: Kartika Shukla Navami', 'Ravi Sharma', 'May all be well'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('img', { name: screen.t('booked:sent.picture', { number: 1 }) })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: screen.t('next') })).toHaveAttribute('href', '/pooja')
  expect(screen.getByText(screen.t('held.title')).query()).toBeNull()
})

test('after a very short call the devotee is asked; “no” is noted and can be taken back', async () => {
  let answer: 'notHeld' | null = null
  const { state, calls } = answers(
    -60 * minute,
    { status: 'live', heldQuestion: { calledSeconds: 28, answer } },
    {
      [held]: () => {
        answer = 'notHeld'
        state.booking = { status: 'live', heldQuestion: { calledSeconds: 28, answer } }
        return { json: { booking: paidOf(state.booking) } }
      },
    },
  )
  const screen = await open()
  await screen.getByRole('button', { name: screen.t('held.no') }).click()
  await expect.element(screen.getByText(screen.t('held.noted'))).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ answer: 'notHeld' })
  await screen.getByRole('button', { name: screen.t('held.yesAfterAll') }).click()
  await expect.poll(() => calls.at(-1)!.method === 'GET').toBe(true)
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { answer: 'notHeld' },
    { answer: 'held' },
  ])
})

test('a booking of another person is not found', async () => {
  answerApi({ [one]: () => ({ status: 404, json: { code: 'NOT_FOUND', message: '', facts: {} } }) })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('none'))).toBeVisible()
})
