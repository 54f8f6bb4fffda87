import { errorText } from '@sankalp/content/error-text'
import type { Booking } from '@sankalp/contract/bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { beforeEach, expect, test } from 'vitest'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { acharyaId, bookingId, bookingOf, dayOf, inDays, paidOf, slotAt, userId } from '../bookings.fake.ts'
import { changeDraft, readDrafts } from '../draft.ts'
import { BookedPage } from './booked-page.tsx'

const list = `GET /api/booking/getBookedPooja/${userId}`
const update = `PUT /api/booking/updateBooking/${bookingId}`
const slots = `GET /api/acharya/getAvailableBookingSlots/${acharyaId}`

const listOf = (bookings: Booking[], serverTime = new Date()) => ({
  json: { bookings, serverTime: serverTime.toISOString(), totalPages: 1, currentPage: 1 },
})
const minute = 60_000

async function open(path = '/bookedpooja') {
  return renderScreen(
    <QueryProvider>
      <BookedPage />
    </QueryProvider>,
    { namespaces: ['booked', 'bookings', 'notices', 'users', 'jyotish', 'festivals'], path },
  )
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('without bookings, both lists show the text of the specification', async () => {
  answerApi({ [list]: () => listOf([]) })
  const screen = await open()
  await expect.element(screen.getByText('No upcoming/Current poojas.')).toBeVisible()
  await expect.element(screen.getByText('No past poojas.')).toBeVisible()
})

test('Join opens an hour before the start by the server’s clock, without a reload, and leads into the waiting room', async () => {
  // The device is three hours ahead: by its own clock the pooja would be long over.
  const behindMs = 3 * 3_600_000
  let start = new Date(Date.now() - behindMs + 90 * minute)
  answerApi({ [list]: () => listOf([paidOf({}, start)], new Date(Date.now() - behindMs)) })
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: screen.t('booked:join.join'), exact: true })).toBeDisabled()
  start = new Date(Date.now() - behindMs + 60 * minute + 1500)
  await pageQueryClient().invalidateQueries()
  await expect
    .element(screen.getByRole('link', { name: screen.t('booked:join.room') }))
    .toHaveAttribute('href', `/bookedpooja?room=${bookingId}`)
})

test('bookings are past half an hour after their start, or when cancelled, and show the refund', async () => {
  const over = paidOf({ changeableUntil: null }, new Date(Date.now() - 31 * minute))
  const off = paidOf({
    _id: 'c1',
    status: 'cancelled',
    cancelledBy: 'acharya',
    cancelReason: 'Fever',
    refundTransferId: 'r1',
    refund: 1417.18,
  })
  answerApi({ [list]: () => listOf([off, over]) })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('booked:noUpcoming'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('booked:cancelledBy.acharya', { amount: '₹1,417.18' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('booked:entry.refundReceipt') }))
    .toHaveAttribute('href', '/mywallet/receipt/r1')
  await expect.element(screen.getByText(screen.t('booked:status.over'))).toBeVisible()
})

test('the refund is shown before cancelling; a refusal leaves the dialog open', async () => {
  let isLate = true
  const { calls } = answerApi({
    [list]: () => listOf([paidOf()]),
    [update]: () =>
      isLate
        ? {
            status: 409,
            json: {
              code: 'CHANGE_TOO_LATE',
              message: errorText('CHANGE_TOO_LATE', { hours: 24 }, 'en'),
              facts: { hours: 24 },
            },
          }
        : { json: { message: '', booking: paidOf({ status: 'cancelled' }) } },
  })
  const screen = await open()
  await screen.getByRole('button', { name: screen.t('booked:change.cancel') }).click()
  await expect.element(screen.getByText(screen.t('booked:cancel.refund', { amount: '₹1,417.18' }))).toBeVisible()
  await screen.getByLabelText(screen.t('booked:cancel.reason')).fill('Travelling')
  const confirm = screen.getByRole('button', { name: screen.t('booked:cancel.confirm', { amount: '₹1,417.18' }) })
  await confirm.click()
  await expect
    .element(screen.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent(errorText('CHANGE_TOO_LATE', { hours: 24 }, 'en'))
  isLate = false
  await confirm.click()
  await expect.element(screen.getByText(screen.t('booked:cancel.done', { amount: '₹1,417.18' }))).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({ cancel: { reason: 'Travelling' } })
})

test('within 24 hours a booking can no longer be changed', async () => {
  answerApi({ [list]: () => listOf([paidOf({}, new Date(Date.now() + 60 * minute))]) })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('booked:change.late'))).toBeVisible()
  expect(screen.getByRole('button', { name: screen.t('booked:change.cancel') }).query()).toBeNull()
})

test('moving a booking keeps the old slot if the new one has just been taken', async () => {
  const target = inDays(4)
  const month = indiaDay(target).slice(0, 7)
  const [year, number] = month.split('-') as [string, string]
  const { calls } = answerApi({
    [list]: () => listOf([paidOf()]),
    'GET /api/places/search': () => ({
      json: { places: [{ id: 1, slug: 'ujjain', name: { en: 'Ujjain', hin: 'उज्जैन' } }], guesses: [] },
    }),
    [slots]: () => ({ json: { availableBookingSlots: [dayOf(target, slotAt(target))], message: '' } }),
    [`GET /api/panchang/month/ujjain/${year}/${Number(number)}`]: () => ({ json: { days: [] } }),
    [update]: () => ({
      status: 409,
      json: { code: 'SLOT_TAKEN', message: errorText('SLOT_TAKEN', {}, 'en'), facts: {} },
    }),
  })
  const screen = await open(`/bookedpooja?move=${bookingId}&month=${month}`)
  const { date, fromTimeToTime } = dayOf(target, slotAt(target))
  await expect.poll(() => document.querySelector(`button[value="${date}"]`)).not.toBeNull()
  document.querySelector<HTMLButtonElement>(`button[value="${date}"]`)!.click()
  await expect.poll(() => document.querySelector(`button[value="${fromTimeToTime[0]!.toTime}"]`)).not.toBeNull()
  document.querySelector<HTMLButtonElement>(`button[value="${fromTimeToTime[0]!.toTime}"]`)!.click()
  await screen.getByRole('button', { name: screen.t('booked:move.confirm') }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'the old time is still yours' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    reschedule: { date, time: fromTimeToTime[0]!.toTime },
  })
})

test('a new booking shows sankalp, receipt and calendar, and the draft is deleted', async () => {
  changeDraft(userId, 'rudra', { bookingId })
  answerApi({ [list]: () => listOf([paidOf({ sankalp: { en: 'Ujjain: Shukla Paksha', hin: 'उज्जैन' } })]) })
  const screen = await open(`/bookedpooja?booked=${bookingId}`)
  await expect.element(screen.getByText(screen.t('booked:confirmed.title'))).toBeVisible()
  await expect.element(screen.getByText('Ujjain: Shukla Paksha').first()).toBeVisible()
  expect(readDrafts()).toBe('[]')
  await screen.getByRole('button', { name: screen.t('booked:confirmed.close') }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('')
})

const one = `GET /api/booking/getBooking/${bookingId}`
const payment = { paymentId: bookingId, status: 'pending' as 'pending' | 'paid' | 'failed', amount: 417.18 }
const timed = (booking: Booking) => ({ json: { booking, serverTime: new Date().toISOString() } })

test('back from a payment that is late: wait for the bank and do not pay again, until it is booked', async () => {
  changeDraft(userId, 'rudra', { bookingId })
  let isPaid = false
  answerApi({
    [list]: () => listOf(isPaid ? [paidOf()] : []),
    [one]: () => timed(isPaid ? paidOf() : bookingOf({ payment: { ...payment, url: '/pay/1' } })),
  })
  const screen = await open(`/bookedpooja?booked=${bookingId}`)
  await expect.element(screen.getByText(screen.t('booked:payment.waiting'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('booked:payment.toPage') }))
    .toHaveAttribute('href', '/pay/1')
  expect(readDrafts(), 'what was chosen is needed if the payment fails').not.toBe('[]')
  isPaid = true
  await expect.element(screen.getByText(screen.t('booked:confirmed.title')), { timeout: 10_000 }).toBeVisible()
  expect(screen.getByText(screen.t('booked:payment.waiting')).query()).toBeNull()
  expect(readDrafts()).toBe('[]')
})

test('back from a payment that failed: the slot is still kept, and the way back to the last step', async () => {
  answerApi({
    [list]: () => listOf([]),
    [one]: () => timed(bookingOf({ payment: { ...payment, status: 'failed', url: null } })),
  })
  const screen = await open(`/bookedpooja?booked=${bookingId}`)
  await expect.element(screen.getByText(screen.t('booked:payment.failed', { amount: '₹417.18' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('booked:payment.again') }))
    .toHaveAttribute('href', `/PujaDetailsPage/rudra/book/pay?acharya=${acharyaId}`)
})

test('a payment that came too late: its money is in the wallet, and a time is to be chosen again', async () => {
  answerApi({
    [list]: () => listOf([]),
    [one]: () =>
      timed(bookingOf({ status: 'expired', heldUntil: null, payment: { ...payment, status: 'paid', url: null } })),
  })
  const screen = await open(`/bookedpooja?booked=${bookingId}`)
  await expect.element(screen.getByText(screen.t('booked:payment.inWallet', { amount: '₹417.18' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('booked:payment.toTime') }))
    .toHaveAttribute('href', `/PujaDetailsPage/rudra/book/time?acharya=${acharyaId}`)
})

test('a held pooja shows what the acharya sent, and is rated once with stars and a text', async () => {
  const done = (stars: number | null) =>
    paidOf(
      { status: 'completed', note: 'Om Shanti', pictures: ['/media/a.jpg'], stars, changeableUntil: null },
      new Date(Date.now() - 3_600_000),
    )
  const { calls, count } = answerApi({
    [list]: () => listOf([done(count('POST /api/reviews') > 0 ? 4 : null)]),
    'POST /api/reviews': () => ({ json: { review: {} } }),
  })
  const screen = await open()
  await expect.element(screen.getByText('Om Shanti')).toBeVisible()
  await screen.getByRole('button', { name: screen.t('booked:rate.send') }).click()
  await expect.element(screen.getByText(screen.t('booked:rate.missing'))).toBeVisible()
  document.querySelector<HTMLInputElement>('input[value="4"]')!.click()
  await screen.getByLabelText(screen.t('booked:rate.words')).fill('Calm and clear')
  await screen.getByRole('button', { name: screen.t('booked:rate.send') }).click()
  await expect.element(screen.getByText(screen.t('booked:rate.given', { stars: '4 stars' }))).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ bookingId, stars: 4, words: 'Calm and clear' })
})
