import { randomUUID } from 'node:crypto'
import { languages } from '@sankalp/contract'
import { getAcharyaById, getAllAcharya } from '@sankalp/contract/acharyas'
import type { Booking } from '@sankalp/contract/bookings'
import { getBooking } from '@sankalp/contract/bookings'
import { getReviews, postReview } from '@sankalp/contract/reviews'
import { exportUserData } from '@sankalp/contract/users'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import { book, newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

let app: TestApp
let acharyaId: string
beforeEach(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock.now())
  acharyaId = await openAcharya(app)
})

let slots = 0
/** Creates a user with a booking of a completed pooja, without waiting for the hours that it takes. */
async function whoHadOne(
  firstName = 'Asha',
  lastName = 'Verma',
  state: 'completed' | 'confirmed' = 'completed',
): Promise<{ client: TestClient; booking: Booking }> {
  const client = await newDevotee(app)
  await app.db.query('update user_account set first_name = $2, last_name = $3 where id = $1', [
    client.userId,
    firstName,
    lastName,
  ])
  slots += 1
  const booking = await book(client, { acharyaId, ...slotIn(app, 3 + slots, '10:30 AM') })
  await app.db.query('update booking set state = $2 where id = $1', [booking._id, state])
  return { client, booking }
}
const reviewsOf = async (subject: 'pooja' | 'acharya', id: string, query = {}) =>
  (await app.newClient().call(getReviews, { params: { subject, id }, query })).body
const post = (client: TestClient, bookingId: string, stars: number, words?: string) =>
  client.call(postReview, { body: { bookingId, stars, ...(words !== undefined && { words }) } })

describe('a review', () => {
  test('appears on the pages of the pooja and the acharya, with a first name and an initial', async () => {
    const { client, booking } = await whoHadOne('Asha', 'Verma')
    const answer = await post(client, booking._id, 4, '  A quiet hour.\r\n\r\n\r\n\r\nThank you.  ')
    expect(answer).toMatchObject({ status: 200, body: { review: { stars: 4, words: 'A quiet hour.\n\nThank you.' } } })
    for (const [subject, id] of [
      ['pooja', booking.pooja._id],
      ['acharya', acharyaId],
    ] as const) {
      const { items, summary, nextCursor } = await reviewsOf(subject, id)
      expect(items).toEqual([
        {
          _id: answer.body.review._id,
          name: 'Asha V.',
          stars: 4,
          words: 'A quiet hour.\n\nThank you.',
          postedAt: answer.body.review.postedAt,
        },
      ])
      expect(summary).toEqual({ count: 1, mean: 4, byStars: [0, 0, 0, 1, 0] })
      expect(nextCursor).toBeNull()
    }
    expect(await reviewsOf('pooja', 'another-one')).toEqual({
      items: [],
      nextCursor: null,
      summary: { count: 0, mean: null, byStars: [0, 0, 0, 0, 0] },
    })
    expect((await client.call(getBooking, { params: { bookingId: booking._id } })).body.booking.stars).toBe(4)
  })

  test('changes the figures on the card of its acharya and of no other', async () => {
    const card = async () => (await app.newClient().call(getAcharyaById, { params: { id: acharyaId } })).body.acharya
    expect(await card()).toMatchObject({ rating: null, sessions: 0 })
    for (const stars of [5, 4, 4]) {
      const { client, booking } = await whoHadOne()
      await post(client, booking._id, stars)
    }
    expect(await card()).toMatchObject({ rating: 4.3, sessions: 3 })
    const { astrologers } = (await app.newClient().call(getAllAcharya)).body
    expect(astrologers.find(({ _id }) => _id === acharyaId)).toMatchObject({ rating: 4.3, sessions: 3 })
    expect(astrologers.filter(({ rating }) => rating !== null)).toHaveLength(1)
  })

  test('is counted but not listed when it has no words', async () => {
    const { client, booking } = await whoHadOne()
    await post(client, booking._id, 2)
    const { items, summary } = await reviewsOf('acharya', acharyaId)
    expect(items).toEqual([])
    expect(summary).toMatchObject({ count: 1, mean: 2 })
  })

  test('can be changed for seven days, is stored once when sent repeatedly, and does not count as changed when identical', async () => {
    const { client, booking } = await whoHadOne()
    const answers = await Promise.all([1, 2, 3].map(() => post(client, booking._id, 3, 'Good.')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.review._id)).size).toBe(1)
    expect((await post(client, booking._id, 5, 'Better than I said.')).status).toBe(200)
    expect((await reviewsOf('acharya', acharyaId)).summary).toEqual({ count: 1, mean: 5, byStars: [0, 0, 0, 0, 1] })
    app.pass(7 * 24 * 3600 + 1)
    await client.signIn(client.phone)
    expect(await post(client, booking._id, 5, 'Better than I said.')).toMatchObject({
      status: 200,
      body: { review: { changeableUntil: null } },
    })
    const texts = new Set<string>()
    for (const language of languages) {
      client.language = language
      const refused = await post(client, booking._id, 1, 'Worse.')
      expect(refused).toMatchObject({ status: 409, body: { code: 'REVIEW_CLOSED', facts: { days: 7 } } })
      texts.add(refused.body.message!)
    }
    expect(texts.size).toBe(2)
    expect((await reviewsOf('acharya', acharyaId)).items.map(({ words }) => words)).toEqual(['Better than I said.'])
  })

  test('is refused before the pooja has taken place, and answers 404 for another user’s booking', async () => {
    const { client, booking } = await whoHadOne('Asha', 'Verma', 'confirmed')
    expect(await post(client, booking._id, 5)).toMatchObject({ status: 409, body: { code: 'REVIEW_TOO_EARLY' } })
    const stranger = await newDevotee(app)
    expect(await post(stranger, booking._id, 1)).toMatchObject({ status: 404 })
    expect(await post(client, randomUUID(), 1)).toMatchObject({ status: 404 })
    expect((await reviewsOf('acharya', acharyaId)).summary.count).toBe(0)
  })

  test.each([
    [{ stars: 0 }, 'stars', 'outOfRange'],
    [{ stars: 6 }, 'stars', 'outOfRange'],
    [{ stars: 4.5 }, 'stars', 'invalid'],
    [{ stars: 5, words: 'अ'.repeat(601) }, 'words', 'tooLong'],
    [{ stars: 5, words: 'a\u0000b' }, 'words', 'invalid'],
  ])('%j is refused', async (body, field, problem) => {
    const { client, booking } = await whoHadOne()
    const answer = await client.call(postReview, { body: { bookingId: booking._id, ...body } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
    })
  })

  test('keeps 600 letters of any script unchanged', async () => {
    const { client, booking } = await whoHadOne()
    const words = '🪔'.repeat(300) + '<b>ॐ</b>'.repeat(30)
    expect((await post(client, booking._id, 5, words)).status).toBe(200)
    expect((await reviewsOf('acharya', acharyaId)).items[0]!.words).toBe(words)
  })
})

describe('many reviews', () => {
  test('come newest first, page by page, without repeats while new ones arrive', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { client, booking } = await whoHadOne()
      await post(client, booking._id, 5, `number ${count}`)
      app.pass(1)
    }
    const first = await reviewsOf('acharya', acharyaId, { pageSize: '2' })
    const { client, booking } = await whoHadOne()
    await post(client, booking._id, 5, 'a new one')
    const second = await reviewsOf('acharya', acharyaId, { pageSize: '2', cursor: first.nextCursor! })
    const third = await reviewsOf('acharya', acharyaId, { pageSize: '2', cursor: second.nextCursor! })
    expect([first, second, third].flatMap(({ items }) => items.map(({ words }) => words))).toEqual([
      'number 4',
      'number 3',
      'number 2',
      'number 1',
      'number 0',
    ])
    expect(third.nextCursor).toBeNull()
    const forged = await app
      .newClient()
      .call(getReviews, { params: { subject: 'acharya', id: acharyaId }, query: { cursor: 'abc.def' } })
    expect(forged).toMatchObject({ status: 400 })
  })

  test('counts all twelve reviews that one acharya gets at once', async () => {
    const people = []
    for (let count = 0; count < 12; count += 1) people.push(await whoHadOne())
    await Promise.all(people.map(({ client, booking }, index) => post(client, booking._id, (index % 5) + 1)))
    expect((await reviewsOf('acharya', acharyaId)).summary).toEqual({ count: 12, mean: 2.8, byStars: [3, 3, 2, 2, 2] })
  })

  test('are neither shown nor counted while an operator hides them', async () => {
    const [kept, hidden] = [await whoHadOne(), await whoHadOne()]
    await post(kept.client, kept.booking._id, 5, 'kept')
    const { review } = (await post(hidden.client, hidden.booking._id, 1, 'a phone number')).body
    await app.db.query('update review set hidden_at = now() where id = $1', [review._id])
    const { items, summary } = await reviewsOf('acharya', acharyaId)
    expect(items.map(({ words }) => words)).toEqual(['kept'])
    expect(summary).toEqual({ count: 1, mean: 5, byStars: [0, 0, 0, 0, 1] })
    // A hidden review that is changed stays hidden and is not counted.
    await post(hidden.client, hidden.booking._id, 2, 'another phone number')
    expect((await reviewsOf('acharya', acharyaId)).summary.count).toBe(1)
    await app.db.query('update review set hidden_at = null where id = $1', [review._id])
    expect((await reviewsOf('acharya', acharyaId)).summary).toEqual({ count: 2, mean: 3.5, byStars: [0, 1, 0, 0, 1] })
  })
})

test('lose words and name when the account is erased; the stars stay without their author', async () => {
  const { client, booking } = await whoHadOne()
  await post(client, booking._id, 3, 'My name is Asha.')
  const exported = await client.call(exportUserData, { params: { id: client.userId } })
  expect(exported.body.data.reviews).toMatchObject([
    { stars: 3, words: 'My name is Asha.', hadKind: 'booking', hadId: booking._id },
  ])
  const gone = await eraseAccount(client)
  expect(gone.status).toBe(200)
  const { items, summary } = await reviewsOf('acharya', acharyaId)
  expect(items).toEqual([])
  expect(summary).toMatchObject({ count: 1, mean: 3 })
  expect(await app.db.query('select user_id as "userId", words from review')).toEqual([{ userId: null, words: '' }])
})
