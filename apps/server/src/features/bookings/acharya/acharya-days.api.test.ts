import { randomUUID } from 'node:crypto'
import { getAcharyaDays, setAcharyaDayClosed } from '@sankalp/contract/acharya-days'
import { indiaDay } from '@sankalp/contract/india-time'
import { beforeAll, expect, test } from 'vitest'
import { book, newDevotee, openAcharya, slotIn, slotsOf } from '../../../../test/booking.ts'
import { fileApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'
import { loadDemo } from '../../../../test/demo-rows.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

const reason = 'Asked for by the acharya'
const dayIn = (days: number) => indiaDay(new Date(app().clock.now().getTime() + days * 24 * 3_600_000))

async function operator(): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await app().db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    client.userId,
  ])
  return client
}

test('a day can be closed for all and opened again, and a second operator who closes it gets an error', async () => {
  const [by, other] = [await operator(), await operator()]
  const acharyaEntry = await openAcharya(app(), 0)
  const params = { acharyaEntry }
  const day = dayIn(5)
  const offered = async () =>
    (await slotsOf(app().newClient(), acharyaEntry, { month: day.slice(0, 7) })).some(
      ({ date }) => date === slotIn(app(), 5).date,
    )
  const { days, name } = (await by.call(getAcharyaDays, { params })).body
  expect([name.length > 0, days.length, days[5]]).toEqual([
    true,
    30,
    { day, spans: [{ from: 0, to: 1440 }], isClosed: false, booked: [] },
  ])
  expect(await offered()).toBe(true)
  const closed = await by.call(setAcharyaDayClosed, { params, body: { day, closed: true, reason } })
  expect([closed.status, closed.body.days[5]]).toEqual([200, { day, spans: [], isClosed: true, booked: [] }])
  expect(await offered()).toBe(false)
  const again = await other.call(setAcharyaDayClosed, { params, body: { day, closed: true, reason } })
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DECIDED'])
  await by.call(setAcharyaDayClosed, { params, body: { day, closed: false, reason } })
  expect(await offered()).toBe(true)
  expect((await by.call(setAcharyaDayClosed, { params, body: { day, closed: false, reason } })).body.code).toBe(
    'ALREADY_DECIDED',
  )
})

test('shows what is booked and refuses to close its day', async () => {
  const by = await operator()
  const acharyaEntry = await openAcharya(app(), 1)
  const params = { acharyaEntry }
  const booking = await book(await newDevotee(app()), { acharyaId: acharyaEntry, ...slotIn(app(), 3) })
  const { body } = await by.call(getAcharyaDays, { params })
  expect(body.days[3]!.booked).toEqual([
    { bookingId: booking._id, startsAt: expect.any(String), poojaName: 'Satyanarayan Pooja', isHeld: false },
  ])
  const refused = await by.call(setAcharyaDayClosed, { params, body: { day: dayIn(3), closed: true, reason } })
  expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
    409,
    'SLOTS_ARE_BOOKED',
    { startsAt: [body.days[3]!.booked[0]!.startsAt] },
  ])
  expect((await by.call(getAcharyaDays, { params })).body.days[3]!.isClosed).toBe(false)
})

test('refuses past and distant days and unknown acharyas', async () => {
  const by = await operator()
  const params = { acharyaEntry: await openAcharya(app(), 2) }
  const close = (day: string) => by.call(setAcharyaDayClosed, { params, body: { day, closed: true, reason } })
  expect((await close(dayIn(-1))).body.code).toBe('SLOT_IN_PAST')
  expect((await close(dayIn(30))).body.facts).toEqual({ fields: [{ field: 'day', problem: 'outOfRange' }] })
  const nobody = { acharyaEntry: randomUUID() }
  expect((await by.call(getAcharyaDays, { params: nobody })).status).toBe(404)
  expect(
    (await by.call(setAcharyaDayClosed, { params: nobody, body: { day: dayIn(2), closed: true, reason } })).status,
  ).toBe(404)
})
