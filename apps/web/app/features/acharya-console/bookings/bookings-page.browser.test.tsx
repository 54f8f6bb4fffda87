import { errorText } from '@sankalp/content/error-text'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { at, bookingOf, idOf, listOf, quietConsole, userId } from '../console.fake.ts'
import { BookingsPage } from './bookings-page.tsx'

const list = 'GET /api/acharya/me/bookings'
const opened = `/acharya/bookings?open=${idOf(1)}`

function renderBookings(path = '/acharya/bookings', language: 'en' | 'hin' = 'en') {
  return renderScreen(
    <QueryProvider>
      <BookingsPage />
    </QueryProvider>,
    { namespaces: ['acharya-console', 'pooja-room'], path, language },
  )
}

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('a booking shows its day, time, devotee and place, and opens with names, gotra and sankalp; the address names the open one', async () => {
  answerApi({
    ...quietConsole,
    [list]: () => listOf([bookingOf(), bookingOf({ _id: idOf(2), startsAt: at(24 * 60), name: 'Ravi Rao' })]),
  })
  const screen = await renderBookings()
  await expect.element(screen.getByRole('heading', { name: 'Today, Monday, 16 November' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Tomorrow, Tuesday, 17 November' })).toBeVisible()
  await screen.getByText('Asha Verma', { exact: false }).click()
  await expect.element(screen.getByText('Varanasi: Vikram Samvat 2083, Kartik month')).toBeVisible()
  await expect.element(screen.getByText('Ravi Verma')).toBeVisible()
  await expect.element(screen.getByText(screen.t('booking.ofDakshina', { amount: '₹501.00' }))).toBeVisible()
  expect(screen.router.state.location.search).toBe(`?open=${idOf(1)}`)
  // In the hour before it: a countdown, and the steps to look over.
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expect.element(screen.getByText('Abhishek', { exact: true })).toBeVisible()
  // The time of the pooja has not come.
  await expect.element(screen.getByRole('button', { name: screen.t('begin.button') })).not.toBeInTheDocument()
})

test('cancelling takes two presses and a reason, is sent once, and reloads the list', async () => {
  let isCancelled = false
  const answer = Promise.withResolvers<void>()
  const cancel = `POST /api/acharya/me/bookings/${idOf(1)}/cancel`
  const { calls, count } = answerApi({
    ...quietConsole,
    [list]: () => listOf(isCancelled ? [] : [bookingOf()]),
    [cancel]: async () => {
      await answer.promise
      isCancelled = true
      return { json: { booking: bookingOf({ status: 'cancelled' }) } }
    },
  })
  const screen = await renderBookings(opened)
  await screen.getByRole('button', { name: screen.t('cancel.open') }).click()
  const confirm = screen.getByRole('button', { name: screen.t('cancel.confirm') })
  await expect.element(screen.getByText(screen.t('cancel.consequence', { name: 'Asha Verma' }))).toBeVisible()
  await confirm.click()
  const reason = screen.getByLabelText(screen.t('cancel.reason'))
  await expect.element(reason).toHaveFocus()
  expect(count(cancel), 'without a reason nothing is sent').toBe(0)
  await userEvent.fill(reason, '  My mother is ill.\nI am sorry. ')
  const form = (confirm.element() as HTMLButtonElement).form!
  form.requestSubmit()
  form.requestSubmit()
  answer.resolve()
  await expect.element(screen.getByText(screen.t('bookings.noneComing'))).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'My mother is ill. I am sorry.' }])
  expect(sent[0]!.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/)
})

test('a refused cancellation shows the reason and retains the text', async () => {
  answerApi({
    ...quietConsole,
    [list]: () => listOf([bookingOf()]),
    [`POST /api/acharya/me/bookings/${idOf(1)}/cancel`]: () => ({
      status: 409,
      json: { code: 'BOOKING_OVER', message: errorText('BOOKING_OVER', {}, 'en'), facts: {} },
    }),
  })
  const screen = await renderBookings(opened)
  await screen.getByRole('button', { name: screen.t('cancel.open') }).click()
  const reason = screen.getByLabelText(screen.t('cancel.reason'))
  await userEvent.fill(reason, 'I am ill.')
  await screen.getByRole('button', { name: screen.t('cancel.confirm') }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'can no longer be changed' })).toBeVisible()
  await expect.element(reason).toHaveValue('I am ill.')
})

test('a pooja is begun once inside its window, and the page says that the devotee was notified', async () => {
  const join = `POST /api/booking/join/${idOf(1)}`
  const { count } = answerApi({
    ...quietConsole,
    [list]: () => listOf([bookingOf({ startsAt: at(-10), isWaiting: false })]),
    [join]: () => ({ json: { status: 'confirmed', waitingFor: 'devotee' } }),
  })
  const screen = await renderBookings(opened)
  await screen.getByRole('button', { name: screen.t('begin.button') }).dblClick()
  await expect.element(screen.getByText(screen.t('begin.told', { name: 'Asha Verma' }))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('begin.button') })).not.toBeInTheDocument()
  expect(count(join)).toBe(1)
})

test('a waiting devotee is shown in the list and in the details; once both have joined, the pooja runs', async () => {
  let isLive = false
  let state = 'ringing'
  answerApi({
    ...quietConsole,
    [list]: () =>
      listOf([bookingOf(isLive ? { startsAt: at(-10), status: 'live' } : { startsAt: at(-10), isWaiting: true })]),
    [`POST /api/booking/join/${idOf(1)}`]: () => {
      isLive = true
      return { json: { status: 'live', waitingFor: null } }
    },
    'GET /api/consultation/running': () => ({
      json: { consultation: { requestId: 'r1', isPoojaCall: true, talk: 'Video Call', state } },
    }),
  })
  const screen = await renderBookings(opened)
  await expect.element(screen.getByText(screen.t('states.waiting'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('today.waiting', { name: 'Asha Verma' }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('begin.button') }).click()
  await expect.element(screen.getByText(screen.t('begin.both'))).toBeVisible()
  await expect.element(screen.getByText(screen.t('states.live'))).toBeVisible()
  // The devotee's page starts the call; a call accepted on another device can be rejoined.
  await expect.element(screen.getByRole('button', { name: 'Take the call' })).toBeVisible()
  state = 'live'
  await pageQueryClient().invalidateQueries()
  await expect
    .element(screen.getByRole('link', { name: 'Back into the call' }))
    .toHaveAttribute('href', '/audioVideoComponent?id=r1')
})

test('a note is sent and removed after the pooja, in Hindi too', async () => {
  const note = `PUT /api/acharya/me/bookings/${idOf(1)}/note`
  const past = bookingOf({ status: 'completed', startsAt: at(-120) })
  const { calls } = answerApi({
    ...quietConsole,
    [list]: () => listOf([past]),
    [note]: ({ body }) => ({ json: { booking: { ...past, note: (body as { note: string | null }).note } } }),
  })
  const screen = await renderBookings(`/acharya/bookings?when=past&open=${idOf(1)}`, 'hin')
  const field = screen.getByLabelText(screen.t('note.label', { name: 'Asha Verma' }))
  await userEvent.fill(field, 'पूजा विधिवत् संपन्न हुई।\nप्रसाद भेज दिया है।')
  await screen.getByRole('button', { name: screen.t('note.save') }).click()
  await expect.element(screen.getByText(screen.t('note.isSaved'))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('note.remove') }).click()
  await expect.element(field).toHaveValue('')
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { note: 'पूजा विधिवत् संपन्न हुई।\nप्रसाद भेज दिया है।' },
    { note: null },
  ])
})

test('a picture is removed only after a confirmation, and no sixth picture can be added', async () => {
  const five = [1, 2, 3, 4, 5].map((n) => ({
    _id: idOf(10 + n),
    url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  }))
  const past = bookingOf({ status: 'completed', startsAt: at(-120), pictures: five })
  const remove = `DELETE /api/acharya/me/bookings/${idOf(1)}/picture/${idOf(12)}`
  const { count } = answerApi({
    ...quietConsole,
    [list]: () => listOf([past]),
    [remove]: () => ({ json: { booking: { ...past, pictures: five.toSpliced(1, 1) } } }),
  })
  const screen = await renderBookings(`/acharya/bookings?when=past&open=${idOf(1)}`)
  const add = screen.getByLabelText(screen.t('pictures.title'))
  await expect.element(add).toBeDisabled()
  await screen.getByRole('button', { name: screen.t('pictures.removeNumber', { number: 2 }) }).click()
  expect(count(remove)).toBe(0)
  await screen.getByRole('button', { name: screen.t('pictures.yes') }).click()
  await expect.element(add).toBeEnabled()
  expect(count(remove)).toBe(1)
})

test('a list that fails to load says so and can be reloaded', async () => {
  let isDown = true
  answerApi({
    ...quietConsole,
    [list]: () =>
      isDown ? { status: 404, json: { code: 'NOT_FOUND', message: 'no', facts: {} } } : listOf([bookingOf()]),
  })
  const screen = await renderBookings()
  await expect.element(screen.getByText(screen.t('bookings.failed'))).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: screen.t('shell:tryAgain') }).click()
  await expect.element(screen.getByText('Asha Verma', { exact: false })).toBeVisible()
})
