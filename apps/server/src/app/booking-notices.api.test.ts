import { randomUUID } from 'node:crypto'
import { deleteUser } from '@sankalp/contract/users'
import { beforeEach, expect, test } from 'vitest'
import { book, newDevotee, openAcharya, slotIn, update } from '../../test/booking.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import type { TestClient } from '../../test/test-client.ts'
import { loadDemo } from '../../test/demo-rows.ts'
import type { MailMessage } from '../platform/gateways/mail/mail.ts'

let app: TestApp
let letters: MailMessage[]
let acharyaId: string
let asha: TestClient
let acharyaEmail: string

beforeEach(async () => {
  letters = []
  app = await testApp({ mail: { name: 'kept', send: async (letter) => void letters.push(letter) } })
  await loadDemo(app.db, app.clock.now())
  acharyaId = await openAcharya(app)
  acharyaEmail = `${randomUUID()}@acharya.example`
  await app.db.query('update user_account set email = $2 where id = (select user_id from acharya where id = $1)', [
    acharyaId,
    acharyaEmail,
  ])
  asha = await newDevotee(app)
})

const slot = (days: number, time = '10:30 AM') => ({ acharyaId, ...slotIn(app, days, time) })
/** Returns the mails and messages sent since the last call, with their recipients. */
async function newLetters(): Promise<string[]> {
  await app.jobs.runDue()
  await app.runJob('notices.deliver')
  return letters
    .splice(0)
    .map(({ to, subject }) => `${to === acharyaEmail ? 'acharya' : 'devotee'}: ${subject}`)
    .toSorted()
}
/** Sets the clock to this many hours before the booking begins. */
function goTo(startsAt: string, hoursBefore: number): void {
  app.pass((Date.parse(startsAt) - app.clock.now().getTime()) / 1000 - hoursBefore * 3600 + 1)
}

test('notifies both sides of a booking, and reminds the devotee a day and an hour before', async () => {
  const { startsAt } = await book(asha, slot(5))
  expect(await newLetters()).toEqual([
    'acharya: New booking: Satyanarayan Pooja',
    'devotee: Your pooja is booked: Satyanarayan Pooja',
  ])
  goTo(startsAt, 30)
  expect(await newLetters()).toEqual([])
  goTo(startsAt, 24)
  expect(await newLetters()).toEqual(['devotee: Your pooja is tomorrow at 10:30 AM'])
  goTo(startsAt, 1)
  expect(await newLetters()).toEqual(['devotee: Your pooja begins in 60 minutes'])
  goTo(startsAt, 0)
  expect(await newLetters()).toEqual([])
})

test('a booking for today gets only the reminders that are still ahead', async () => {
  await book(asha, slot(1, '12:00 AM'))
  const kinds = await app.db.query<{ kind: string }>(
    `select kind from notice where kind like 'reminder%' union select next ->> 'kind' from notice where next is not null order by kind`,
  )
  const [booked] = await app.db.query<{ hours: number }>(
    'select extract(epoch from starts_at - created_at)::float8 / 3600 as hours from booking',
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    ...(booked!.hours >= 24 ? ['reminderDay'] : []),
    ...(booked!.hours >= 1 ? ['reminderHour'] : []),
  ])
})

test('notifies both sides of a move and reminds at the new time, also when it is moved back', async () => {
  const first = slot(5)
  const { _id } = await book(asha, first)
  await newLetters()
  const moved = (await update(asha, _id, { reschedule: slotIn(app, 9, '04:00 PM') })).body.booking
  expect(await newLetters()).toEqual([
    'acharya: A booking has a new time: Satyanarayan Pooja',
    'devotee: Your pooja has a new time: Satyanarayan Pooja',
  ])
  const back = (await update(asha, _id, { reschedule: first })).body.booking
  expect(await newLetters()).toHaveLength(2)
  goTo(back.startsAt, 24)
  expect(await newLetters()).toEqual(['devotee: Your pooja is tomorrow at 10:30 AM'])
  goTo(back.startsAt, 1)
  expect(await newLetters()).toEqual(['devotee: Your pooja begins in 60 minutes'])
  goTo(moved.startsAt, 24)
  expect(await newLetters()).not.toContain('devotee: Your pooja is tomorrow at 04:00 PM')
})

test('when the devotee cancels, notifies the acharya and sends no reminder', async () => {
  const { _id, startsAt } = await book(asha, slot(5))
  await newLetters()
  expect((await update(asha, _id, { cancel: {} })).status).toBe(200)
  expect(await newLetters()).toEqual(['acharya: A booking was cancelled: Satyanarayan Pooja'])
  goTo(startsAt, 24)
  expect(await newLetters()).toEqual([])
})

test('when cancelled after the day reminder, sends no hour reminder', async () => {
  const { _id, startsAt } = await book(asha, slot(5))
  goTo(startsAt, 24)
  await newLetters()
  // Later than the devotee may cancel, as an operator could.
  await app.db.transaction(async (tx) => app.notices.takeBack(tx, `booking:${_id}`))
  goTo(startsAt, 1)
  expect(await newLetters()).toEqual([])
})

test('when the acharya cancels, apologises to the devotee in the booking’s language and names the full refund', async () => {
  asha.language = 'hin'
  const { total } = await book(asha, slot(5))
  await newLetters()
  const [{ phone }] = (await app.db.query<{ phone: string }>(
    'select phone from user_account where id = (select user_id from acharya where id = $1)',
    [acharyaId],
  )) as [{ phone: string }]
  const acharya = await app.newClient().signIn(phone.slice(-10))
  const gone = await acharya.call(deleteUser, { params: { id: acharya.userId }, body: { phone_number: acharya.phone } })
  expect(gone.status).toBe(200)
  await app.runJob('notices.deliver')
  expect(letters).toHaveLength(1)
  expect(letters[0]!.to).toBe('asha@example.com')
  expect(letters[0]!.text).toContain('हमें सचमुच खेद है')
  expect(letters[0]!.text).toContain(`₹${total.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`)
})

test('when the acharya did not come, tells the devotee about the refund', async () => {
  const { startsAt } = await book(asha, slot(5))
  goTo(startsAt, 1)
  await newLetters()
  goTo(startsAt, -0.6)
  await app.runJob('bookings.close')
  expect(await newLetters()).toEqual(['devotee: We are sorry, your pooja was not held: Satyanarayan Pooja'])
})
