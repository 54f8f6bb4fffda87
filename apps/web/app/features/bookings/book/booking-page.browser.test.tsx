import { errorText } from '@sankalp/content/error-text'
import type { ErrorCode, ErrorFacts } from '@sankalp/contract'
import { indiaDay } from '@sankalp/contract/india-time'
import { slotTime } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import {
  acharya,
  acharyaId,
  bookingId,
  bookingOf,
  dayOf,
  filled,
  inDays,
  pooja,
  slotAt,
  user,
  userId,
} from '../bookings.fake.ts'
import { type BookingDraft, changeDraft, draftIn, emptyDraft, readDrafts } from '../draft.ts'
import { whenWords } from '../slot-words.ts'
import { BookingPage } from './booking-page.tsx'

const start = inDays(3)
const later = new Date(start.getTime() + 1_800_000)
const booked = new Date(start.getTime() - 1_800_000)
const month = indiaDay(start).slice(0, 7)

const hold = 'POST /api/booking/holdSlot'
const slots = `GET /api/acharya/getAvailableBookingSlots/${acharyaId}`
const create = 'POST /api/booking/createBooking'
const update = `PUT /api/booking/updateBooking/${bookingId}`
const one = `GET /api/booking/getBooking/${bookingId}`
const pay = `POST /api/wallet/payForBooking/${userId}`
const refusal = <C extends ErrorCode>(code: C, facts: ErrorFacts[C]) => ({
  status: 409,
  json: { code, message: errorText(code, facts, 'en'), facts },
})
const timed = (booking: Booking) => ({ json: { booking, serverTime: new Date().toISOString() } })

const otherId = '55555555-5555-4555-8555-555555555555'
const other = { ...acharya, _id: otherId, name: 'Acharya Vasudha Joshi' }
const ujjain = { en: 'Ujjain', hin: 'उज्जैन' }
const [year, number] = month.split('-') as [string, string]
const api = {
  'GET /api/pooja/getPoojaById/rudra': () => ({ json: { pooja } }),
  [`GET /api/acharya/getAcharyaById/${acharyaId}`]: () => ({ json: { acharya } }),
  'GET /api/acharya/getAllAcharya': () => ({ json: { astrologers: [other, acharya] } }),
  'GET /api/acharya/getNextSlots': () => ({
    json: { slots: [{ _id: 's', acharyaId, startsAt: start.toISOString(), ...slotTime(start) }] },
  }),
  [`GET /api/acharya/getAvailableBookingSlots/${otherId}`]: () => ({
    json: { availableBookingSlots: [dayOf(later, slotAt(later))], message: '' },
  }),
  [slots]: () => ({
    json: {
      availableBookingSlots: [
        dayOf(
          start,
          slotAt(booked, { status: 'Booked' }),
          slotAt(start, { muhurta: 'rahuKalam' }),
          slotAt(later, { muhurta: 'abhijit' }),
        ),
      ],
      message: '',
    },
  }),
  [`GET /api/panchang/month/ujjain/${year}/${Number(number)}`]: () => ({ json: { days: [] } }),
  'GET /api/places/search': () => ({ json: { places: [{ id: 1, slug: 'ujjain', name: ujjain }], guesses: [] } }),
  'GET /api/dakshina/getAllDakshina': () => ({
    json: {
      dakshina: [
        { _id: 'a', name: 'Shagun', dakhinaAmount: 51, mostPopular: false },
        { _id: 'b', name: 'Most popular', dakhinaAmount: 251, mostPopular: true },
      ],
    },
  }),
  [one]: () => timed(bookingOf({}, start)),
}

const draft = () => draftIn(readDrafts(), userId, 'rudra')
const { date, time } = bookingOf({}, start)
const chosen: Partial<BookingDraft> = { acharyaId }
const held: Partial<BookingDraft> = { ...chosen, date, time, bookingId }

async function open(
  step: string,
  given: Partial<BookingDraft>,
  { who = user, walletPaise = 200_000, query = `?acharya=${acharyaId}&month=${month}` } = {},
) {
  changeDraft(userId, 'rudra', { ...emptyDraft, ...given })
  const screen = await renderScreen(
    <QueryProvider>
      <BookingPage
        user={who}
        userError={null}
        onRetryUser={() => {}}
        availablePaise={walletPaise}
        availablePaidPaise={walletPaise}
      />
    </QueryProvider>,
    {
      namespaces: ['bookings', 'users', 'jyotish', 'festivals'],
      path: `/PujaDetailsPage/rudra/book/${step}${query}`,
      route: '/PujaDetailsPage/:id/book/:step?',
    },
  )
  const at = () => screen.router.state.location
  return { ...screen, at, step: () => at().pathname.split('/').at(-1) }
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('has its heading while the pooja is on its way, and only one afterwards', async () => {
  const answer = Promise.withResolvers<void>()
  answerApi({
    ...api,
    'GET /api/pooja/getPoojaById/rudra': () => answer.promise.then(() => ({ json: { pooja } })),
  })
  const screen = await open('time', chosen)
  const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  await expect.poll(headings).toEqual([screen.t('bookings:titlePlain')])
  answer.resolve()
  await expect.poll(headings).toEqual([screen.t('bookings:title', { pooja: pooja.pooja_name })])
})

test('without a choice takes the acharya who is free first; another one is a press away and keeps the day', async () => {
  // The list is enough to show the other one.
  const never = Promise.withResolvers<{ json: object }>().promise
  answerApi({ ...api, [`GET /api/acharya/getAcharyaById/${otherId}`]: () => never })
  const screen = await open('mode', { date }, { query: `?month=${month}` })
  await expect.element(screen.getByRole('radio', { name: acharya.name })).toBeChecked()
  await expect.poll(screen.step).toBe('time')
  await screen.getByRole('radio', { name: other.name }).click()
  await expect
    .element(screen.getByText(screen.t('bookings:time.title', { acharya: other.name }), { exact: true }))
    .toBeVisible()
  await expect.poll(() => document.querySelectorAll('#slots-of-day').length).toBe(1)
  expect(draft()).toMatchObject({ acharyaId: otherId, date, time: '' })
})

test('Book Offline is shown as to come and cannot be chosen', async () => {
  answerApi(api)
  const screen = await open('time', chosen)
  await expect.element(screen.getByRole('radio', { name: screen.t('bookings:mode.offline') })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: screen.t('bookings:mode.online') })).toBeChecked()
})

test('a day shows its times, with the booked one disabled and labelled, and Rahu Kalam and Abhijit in words; pressing one holds it once and goes on', async () => {
  const answer = Promise.withResolvers<void>()
  const { calls, count } = answerApi({
    ...api,
    [hold]: () => answer.promise.then(() => ({ json: { bookingId, booking: bookingOf({}, start) } })),
  })
  const screen = await open('time', chosen)
  await userEvent.click(await locate(`button[value="${date}"]`))
  const taken = await locate(`button[value="${slotAt(booked).toTime}"]`)
  expect((taken as HTMLButtonElement).disabled).toBe(true)
  expect(taken.textContent).toContain(screen.t('bookings:time.booked'))
  expect((await locate(`button[value="${slotAt(later).toTime}"]`)).textContent).toContain(
    screen.t('bookings:time.abhijit'),
  )
  const free = await locate(`button[value="${time}"]`)
  expect(free.textContent).toContain(screen.t('bookings:time.rahuKalam'))
  // The whole grid is in sight after the day was pressed.
  const { top, bottom } = free.getBoundingClientRect()
  expect(top >= 0 && bottom <= innerHeight).toBe(true)
  // Click twice before React can tell.
  ;(free as HTMLButtonElement).click()
  ;(free as HTMLButtonElement).click()
  answer.resolve()
  await expect.poll(screen.step).toBe('details')
  expect(count(hold)).toBe(1)
  const call = calls.find(({ url }) => url.pathname.endsWith('/holdSlot'))!
  expect(call.body).toEqual({ acharyaId, poojaId: 'rudra', date, time })
  expect(call.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/)
})

test('Rahu Kalam and Abhijit are calculated for the town of the profile, not for Delhi', async () => {
  const { calls } = answerApi(api)
  const screen = await open('time', { ...chosen, date, time })
  await userEvent.click(await locate(`button[value="${date}"]`))
  await userEvent.click(screen.getByText(screen.t('bookings:time.words')))
  await expect.element(screen.getByText(screen.t('bookings:time.calculatedFor', { place: 'Ujjain' }))).toBeVisible()
  const asked = calls.find(({ url }) => url.pathname.includes('/places/search'))!
  expect(asked.url.searchParams.get('q')).toBe('Ujjain, Madhya Pradesh')
  const slotCalls = calls.filter(({ url }) => url.pathname.includes('getAvailableBookingSlots'))
  expect(new Set(slotCalls.map(({ url }) => url.searchParams.get('place')))).toEqual(new Set(['ujjain']))
})

test('a slot that somebody else booked is reported at once, the slots are reloaded, and no typed text is lost', async () => {
  const details = { ...filled, gotra: 'Kashyap', sankalpNames: '' }
  const { count } = answerApi({ ...api, [hold]: () => refusal('SLOT_TAKEN', {}) })
  const screen = await open('time', { ...chosen, date, time, details })
  await locate(`button[value="${time}"]`)
  const before = count(slots)
  await screen.getByRole('button', { name: screen.t('bookings:time.confirm') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errorText('SLOT_TAKEN', {}, 'en'))
  await expect.poll(() => count(slots)).toBeGreaterThan(before)
  expect(draft()).toMatchObject({ date, time: '', details })
  expect(screen.step()).toBe('time')
})

test('a month without times says so and offers the next one', async () => {
  answerApi({ ...api, [slots]: () => ({ json: { availableBookingSlots: [], message: '' } }) })
  const screen = await open('time', chosen)
  await expect.element(screen.getByText(screen.t('bookings:time.noSlotsText'))).toBeVisible()
})

test('details come from the profile, are stored as they are typed, and are sent with the held booking', async () => {
  const { calls } = answerApi({
    ...api,
    [create]: () => ({
      json: { bookingId, user: { _id: userId, name: null, email: null }, booking: bookingOf(filled, start) },
    }),
  })
  const screen = await open('details', held)
  await expect
    .element(screen.getByLabelText(screen.t('bookings:details.name'), { exact: true }))
    .toHaveValue('Asha Sharma')
  await userEvent.fill(screen.getByLabelText(screen.t('bookings:details.sankalpNames')), 'Asha, Ravi')
  await expect.poll(() => draft().details?.sankalpNames).toBe('Asha, Ravi')
  await userEvent.fill(screen.getByLabelText(screen.t('bookings:details.contact'), { exact: true }), '98765')
  await screen.getByRole('button', { name: screen.t('bookings:details.submit') }).click()
  await expect.element(screen.getByLabelText(screen.t('bookings:details.contact'), { exact: true })).toHaveFocus()
  expect(calls.some(({ url }) => url.pathname.endsWith('/createBooking'))).toBe(false)
  await userEvent.fill(screen.getByLabelText(screen.t('bookings:details.contact'), { exact: true }), '९८७६५४३२१०')
  await screen.getByRole('button', { name: screen.t('bookings:details.submit') }).click()
  await expect.poll(() => calls.some(({ url }) => url.pathname.endsWith('/createBooking'))).toBe(true)
  expect(calls.find(({ url }) => url.pathname.endsWith('/createBooking'))!.body).toMatchObject({
    user: userId,
    acharyaId,
    poojaId: 'rudra',
    date,
    time,
    bookingType: 'Online',
    bookingId,
    contact: '9876543210',
    sankalpNames: ['Asha', 'Ravi'],
  })
})

test('names and gotra come first, and a PIN code fills in town and state', async () => {
  answerApi({
    ...api,
    'GET /api/address/getPinCode/221005': () => ({
      json: { pinCode: '221005', state: 'Uttar Pradesh', city: 'Varanasi' },
    }),
  })
  const screen = await open('details', held)
  const field = (name: 'name' | 'sankalpNames' | 'gotra' | 'city' | 'state' | 'pinCode') =>
    screen.getByLabelText(screen.t(`bookings:details.${name}`), { exact: true })
  await expect.element(field('city')).toHaveValue('Ujjain')
  const names = [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['name', 'sankalpNames', 'gotra'])
  // Another field leaves the place as the profile has it.
  await userEvent.fill(field('gotra'), 'Kashyap')
  await expect.element(field('city')).toHaveValue('Ujjain')
  await userEvent.fill(field('pinCode'), '२२१००५')
  await expect.element(field('city')).toHaveValue('Varanasi')
  await expect.element(field('state')).toHaveValue('Uttar Pradesh')
})

test('a dakshina is in the total with one press, a second one takes it out, and paying saves it first', async () => {
  const { calls } = answerApi({
    ...api,
    [one]: () => timed(bookingOf(filled, start)),
    [update]: () => ({ json: { message: '', booking: bookingOf({ ...filled, dakshina: 51 }, start, 51) } }),
    [pay]: () => refusal('BOOKING_OVER', {}),
  })
  const screen = await open('dakshina', held)
  await expect.poll(screen.step).toBe('pay')
  const total = () => document.querySelector('output.text-peacock')?.textContent
  await expect.poll(total).toBe('₹1,417.18')
  await screen.getByRole('button', { name: /₹251/ }).click()
  await expect.poll(total).toBe('₹1,668.18')
  await screen.getByRole('button', { name: /₹251/ }).click()
  await expect.poll(total).toBe('₹1,417.18')
  const field = screen.getByLabelText(screen.t('bookings:dakshina.amount'))
  await userEvent.fill(field, '100001')
  await expect.poll(total).toBe('₹1,417.18')
  await screen.getByRole('button', { name: /Pay ₹/ }).click()
  await expect.element(field).toHaveFocus()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  await screen.getByRole('button', { name: /₹51/ }).click()
  await screen.getByRole('button', { name: screen.t('bookings:pay.pay', { amount: '₹1,468.18' }) }).click()
  await expect
    .poll(() => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body))
    .toMatchObject([{ dakshina: 51 }, { amount: '1468.18' }])
})

test('before paying, a slot in three days says until when it can be cancelled', async () => {
  answerApi({ ...api, [one]: () => timed(bookingOf(filled, start)) })
  const screen = await open('pay', held)
  const until = whenWords(new Date(start.getTime() - 86_400_000).toISOString(), 'en')
  await expect.element(screen.getByText(screen.t('bookings:rule.until', { when: until }))).toBeVisible()
})

test('before paying, a slot in an hour says that it cannot be cancelled, also before it is held', async () => {
  const soon = inDays(1 / 24)
  answerApi({ ...api, [one]: () => timed(bookingOf(filled, soon)) })
  const paying = await open('pay', held)
  await expect.element(paying.getByText(paying.t('bookings:rule.late'))).toBeVisible()
  expect(paying.container.textContent).not.toContain('get everything back, or choose another time')
  await paying.unmount()
  const choosing = await open('time', { ...chosen, ...slotTime(soon), bookingId: '' })
  await expect.element(choosing.getByText(choosing.t('bookings:rule.late'))).toBeVisible()
})

test('after payment the booking has its dakshina, and the page of booked poojas opens', async () => {
  const { calls } = answerApi({
    ...api,
    [one]: () => timed(bookingOf(filled, start)),
    [pay]: () => ({
      json: {
        status: 'SUCCESS',
        booking: bookingOf({ ...filled, status: 'confirmed', heldUntil: null }, start),
        missing: 0,
      },
    }),
  })
  const screen = await open('pay', held)
  await screen.getByRole('button', { name: screen.t('bookings:pay.pay', { amount: '₹1,417.18' }) }).click()
  await expect.element(screen.getByText(screen.t('bookings:pay.done'))).toBeVisible()
  await expect.poll(() => screen.at().pathname + screen.at().search).toBe(`/bookedpooja?booked=${bookingId}`)
  expect(
    calls.find(({ method, url }) => method === 'POST' && url.pathname.includes('payForBooking'))!.body,
  ).toMatchObject({ amount: '1417.18', bookingID: bookingId, availableTimeSlotsId: slotAt(start)._id })
})

test('what the wallet lacks is paid at the provider in this tab, in one press', async () => {
  const { calls } = answerApi({
    ...api,
    [one]: () => timed(bookingOf(filled, start)),
    [pay]: () => ({ json: { status: 'PAYMENT_BEGUN', booking: null, missing: 417.18, url: '#at-the-provider' } }),
  })
  const screen = await open('pay', held, { walletPaise: 100_000 })
  await expect
    .element(
      screen.getByText(
        `${screen.t('bookings:pay.rest', { wallet: '₹1,000', rest: '₹417.18' })} ${screen.t('bookings:pay.kept')}`,
      ),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: screen.t('bookings:pay.payRest', { amount: '₹417.18' }) }).click()
  await expect.poll(() => window.location.hash).toBe('#at-the-provider')
  // A user who goes back from there sees the state of the payment.
  expect(screen.at().pathname + screen.at().search).toBe(`/bookedpooja?booked=${bookingId}`)
  expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ amount: '1417.18', rest: 'online' })
})

test('a payment that is under way is said before another press, and its booking is looked at until it is paid', async () => {
  let isPaid = false
  const payment = { paymentId: bookingId, status: 'pending' as const, amount: 417.18, url: '/pay/1' }
  answerApi({
    ...api,
    [one]: () =>
      timed(isPaid ? bookingOf({ ...filled, status: 'confirmed' }, start) : bookingOf({ ...filled, payment }, start)),
  })
  const screen = await open('pay', held, { walletPaise: 0 })
  // A further payment keeps the time no longer.
  await expect.element(screen.getByText(/Your time is kept until \d/)).toBeVisible()
  await expect.element(screen.getByText(screen.t('bookings:pay.pendingText'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('bookings:pay.goOn') }))
    .toHaveAttribute('href', '/pay/1')
  isPaid = true
  await expect.poll(() => screen.at().pathname, { timeout: 10_000 }).toBe('/bookedpooja')
})

test('a changed price is shown old and new, and only the new one is paid', async () => {
  const { calls, count } = answerApi({
    ...api,
    [one]: () => timed(bookingOf(filled, start)),
    [pay]: () => refusal('PRICE_CHANGED', { totalPaise: 150_000 }),
  })
  const screen = await open('pay', held)
  await screen.getByRole('button', { name: screen.t('bookings:pay.pay', { amount: '₹1,417.18' }) }).click()
  await expect
    .element(screen.getByText(screen.t('bookings:pay.priceChangedText', { before: '₹1,417.18', now: '₹1,500' })))
    .toBeVisible()
  await screen.getByRole('button', { name: screen.t('bookings:pay.pay', { amount: '₹1,500' }) }).click()
  await expect.poll(() => count(pay)).toBe(2)
  expect(calls.findLast(({ method }) => method === 'POST')!.body).toMatchObject({ amount: '1500.00' })
})

test('a hold that the server reports as expired leads back to the time, with all other input retained', async () => {
  let isOver = false
  answerApi({
    ...api,
    [one]: () =>
      timed(bookingOf({ ...filled, dakshina: 251, ...(isOver && { status: 'expired' as const }) }, start, 251)),
    [pay]: () => {
      isOver = true
      return refusal('HOLD_EXPIRED', {})
    },
  })
  const screen = await open('pay', { ...held, dakshina: '251' })
  await screen.getByRole('button', { name: /Pay ₹/ }).click()
  await expect.poll(screen.step).toBe('time')
  await expect.element(screen.getByText(screen.t('bookings:hold.over'))).toBeVisible()
  expect(draft()).toMatchObject({ date, time, dakshina: '251' })
})

test('a hold that expires while the user types is reported in its place, by the server’s clock', async () => {
  // The device is an hour behind: by its own clock there would be plenty of time.
  const behindMs = 3_600_000
  let leftMs = 540_000
  answerApi({
    ...api,
    [one]: () => ({
      json: {
        booking: bookingOf({ heldUntil: new Date(Date.now() + behindMs + leftMs).toISOString() }, start),
        serverTime: new Date(Date.now() + behindMs).toISOString(),
      },
    }),
  })
  const screen = await open('details', held)
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  leftMs = 1500
  await pageQueryClient().invalidateQueries()
  await expect.element(screen.getByText(screen.t('bookings:hold.over'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('bookings:hold.again') }))
    .toHaveAttribute('href', `/PujaDetailsPage/rudra/book/time?acharya=${acharyaId}`)
})

test('where no acharya can be booked, says so with a link to the pooja', async () => {
  answerApi({
    ...api,
    'GET /api/acharya/getAllAcharya': () => ({ json: { astrologers: [] } }),
    'GET /api/acharya/getNextSlots': () => ({ json: { slots: [] } }),
  })
  const screen = await open('time', {}, { query: '' })
  await expect.element(screen.getByText(screen.t('bookings:noAcharya'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('bookings:toPooja') }))
    .toHaveAttribute('href', '/PujaDetailsPage/rudra')
})

test('an acharya of an earlier visit who is gone is replaced by one who is free', async () => {
  answerApi({
    ...api,
    'GET /api/acharya/getAcharyaById/gone': () => ({
      status: 404,
      json: { code: 'NOT_FOUND', message: '', facts: {} },
    }),
  })
  const screen = await open('time', { acharyaId: 'gone' }, { query: '' })
  await expect.element(screen.getByRole('radio', { name: acharya.name })).toBeChecked()
})

async function locate(selector: string): Promise<Element> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector)!
}
