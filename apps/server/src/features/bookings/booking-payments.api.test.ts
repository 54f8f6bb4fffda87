import { type SlotTime, slotTime } from '@sankalp/contract/booking-rules'
import { getBooking, releaseHold } from '@sankalp/contract/bookings'
import { giveUpPayment, getPayment, payInDemo } from '@sankalp/contract/payments'
import { getUserWalletDetail, setDailyLimit } from '@sankalp/contract/wallet'
import { expect, test } from 'vitest'
import { create, newDevotee, openAcharya, pay, slotIn, update } from '../../../test/booking.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import { expectVerified, movements, pocketsOf } from '../../../test/ledger.ts'
import { payingApp } from '../../../test/paying-app.ts'
import { goToPay } from '../../../test/paying.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

/** ₹1,100 and samagri, with tax on both. */
const totalPaise = 1417_18

/** A devotee with so many rupees, who holds a filled-in slot. */
async function holding(app: TestApp, rupees: number, slot: { days: number } | SlotTime = { days: 3 }) {
  await loadDemo(app.db, app.clock.now())
  const acharyaId = await openAcharya(app)
  const client = await newDevotee(app, rupees)
  const asked = 'days' in slot ? slotIn(app, slot.days) : slot
  const { booking } = (await create(client, { acharyaId, ...asked })).body
  return { client, acharyaId, booking, asked }
}

const payOnline = (client: TestClient, booking: Parameters<typeof pay>[1]) =>
  pay(client, booking, undefined, { rest: 'online' })
const paymentIdOf = (url: string | null) => url!.split('/').at(-1)!
const show = async (client: TestClient, bookingId: string) =>
  (await client.call(getBooking, { params: { bookingId } })).body.booking
const noticesOf = async (app: TestApp, userId: string) =>
  (await app.db.query<{ kind: string }>('select kind from notice where user_id = $1 order by kind', [userId])).map(
    ({ kind }) => kind,
  )

test('a wallet that has enough pays at once, without a payment', async () => {
  const app = await testApp()
  const { client, booking } = await holding(app, 2000)
  expect((await payOnline(client, booking)).body).toMatchObject({ status: 'SUCCESS', url: null })
  expect(await app.db.query('select id from payment')).toEqual([])
  await expectVerified(app.db)
})

test('what the wallet lacks is paid at the provider, and the booking is confirmed in that transaction', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 500)
  const { body } = await payOnline(client, booking)
  expect(body).toMatchObject({ status: 'PAYMENT_BEGUN', booking: null, missing: 917.18 })
  const paymentId = paymentIdOf(body.url)
  expect(body.url).toBe(`${app.settings.publicUrl}/pay/${paymentId}`)
  expect(await show(client, booking._id)).toMatchObject({
    status: 'held',
    payment: { paymentId, status: 'pending', amount: 917.18, url: body.url },
  })
  const link = await razorpay.press(await goToPay(client, paymentId), 'paid')
  const { pathname, search } = new URL(razorpay.returnUrl(link!))
  const back = await client.fetch(pathname + search)
  expect(back.headers.get('location')).toBe(`/bookedpooja?booked=${booking._id}`)
  expect(await show(client, booking._id)).toMatchObject({ status: 'confirmed', total: 1417.18, payment: null })
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
  expect(await noticesOf(app, client.userId)).toContain('bookingConfirmed')
  expect(await noticesOf(app, client.userId)).not.toContain('bookingPaidInVain')
  await expectVerified(app.db)
})

test('keeps the slot for the time of the payment, so that no other user can book it', async () => {
  const { app, razorpay } = await payingApp()
  const { client, acharyaId, booking, asked } = await holding(app, 0)
  const rival = await newDevotee(app)
  app.pass(9 * 60)
  const linkId = await goToPay(client, paymentIdOf((await payOnline(client, booking)).body.url))
  app.pass(14 * 60)
  await app.jobs.runDue()
  await rival.signIn(rival.phone)
  expect((await create(rival, { acharyaId, ...asked })).body.code).toBe('SLOT_TAKEN')
  await razorpay.press(linkId, 'paid')
  app.pass(30)
  await app.jobs.runDue()
  await client.signIn(client.phone)
  expect((await show(client, booking._id)).status).toBe('confirmed')
  await expectVerified(app.db)
})

test('only the first payment keeps the slot for longer, and a later one ends with the slot', async () => {
  const { app } = await payingApp()
  app.stopClock()
  const { client, booking } = await holding(app, 0)
  app.pass(9 * 60)
  const heldUntil = app.clock.now().getTime() + 20 * 60_000
  for (let round = 0; round < 3; round += 1) {
    const paymentId = paymentIdOf((await payOnline(client, booking)).body.url)
    expect(Date.parse((await show(client, booking._id)).heldUntil!)).toBe(heldUntil)
    const { payment } = (await client.call(getPayment, { params: { paymentId } })).body
    expect(Date.parse(payment.expiresAt)).toBe(heldUntil)
    await client.call(giveUpPayment, { params: { paymentId } })
    app.pass(6 * 60)
    await client.signIn(client.phone)
  }
  app.pass(2 * 60)
  expect((await payOnline(client, booking)).body.code).toBe('HOLD_EXPIRED')
  await expectVerified(app.db)
})

test('a payment for a slot that begins soon ends when the slot begins', async () => {
  const { app } = await payingApp()
  const minutes = 15
  const start = new Date(Math.ceil((app.clock.now().getTime() + 60 * 60_000) / 1_800_000) * 1_800_000)
  app.pass((start.getTime() - app.clock.now().getTime()) / 1000 - minutes * 60)
  const { client, booking } = await holding(app, 0, slotTime(start))
  const paymentId = paymentIdOf((await payOnline(client, booking)).body.url)
  const { payment } = (await client.call(getPayment, { params: { paymentId } })).body
  expect(payment.expiresAt).toBe(start.toISOString())
})

test('credits the wallet and notifies the user when the payment comes after the slot was released', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 100)
  const paymentId = paymentIdOf((await payOnline(client, booking)).body.url)
  const linkId = await goToPay(client, paymentId)
  await client.call(releaseHold, { params: { bookingId: booking._id } })
  await razorpay.press(linkId, 'paid')
  await client.call(getPayment, { params: { paymentId } })
  expect(await show(client, booking._id)).toMatchObject({ status: 'expired', payment: { status: 'paid', url: null } })
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: totalPaise, bonus: 0, reserved: 0 })
  expect(await noticesOf(app, client.userId)).toEqual(['bookingPaidInVain'])
  await expectVerified(app.db)
})

test('another price than the one that was agreed to is not charged: the money waits in the wallet', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 5)
  const linkId = await goToPay(client, paymentIdOf((await payOnline(client, booking)).body.url))
  await app.db.query('update pooja set price_paise = price_paise - 10000 where id = $1', [booking.pooja._id])
  const link = await razorpay.press(linkId, 'paid')
  await client.fetch(`/payment/return${new URL(razorpay.returnUrl(link!)).search}`)
  expect(await show(client, booking._id)).toMatchObject({ status: 'held', payment: { status: 'paid' } })
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(totalPaise)
  const changed = await show(client, booking._id)
  expect((await payOnline(client, changed)).body.status).toBe('SUCCESS')
  await expectVerified(app.db)
})

test('money that was spent elsewhere meanwhile leaves the booking held and the payment in the wallet', async () => {
  const { app, razorpay } = await payingApp()
  const { client, acharyaId, booking } = await holding(app, 1000)
  const linkId = await goToPay(client, paymentIdOf((await payOnline(client, booking)).body.url))
  await app.db.query('update user_account set name = name where id = $1', [client.userId])
  await movements.giveDakshina(app.db, {
    key: 'dakshina:elsewhere',
    userId: client.userId,
    subject: { kind: 'booking', id: acharyaId, name: { en: 'Dakshina', hin: 'दक्षिणा' } },
    lines: [{ item: 'dakshina', quantity: 1, amountPaise: 900_00, taxPercent: 0, taxPaise: 0 }],
    now: app.clock.now(),
  })
  const link = await razorpay.press(linkId, 'paid')
  await client.fetch(`/payment/return${new URL(razorpay.returnUrl(link!)).search}`)
  expect((await show(client, booking._id)).status).toBe('held')
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(100_00 + 417_18)
  expect((await payOnline(client, booking)).body).toMatchObject({ status: 'PAYMENT_BEGUN', missing: 900 })
})

test('a second press continues the same payment; another price starts a new one and closes the first', async () => {
  const { app } = await payingApp()
  const { client, booking } = await holding(app, 100)
  const first = (await payOnline(client, booking)).body
  expect((await payOnline(client, booking)).body.url).toBe(first.url)
  await update(client, booking._id, { dakshina: 51 })
  const second = (await payOnline(client, await show(client, booking._id))).body
  expect(second).toMatchObject({ status: 'PAYMENT_BEGUN', missing: 1368.18 })
  expect(second.url).not.toBe(first.url)
  const { payment } = (await client.call(getPayment, { params: { paymentId: paymentIdOf(first.url) } })).body
  expect(payment.status).toBe('givenUp')
  await expectVerified(app.db)
})

test('dakshina that bonus money cannot give is part of what is paid', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 0)
  await movements.recharge(app.db, {
    userId: client.userId,
    paymentId: booking._id,
    provider: 'test',
    paidPaise: 1000_00,
    bonusPaise: 1000_00,
    now: app.clock.now(),
  })
  await update(client, booking._id, { dakshina: 1500 })
  const dear = await show(client, booking._id)
  const { body } = await payOnline(client, dear)
  expect(body).toMatchObject({ status: 'PAYMENT_BEGUN', missing: 917.18 })
  const link = await razorpay.press(await goToPay(client, paymentIdOf(body.url)), 'paid')
  await client.fetch(`/payment/return${new URL(razorpay.returnUrl(link!)).search}`)
  expect((await show(client, booking._id)).status).toBe('confirmed')
  await expectVerified(app.db)
})

test('refuses what the daily limit does not allow before a payment is started', async () => {
  const { app } = await payingApp()
  const { client, booking } = await holding(app, 100)
  await client.call(setDailyLimit, { body: { userId: client.userId, limit: 1000 } })
  expect((await payOnline(client, booking)).body).toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  expect(await app.db.query('select id from payment')).toEqual([])
})

test('two presses at once, and the answer of the provider beside them, end in one booking', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 100)
  const answers = await Promise.all([1, 2, 3].map(() => payOnline(client, booking)))
  const urls = new Set(answers.map(({ body }) => body.url))
  expect([...urls]).toHaveLength(1)
  const link = await razorpay.press(await goToPay(client, paymentIdOf([...urls][0]!)), 'paid')
  const { search } = new URL(razorpay.returnUrl(link!))
  await Promise.all([
    client.fetch(`/payment/return${search}`),
    client.fetch(`/payment/return${search}`),
    payOnline(client, booking),
  ])
  expect((await show(client, booking._id)).status).toBe('confirmed')
  await expectVerified(app.db)
})

test('in the demo a failed payment leaves the slot held, to be tried again', async () => {
  const app = await testApp()
  const { client, booking } = await holding(app, 0)
  const { url } = (await payOnline(client, booking)).body
  await client.fetch(`/pay/${paymentIdOf(url)}`)
  await client.call(payInDemo, { params: { paymentId: paymentIdOf(url) }, body: { outcome: 'failed' } })
  await client.call(getPayment, { params: { paymentId: paymentIdOf(url) } })
  expect(await show(client, booking._id)).toMatchObject({ status: 'held', payment: { status: 'failed', url: null } })
  const again = (await payOnline(client, booking)).body
  expect(again.status).toBe('PAYMENT_BEGUN')
  expect(again.url).not.toBe(url)
  expect((await client.call(getUserWalletDetail)).body.wallet.balance).toBe(0)
  await expectVerified(app.db)
})

test('fifty presses at the same time begin one payment, and a stranger begins none', async () => {
  const { app } = await payingApp()
  const { client, booking } = await holding(app, 500)
  const stranger = await newDevotee(app, 0)
  const answers = await Promise.all(Array.from({ length: 50 }, () => payOnline(client, booking)))
  const begun = answers.filter(({ body }) => body.status === 'PAYMENT_BEGUN')
  expect(begun.length).toBeGreaterThan(0)
  expect(new Set(begun.map(({ body }) => body.url)).size).toBe(1)
  expect((await payOnline(stranger, booking)).status).toBe(404)
  expect(await app.db.query('select id from payment where subject_id = $1', [booking._id])).toHaveLength(1)
  await expectVerified(app.db)
})

test('the payment, the end of the hold and more presses at the same time lose no money', async () => {
  const { app, razorpay } = await payingApp()
  const { client, booking } = await holding(app, 500)
  const linkId = await goToPay(client, paymentIdOf((await payOnline(client, booking)).body.url))
  await Promise.all([
    razorpay.press(linkId, 'paid'),
    client.call(releaseHold, { params: { bookingId: booking._id } }),
    ...Array.from({ length: 10 }, () => payOnline(client, booking)),
  ])
  await app.jobs.runDue()
  const { status } = await show(client, booking._id)
  expect(['confirmed', 'expired']).toContain(status)
  expect((await pocketsOf(app.db, client.userId)).paid).toBe(status === 'confirmed' ? 0 : totalPaise)
  await expectVerified(app.db)
})
