import { errorText } from '@sankalp/content/error-text'
import type { Availability } from '@sankalp/contract/acharya-bookings'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { dayNameOf } from '../console-words.ts'
import { availabilityOf, idOf, quietConsole, userId, weekOf } from '../console.fake.ts'
import { HoursPage } from './hours-page.tsx'

const read = 'GET /api/acharya/me/availability'
const pattern = 'PUT /api/acharya/me/availability/pattern'
const exception = 'PUT /api/acharya/me/availability/exception'

/** The Wednesday of next week, and 10:00 on it in India. */
const wednesday = indiaDay(
  new Date(Date.now() + (((10 - new Date(`${indiaDay(new Date())}T00:00:00Z`).getUTCDay()) % 7) + 7) * 24 * 3_600_000),
)
const tenOnWednesday = new Date(indiaDayStart(wednesday).getTime() + 10 * 3_600_000).toISOString()
const bookedSlot = { bookingId: idOf(1), startsAt: tenOnWednesday, pooja_name: 'Rudrabhishek', isHeld: false }

async function renderHours(path = '/acharya/hours', language: 'en' | 'hin' = 'en') {
  return renderScreen(
    <QueryProvider>
      <HoursPage />
    </QueryProvider>,
    { namespaces: ['acharya-console'], path, language },
  )
}

const openDay = (screen: Awaited<ReturnType<typeof renderHours>>, name: string) =>
  screen.getByText(name, { exact: true }).click()

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('hours stay a draft until they are saved, and are saved once in the stored shape', async () => {
  const { calls, count } = answerApi({
    ...quietConsole,
    [pattern]: ({ body }) => ({ json: availabilityOf(body as { week: Availability['week'] }) }),
  })
  const screen = await renderHours()
  await openDay(screen, 'Sunday')
  await screen
    .getByRole('group', { name: 'Sunday' })
    .getByRole('button', { name: screen.t('hours.add') })
    .click()
  const from = screen.getByRole('group', { name: 'Sunday' }).getByLabelText(screen.t('hours.from'))
  await userEvent.selectOptions(from, '300')
  await expect.element(screen.getByText(screen.t('hours.unsaved'))).toBeVisible()
  expect(count(pattern)).toBe(0)
  const form = screen.getByRole('form', { name: screen.t('hours.weekTitle') }).element() as HTMLFormElement
  form.requestSubmit()
  form.requestSubmit()
  await expect.element(screen.getByText(screen.t('hours.unsaved'))).not.toBeInTheDocument()
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(sent).toEqual([{ week: weekOf().with(0, [{ from: 300, to: 720 }]) }])
})

test('bookings outside the new week are listed, and stay', async () => {
  answerApi({ ...quietConsole, [read]: () => ({ json: availabilityOf({ booked: [bookedSlot] }) }) })
  const screen = await renderHours()
  await openDay(screen, 'Wednesday')
  await screen
    .getByRole('group', { name: 'Wednesday' })
    .getByRole('button', { name: screen.t('hours.remove') })
    .click()
  await expect.element(screen.getByText(screen.t('hours.stay'))).toBeVisible()
  await expect.element(screen.getByText(/10:00\sam, Rudrabhishek/)).toBeVisible()
  await screen.getByRole('button', { name: screen.t('hours.discard') }).click()
  await expect.element(screen.getByText(screen.t('hours.stay'))).not.toBeInTheDocument()
})

test('an older answer that arrives after a day off was saved does not undo it', async () => {
  let answer = Promise.resolve()
  let comes = () => {}
  const dayOff = { day: wednesday, spans: [] }
  let now = availabilityOf()
  const { count } = answerApi({
    ...quietConsole,
    [read]: () => {
      const asItWas = now
      return answer.then(() => ({ json: asItWas }))
    },
    [exception]: () => ({ json: (now = availabilityOf({ exceptions: [dayOff] })) }),
  })
  const screen = await renderHours(`/acharya/hours?day=${wednesday}`)
  const takeOff = screen.getByRole('button', { name: screen.t('days.takeOff') })
  await expect.element(takeOff).toBeVisible()
  answer = new Promise((resolve) => void (comes = resolve))
  const before = count(read)
  // Each new connection of the live channel does this.
  void pageQueryClient().invalidateQueries()
  await expect.poll(() => count(read)).toBe(before + 1)
  await takeOff.click()
  await expect.element(screen.getByText(screen.t('days.isOff'), { exact: true }).first()).toBeVisible()
  comes()
  await expect.poll(() => pageQueryClient().isFetching()).toBe(0)
  await expect.element(screen.getByText(screen.t('days.isOff'), { exact: true }).first()).toBeVisible()
  await expect.element(takeOff).not.toBeInTheDocument()
})

test('leaving a changed week asks first', async () => {
  answerApi(quietConsole)
  const screen = await renderHours()
  await openDay(screen, 'Monday')
  await screen
    .getByRole('group', { name: 'Monday' })
    .getByRole('button', { name: screen.t('hours.remove') })
    .click()
  await screen.untilItAsks()
  void screen.router.navigate('/acharya/bookings')
  await screen.getByRole('button', { name: screen.t('hours.stayHere') }).click()
  await expect.element(screen.getByText(screen.t('hours.unsaved'))).toBeVisible()
  void screen.router.navigate('/acharya/bookings')
  await screen.getByRole('button', { name: screen.t('hours.leave'), exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a day is taken off in the calendar and follows the week again', async () => {
  const { calls } = answerApi({
    ...quietConsole,
    [exception]: ({ body }) => ({ json: availabilityOf({ exceptions: [body as Availability['exceptions'][number]] }) }),
    [`DELETE /api/acharya/me/availability/exception/${wednesday}`]: () => ({ json: availabilityOf() }),
  })
  const screen = await renderHours(`/acharya/hours?day=${wednesday}`, 'hin')
  await expect.element(screen.getByRole('heading', { name: dayNameOf(wednesday, 'hin') })).toBeVisible()
  await screen.getByRole('button', { name: screen.t('days.takeOff') }).click()
  await expect
    .element(
      screen.getByRole('button', { name: new RegExp(`${dayNameOf(wednesday, 'hin')}, ${screen.t('days.off')}`) }),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: screen.t('days.again') }).click()
  await expect.element(screen.getByText(screen.t('days.none'))).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { day: wednesday, spans: [] },
  ])
})

test('a day with a booking cannot be taken off, and its own hours must include the booking', async () => {
  const { calls, count } = answerApi({
    ...quietConsole,
    [read]: () => ({ json: availabilityOf({ booked: [bookedSlot] }) }),
    [exception]: ({ body }) => ({
      json: availabilityOf({ booked: [bookedSlot], exceptions: [body as Availability['exceptions'][number]] }),
    }),
  })
  const screen = await renderHours(`/acharya/hours?day=${wednesday}`)
  await expect
    .element(screen.getByRole('link', { name: 'Rudrabhishek' }))
    .toHaveAttribute('href', `/acharya/bookings?open=${idOf(1)}`)
  await screen.getByRole('button', { name: screen.t('days.takeOff') }).click()
  await expect.element(screen.getByText(screen.t('days.isBooked', { count: 1 }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('days.otherHours') }).click()
  const editor = screen.getByRole('group', { name: dayNameOf(wednesday, 'en') })
  await userEvent.selectOptions(editor.getByLabelText(screen.t('hours.from')), '630')
  await screen.getByRole('button', { name: screen.t('days.saveDay') }).click()
  await expect.element(screen.getByText(screen.t('days.outside', { times: '10:00\u202fam' }))).toBeVisible()
  expect(count(exception)).toBe(0)
  await userEvent.selectOptions(editor.getByLabelText(screen.t('hours.from')), '600')
  await screen.getByRole('button', { name: screen.t('days.saveDay') }).click()
  await expect.element(screen.getByRole('button', { name: screen.t('days.again') })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { day: wednesday, spans: [{ from: 600, to: 720 }] },
  ])
})

test('a booking that this page did not know yet is named by the server’s refusal, and shown', async () => {
  let isKnown = false
  answerApi({
    ...quietConsole,
    [read]: () => ({ json: availabilityOf({ booked: isKnown ? [bookedSlot] : [] }) }),
    [exception]: () => {
      isKnown = true
      return {
        status: 409,
        json: {
          code: 'SLOTS_ARE_BOOKED',
          message: errorText('SLOTS_ARE_BOOKED', { startsAt: [tenOnWednesday] }, 'en'),
          facts: { startsAt: [tenOnWednesday] },
        },
      }
    },
  })
  const screen = await renderHours(`/acharya/hours?day=${wednesday}`)
  await screen.getByRole('button', { name: screen.t('days.takeOff') }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'A pooja is booked' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Rudrabhishek' })).toBeVisible()
})
