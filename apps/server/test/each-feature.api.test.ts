import { randomUUID } from 'node:crypto'
import { addFavouriteAcharya, getFavouriteAcharyas } from '@sankalp/contract/acharyas'
import { submitApplication } from '@sankalp/contract/applications'
import { countBlogView, getAllBlog } from '@sankalp/contract/blog'
import { setArticleWithdrawn } from '@sankalp/contract/blog-editing'
import { getBooking } from '@sankalp/contract/bookings'
import { addToCart, getUserCart } from '@sankalp/contract/cart'
import { getNoticeSettings, setNoticeSettings } from '@sankalp/contract/notices'
import { blockAccount, getOperatorList } from '@sankalp/contract/operator'
import { getMyOrders } from '@sankalp/contract/orders'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { getMyStatement } from '@sankalp/contract/payouts'
import { getAllPooja } from '@sankalp/contract/poojas'
import { getReviews, postReview } from '@sankalp/contract/reviews'
import { getAllProduct } from '@sankalp/contract/shop'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { beforeAll, expect, test } from 'vitest'
import { book, newDevotee, openAcharya, slotIn } from './booking.ts'
import { letPass, meet, openConsole, openUser, say, stateOf } from './consulting.ts'
import { setRole } from './contract/set-role.ts'
import { loadDemo } from './demo-rows.ts'
import { expectVerified } from './ledger.ts'
import { newProduct, order } from './shopping.ts'
import { fileApp } from './test-app.ts'

/*
 * One journey through each feature that stores something. It runs on both databases; all other API tests run on
 * PostgreSQL only.
 */
const app = fileApp()
beforeAll(() => loadDemo(app().db, app().clock.now()))

const newKey = () => ({ 'Idempotency-Key': randomUUID() })

test('a recharge fills the cart and pays an order, and the account cannot be deleted before it has arrived', async () => {
  const client = await app().newClient().signIn()
  const { userId, phone } = client
  const { paymentId } = (await client.call(recharge, { body: { userId, pack: 500 }, headers: newKey() })).body
  await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  await app().jobs.runDue()
  expect((await client.call(getPayment, { params: { paymentId } })).body).toMatchObject({ payment: { status: 'paid' } })

  expect((await client.call(getAllProduct, {})).body.products.length).toBeGreaterThan(5)
  const productId = await newProduct(app().db, { rupees: 200, discountPercent: 0 })
  await client.call(addToCart, { body: { userId, product: productId, quantity: 2 } })
  expect((await client.call(getUserCart, { params: { userId } })).body.user.cart).toMatchObject([{ quantity: 2 }])
  expect((await order(client, [{ productId, quantity: 2 }])).status).toBe(200)
  expect((await client.call(getMyOrders, {})).body).toMatchObject({ data: [{ status: 'placed', grandTotal: 400 }] })
  expect((await client.call(getUserWalletDetail, {})).body.wallet.balance).toBeGreaterThan(0)

  expect((await client.call(exportUserData, { params: { id: userId } })).status).toBe(200)
  const refused = await client.call(deleteUser, { params: { id: userId }, body: { phone_number: phone } })
  expect(refused.body.code).toBe('ORDERS_UNDER_WAY')
  await expectVerified(app().db)
})

test('a pooja is booked, held and reviewed, and its acharya sees the earnings', async () => {
  const client = await newDevotee(app())
  expect((await client.call(getAllPooja, {})).body.poojas.length).toBeGreaterThan(5)
  const acharyaId = await openAcharya(app())
  await client.call(addFavouriteAcharya, { params: { id: acharyaId } })
  expect((await client.call(getFavouriteAcharyas, {})).body.acharyas).toEqual([acharyaId])
  const { _id } = await book(client, { acharyaId, ...slotIn(app(), 3) })
  expect((await client.call(getBooking, { params: { bookingId: _id } })).body.booking.status).toBe('confirmed')
  await app().db.query(`update booking set state = 'completed' where id = $1`, [_id])
  expect(await client.call(postReview, { body: { bookingId: _id, stars: 5, words: 'A quiet hour.' } })).toMatchObject({
    status: 200,
  })
  const { items } = (await client.call(getReviews, { params: { subject: 'acharya', id: acharyaId } })).body
  expect(items).toMatchObject([{ stars: 5 }])

  const [row] = await app().db.query<{ phone: string }>(
    'select u.phone from user_account u join acharya a on a.user_id = u.id where a.id = $1',
    [acharyaId],
  )
  const acharya = await app().newClient().signIn(row!.phone.slice(3))
  expect((await acharya.call(getMyStatement, {})).body.lines).toMatchObject([{ kind: 'pooja' }])
  await expectVerified(app().db)
})

test('a chat is asked for, accepted, billed by the minute and settled', async () => {
  app().stopClock()
  const [acharya, user] = [await openConsole(app()), await openUser(app(), 500)]
  const requestId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app(), 90)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: Date.now() })
  const { state, chargedPaise } = await stateOf(app(), requestId)
  expect(state).toBe('settled')
  expect(chargedPaise).toBeGreaterThan(0)
  await expectVerified(app().db)
})

test('notices are switched, an article is withdrawn, a person applies and is blocked', async () => {
  const client = await app().newClient().signIn(undefined, 'Devendra')
  const off = { kind: 'reminderDay', channel: 'mail', on: false } as const
  await client.call(setNoticeSettings, { body: { settings: [off] } })
  expect((await client.call(getNoticeSettings)).body.settings).toContainEqual(
    expect.objectContaining({ kind: 'reminderDay', mail: false }),
  )
  const id = 'tithi-explained'
  const read = await client.call(countBlogView, {
    params: { id },
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
  })
  expect(read.body.views).toBe(1)
  const form = {
    name: 'Devendra Joshi',
    nameHindi: 'देवेंद्र जोशी',
    gender: 'Male' as const,
    practisingSince: 2004,
    type: 'vedic' as const,
    languages: ['hindi' as const],
    specialities: ['marriage' as const],
    about: 'I learnt at the Sampurnanand university in Varanasi and have read charts ever since.',
  }
  expect((await client.call(submitApplication, { body: form })).body.application?.state).toBe('received')

  const operator = await app().newClient().signIn()
  await setRole(app().db, operator.userId, 'ROLE_ADMIN')
  const listed = await operator.call(getOperatorList, { params: { list: 'applications' } })
  expect(listed.body.items.map(({ cells }) => cells)).toContainEqual(expect.arrayContaining(['Devendra Joshi']))
  const reason = 'Because of a test'
  const before = (await client.call(getAllBlog, {})).body.totalBlogs
  await operator.call(setArticleWithdrawn, {
    params: { articleId: id },
    body: { withdrawn: true, reason },
    headers: newKey(),
  })
  expect((await client.call(getAllBlog, {})).body.totalBlogs).toBe(before - 1)
  await operator.call(blockAccount, { params: { accountId: client.userId }, body: { reason }, headers: newKey() })
  expect((await client.call(getNoticeSettings)).status).toBe(401)
})
