import { randomUUID } from 'node:crypto'
import { addFavouriteAcharya } from '@sankalp/contract/acharyas'
import { decideApplication, getMyApplication, submitApplication } from '@sankalp/contract/applications'
import { createBooking } from '@sankalp/contract/bookings'
import { rateConsultation, reportConsultation, tellMeWhenOnline } from '@sankalp/contract/consultations'
import { sendMessage } from '@sankalp/contract/contact'
import { saveKundali } from '@sankalp/contract/kundli'
import { answerLetter, getOperatorList } from '@sankalp/contract/operator'
import { closeReturn, deliverOrder, packOrder, requestReturn, shipOrder } from '@sankalp/contract/orders'
import { recharge } from '@sankalp/contract/payments'
import { postReview } from '@sankalp/contract/reviews'
import { getReceipt, getWalletHistory } from '@sankalp/contract/wallet'
import { deleteUser, exportUserData, updateUsers } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import type { TestApp } from '../../test/test-app.ts'
import { goodDetails, openAcharya, pay, poojaId, slotIn } from '../../test/booking.ts'
import {
  type Device,
  consultingApp,
  giveMoney,
  letPass,
  meet,
  openConsole,
  openDevice,
  say,
  tickUntil,
} from '../../test/consulting.ts'
import { expectVerified } from '../../test/ledger.ts'
import { giveBankAccount, signInAs } from '../../test/payouts.ts'
import { newAddress, newProduct, order } from '../../test/shopping.ts'
import { type TestClient, goodProfile } from '../../test/test-client.ts'

const person = {
  name: 'Zulekha Needham',
  email: 'zulekha@needham.example',
  addressLine: '77, Kite Lane',
  phone: '7011223344',
  birth: '1931-07-23',
  birthplace: 'Zamania',
}

/** The places where personal data is kept, and why. */
const kept: Record<string, string> = {
  'audit_entry.facts':
    'what an operator typed: nobody may change the log of who looked at whom, and the law wants it for a year',
}

/** The same for an acharya, whose name others have read and paid for. */
const keptOfAcharya: Record<string, string> = {
  'receipt.lines': 'the invoice of somebody else says whose talk they have paid: tax law wants it for eight years',
  'transfer.subject_name': 'and so does the entry in the books that the invoice is of; it can never be changed',
}

/** Finds every column of every table, ours and the job queue's, that contains one of these words. */
async function findPlaces({ db }: TestApp, words: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`,
  )
  const looks = tables.map(
    ({ name }) =>
      `select distinct '${name}.' || field.key as place from ${name} t cross join lateral jsonb_each_text(to_jsonb(t)) as field where field.value ilike any ($1)`,
  )
  const rows = await db.query<{ place: string }>(looks.join(' union '), [words.map((word) => `%${word}%`)])
  return rows.map(({ place }) => place.replace(/^public\./, '')).toSorted((a, b) => a.localeCompare(b))
}

const key = () => ({ 'Idempotency-Key': randomUUID() })

/** Returns an order and answers the return as an operator. */
async function returnSomething(app: TestApp, client: TestClient, by: TestClient): Promise<void> {
  const addressId = await newAddress(client, {
    fullName: person.name,
    email: person.email,
    phone: person.phone,
    addressLine: person.addressLine,
  })
  const productId = await newProduct(app.db)
  const { orderId } = (await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'cod', addressId })).body.data
  const params = { orderId }
  await by.call(packOrder, { params, headers: key() })
  await by.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' }, headers: key() })
  await by.call(deliverOrder, { params, headers: key() })
  await client.call(requestReturn, { params, body: { reason: 'other', note: `Bent. ${person.name}` }, headers: key() })
  expect((await by.call(closeReturn, { params, body: { accept: true }, headers: key() })).status).toBe(200)
}

/** Books two poojas: one held and reviewed, one still to come. */
async function bookPoojas(app: TestApp, client: TestClient): Promise<void> {
  const acharyaId = await openAcharya(app, 1)
  const details = {
    ...goodDetails,
    name: person.name,
    email: person.email,
    contact: person.phone,
    address: person.addressLine,
    sankalpNames: [person.name],
  }
  const bookings: string[] = []
  for (const days of [3, 5]) {
    const { body } = await client.call(createBooking, {
      body: { ...details, acharyaId, ...slotIn(app, days), poojaId, user: client.userId, bookingType: 'Online' },
      headers: key(),
    })
    expect((await pay(client, body.booking)).body.status).toBe('SUCCESS')
    bookings.push(body.bookingId)
  }
  await app.db.query(`update booking set state = 'completed' where id = $1`, [bookings[0]!])
  expect(
    (
      await client.call(postReview, {
        body: { bookingId: bookings[0]!, stars: 4, words: `A quiet hour. ${person.name}` },
      })
    ).status,
  ).toBe(200)
}

/**
 * Holds a consultation with intake data and messages, rated and complained about. The acharya's notices name the user.
 */
async function talk(app: TestApp, user: Device): Promise<void> {
  const acharya = await openConsole(app)
  const intake = {
    name: person.name,
    gender: 'Female',
    birthplace: person.birthplace,
    date: person.birth,
    time: '06:42',
    question: `Will ${person.name} travel?`,
  } as const
  const consultationId = await meet(user, acharya, { intake })
  await say(user, acharya, `I am ${person.name}`)
  await say(acharya, user, `Namaste ${person.name}`)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  await tickUntil(app, consultationId, { state: 'settled' })
  const params = { consultationId }
  await user.client.call(rateConsultation, { params, body: { stars: 5, review: `Kind. ${person.name}` } })
  expect(
    (await user.client.call(reportConsultation, { params, body: { reason: 'other', text: `Late. ${person.name}` } }))
      .status,
  ).toBe(200)
  expect((await user.client.call(tellMeWhenOnline, { params: { id: acharya.acharyaId } })).status).toBe(200)
  await user.client.call(addFavouriteAcharya, { params: { id: acharya.acharyaId } })
}

async function submit(client: TestClient, by: TestClient, decision: 'accept' | 'decline'): Promise<void> {
  const about = `I learnt in ${person.birthplace} and have read charts ever since, for many families.`
  await client.call(submitApplication, {
    body: {
      name: person.name,
      nameHindi: 'ज़ुलेखा',
      gender: 'Female',
      practisingSince: 2004,
      type: 'vedic',
      languages: ['hindi'],
      specialities: ['marriage'],
      about,
    },
  })
  const { applicationId } = (await client.call(getMyApplication)).body.application!
  const body = { decision, ...(decision === 'decline' && { reason: 'Too few years' }) }
  expect((await by.call(decideApplication, { params: { applicationId }, body, headers: key() })).status).toBe(200)
}

async function write(client: TestClient, by: TestClient): Promise<void> {
  const id = randomUUID()
  await client.call(sendMessage, {
    body: {
      id,
      name: person.name,
      reply_to: person.email,
      topic: 'wallet',
      message: `Please call ${person.name}, ${person.phone}`,
    },
  })
  expect(
    (await by.call(answerLetter, { params: { letterId: id }, body: { answer: 'We shall.' }, headers: key() })).status,
  ).toBe(200)
  await submit(client, by, 'decline')
  const chart = {
    name: person.name,
    day: 23,
    month: 7,
    year: 1931,
    hour: 6,
    min: 42,
    lat: 25.42,
    lon: 83.56,
    gender: 'female',
    zone: 'Asia/Kolkata',
    place: person.birthplace,
  } as const
  expect((await client.call(saveKundali, { body: chart })).status).toBe(200)
}

test('erasing a user who has used every feature leaves no personal data in any column', async () => {
  const app = await consultingApp()
  const by = await signInAs(app, 'ROLE_ADMIN', 'One')
  const client = await app.newClient().signIn()
  const [first_name, last_name] = person.name.split(' ') as [string, string]
  await client.call(updateUsers, {
    body: {
      ...goodProfile,
      first_name,
      last_name,
      email: person.email,
      date_of_birth: person.birth,
      place_of_birth: person.birthplace,
      address: person.addressLine,
    },
  })
  await giveMoney(app, client.userId, 5000)
  await talk(app, await openDevice(app, client))
  await bookPoojas(app, client)
  await returnSomething(app, client, by)
  await write(client, by)
  await client.call(recharge, { body: { userId: client.userId, pack: 100 }, headers: key() })
  await by.call(getOperatorList, { params: { list: 'users' }, query: { search: client.phone } })
  await app.jobs.runDue()

  const words = [...Object.values(person).filter((word) => word !== person.name), first_name, last_name, client.phone]
  const before = await findPlaces(app, words)
  // Prove that the search works: it must find the data in these places before the erasure.
  for (const place of [
    'user_account.date_of_birth',
    'shop_order.address',
    'notice.facts',
    'idempotency_key.reply',
    'booking.details',
    'consultation.intake',
    'receipt.deliver_to',
  ])
    expect(before).toContain(place)
  expect(JSON.stringify((await client.call(exportUserData, { params: { id: client.userId } })).body)).toContain(
    person.addressLine,
  )

  const erase = (said: object) =>
    client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone, ...said } })
  const { paidPaise } = (await erase({})).body.facts as { paidPaise: number }
  expect((await erase({ givenUp: paidPaise / 100 })).body).toEqual({ success: true })
  await app.jobs.runDue()
  expect(await findPlaces(app, words)).toEqual(Object.keys(kept))
  await expectVerified(app.db)
})

test('after an acharya is erased, only what others were charged for names them', async () => {
  const app = await consultingApp()
  const by = await signInAs(app, 'ROLE_ADMIN', 'One')
  const applicant = await app.newClient().signIn(undefined, person.name)
  await submit(applicant, by, 'accept')
  // Wait until a second code may be sent: the new role is read at the next sign-in.
  app.pass(61)
  await app.db.query('update acharya set chat_paise_per_minute = 1100 where user_id = $1', [applicant.userId])
  const user = await openDevice(app, await app.newClient().signIn(undefined, 'Asha'))
  await giveMoney(app, user.userId, 5000)
  const acharya = await openConsole(app, applicant.phone)
  await giveBankAccount(acharya.client, { holder: person.name })
  const consultationId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app, 60)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  await tickUntil(app, consultationId, { state: 'settled' })
  await user.client.call(rateConsultation, { params: { consultationId }, body: { stars: 5 } })
  await user.client.call(getReceipt, {
    params: { transferId: (await user.client.call(getWalletHistory)).body.items[0]!.transferId },
  })
  await app.jobs.runDue()
  const words = [...person.name.split(' '), 'ज़ुलेखा', applicant.phone]
  expect(await findPlaces(app, words)).toContain('acharya.name')
  const erase = (said: object) =>
    acharya.client.call(deleteUser, {
      params: { id: acharya.userId },
      body: { phone_number: applicant.phone, ...said },
    })
  const { earningsPaise } = (await erase({})).body.facts as { earningsPaise: number }
  expect((await erase({ givenUp: earningsPaise / 100 })).body).toEqual({ success: true })
  expect(await findPlaces(app, words)).toEqual(Object.keys(keptOfAcharya))
  await expectVerified(app.db)
})
