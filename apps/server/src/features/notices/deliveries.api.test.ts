import type { NoticeFacts } from '@sankalp/content/notices-texts'
import { logout } from '@sankalp/contract/auth'
import { type NoticeKind } from '@sankalp/contract/notice-rules'
import { setNoticeSettings, subscribePush } from '@sankalp/contract/notices'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, headerOf, partsOf, startMailServer } from '../../../test/mail-server.ts'
import { type Browser, type PushServer, startPushServer } from '../../../test/push-server.ts'
import { type TestApp, startTestApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { later } from '../../platform/clock.ts'
import type { AnyNotice, NewNotice } from './notice-outbox.ts'

/** One app for the file. Its mails go to a real mail server and its pushes to a real push service on this machine. */
let app: TestApp
let mails: MailServer
let pushes: PushServer
beforeAll(async () => {
  mails = await startMailServer()
  pushes = await startPushServer()
  app = await startTestApp({
    env: {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: mails.url,
      SUPPORT_EMAIL: 'support@sankalp.example',
      PUSH_HOSTS: '127.0.0.1',
    },
  })
})
afterAll(async () => {
  await app.stop()
  await mails.stop()
  await pushes.stop()
})
beforeEach(async () => {
  await app.db.query('delete from notice')
  mails.takeAgain()
  mails.received.length = 0
  pushes.received.length = 0
  pushes.problems.length = 0
})

const pooja = { en: 'Satyanarayan Pooja', hin: 'सत्यनारायण पूजा' }
const acharya = { en: 'Raghunath Shastri', hin: 'रघुनाथ शास्त्री' }
const hour = 3600

let booking = 0
/** Returns a notice as for one booking. */
function noticeOf<Kind extends NoticeKind>(
  kind: Kind,
  userId: string,
  more: Partial<NewNotice<Kind>> = {},
): NewNotice<Kind> {
  booking += 1
  const startsAt = later(app.clock.now(), 48 * hour).toISOString()
  const facts = {
    pooja,
    acharya,
    startsAt,
    paidPaise: 210_000,
    refundPaise: 210_000,
    before: startsAt,
    reason: null,
  } as unknown as NoticeFacts[Kind]
  return { userId, kind, subject: `booking:${booking}`, key: 'once', facts, language: 'en', ...more }
}
const send = <Kind extends NoticeKind>(notice: NewNotice<Kind>) =>
  app.db.transaction((tx) => app.notices.send(tx, notice as AnyNotice))
const reminder = (userId: string, more: Partial<NewNotice<'reminderHour'>> = {}) => {
  const startsAt = later(app.clock.now(), 2 * hour)
  return noticeOf('reminderHour', userId, {
    facts: { pooja, acharya, startsAt: startsAt.toISOString() },
    dueAt: later(startsAt, -hour),
    usefulUntil: startsAt,
    ...more,
  })
}
const deliver = () => app.runJob('notices.deliver')
const outcomes = async () =>
  (
    await app.db.query<{ channel: string; outcome: string | null }>(
      'select channel, outcome from notice_delivery order by channel, subscription_id nulls first',
    )
  ).map(({ channel, outcome }) => `${channel} ${outcome}`)

let person = 0
/** Creates a user with their own e-mail address. */
async function newReader(): Promise<TestClient & { email: string }> {
  const client = await app.newClient().signIn()
  person += 1
  const email = `reader${person}@example.com`
  await app.db.query('update user_account set email = $2 where id = $1', [client.userId, email])
  return Object.assign(client, { email })
}
async function allowIn(client: TestClient): Promise<Browser> {
  const browser = pushes.openBrowser()
  expect((await client.call(subscribePush, { body: browser.subscription })).status).toBe(200)
  return browser
}

describe('a notice', () => {
  test('reaches the profile’s mailbox as text and HTML, and every browser that allows it', async () => {
    const reader = await newReader()
    const [phone, desk] = [await allowIn(reader), await allowIn(reader)]
    await send(noticeOf('bookingConfirmed', reader.userId))
    await app.jobs.runDue()
    expect(mails.received).toHaveLength(1)
    const [mail] = mails.received
    expect(mail!.to).toEqual([reader.email])
    expect(mail!.from).toBe('support@sankalp.example')
    expect(headerOf(mail!, 'subject')).toEqual(['Your pooja is booked: Satyanarayan Pooja'])
    expect(headerOf(mail!, 'auto-submitted')).toEqual(['auto-generated'])
    expect(headerOf(mail!, 'message-id')[0]).toMatch(/^<notice-[\da-f-]{36}@localhost>$/)
    const parts = partsOf(mail!)
    for (const part of [parts['text/plain'], parts['text/html']]) {
      expect(part).toContain('Raghunath Shastri')
      expect(part).toContain('₹2,100.00')
      expect(part).toContain('(India time)')
      expect(part).toContain('/bookedpooja')
      expect(part).toContain('/profile#notices')
    }
    expect(parts['text/html']).not.toMatch(/<(script|img|link)|javascript:/)
    expect(pushes.problems).toEqual([])
    for (const browser of [phone, desk]) {
      expect(browser.messages().map(({ text }) => JSON.parse(text) as unknown)).toEqual([
        expect.objectContaining({
          title: 'Your pooja is booked: Satyanarayan Pooja',
          path: '/bookedpooja',
          language: 'en',
        }),
      ])
    }
    expect(await outcomes()).toEqual(['mail sent', 'push spread', 'push sent', 'push sent'])
  })

  test('is sent once, however often its cause or the clock repeats, and by however many processes', async () => {
    const reader = await newReader()
    const browser = await allowIn(reader)
    const notice = noticeOf('bookingConfirmed', reader.userId)
    await Promise.all([send(notice), send(notice), send(notice)])
    await Promise.all([deliver(), deliver(), app.jobs.runDue()])
    await deliver()
    expect(mails.received).toHaveLength(1)
    expect(browser.messages()).toHaveLength(1)
  })

  test('pauses between claims when many are due, so that sending slows down no other work', async () => {
    const readers = await Promise.all(Array.from({ length: 11 }, () => newReader()))
    for (const reader of readers) await send(noticeOf('bookingConfirmed', reader.userId))
    const begunMs = performance.now()
    await deliver()
    // Two full claims of five, each followed by a pause of 100 ms; a timer may fire a millisecond early.
    expect(performance.now() - begunMs).toBeGreaterThan(195)
    expect(mails.received).toHaveLength(11)
  })

  test('is sent once among others that are due; users without an allowed browser get no push attempt', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => newReader()))
    const browser = await allowIn(readers[0]!)
    for (const reader of readers) await send(noticeOf('bookingConfirmed', reader.userId))
    await Promise.all([deliver(), deliver()])
    expect(mails.received).toHaveLength(12)
    expect(new Set(mails.received.map(({ to }) => to[0]))).toEqual(new Set(readers.map(({ email }) => email)))
    expect(browser.messages()).toHaveLength(1)
    const rows = await app.db.query<{ channel: string; outcome: string; attempts: number; count: number }>(
      'select channel, outcome, attempts, count(*)::int as count from notice_delivery group by channel, outcome, attempts order by channel, outcome',
    )
    expect(rows).toEqual([
      { channel: 'mail', outcome: 'sent', attempts: 1, count: 12 },
      { channel: 'push', outcome: 'nowhere', attempts: 0, count: 11 },
      { channel: 'push', outcome: 'sent', attempts: 1, count: 1 },
      { channel: 'push', outcome: 'spread', attempts: 1, count: 1 },
    ])
  })

  test('is not stored if its cause was rolled back', async () => {
    const reader = await newReader()
    const failing = app.db.transaction(async (tx) => {
      await app.notices.send(tx, noticeOf('bookingConfirmed', reader.userId))
      throw new Error('the booking was refused')
    })
    await expect(failing).rejects.toThrow('refused')
    await deliver()
    expect(mails.received).toEqual([])
  })

  test('is in the language of its booking, or in the one its reader has chosen', async () => {
    const reader = await newReader()
    await send(noticeOf('bookingCancelled', reader.userId, { language: 'hin' }))
    await deliver()
    await reader.call(setNoticeSettings, { body: { settings: [], language: 'en' } })
    await send(noticeOf('bookingCancelled', reader.userId, { language: 'hin' }))
    await deliver()
    const [hindi, english] = mails.received.map((mail) => partsOf(mail)['text/plain']!)
    expect(hindi).toContain('हमें सचमुच खेद है')
    expect(hindi).toContain('₹2,100.00')
    expect(english).toContain('We are sorry')
    expect(english).toContain('Everything you paid, ₹2,100.00, is back in your wallet.')
  })

  test('escapes user input: a reason stays text', async () => {
    const reader = await newReader()
    const notice = noticeOf('bookingCancelled', reader.userId)
    await send({ ...notice, facts: { ...notice.facts, reason: '<img src=x onerror=alert(1)> & "fever"' } })
    await deliver()
    const parts = partsOf(mails.received[0]!)
    expect(parts['text/html']).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;fever&#34;')
    expect(parts['text/html']).not.toContain('<img')
    expect(parts['text/plain']).toContain('<img src=x onerror=alert(1)> & "fever"')
  })

  test('has outcome nowhere without an e-mail address or an allowed browser', async () => {
    const client = await app.newClient().signIn()
    await send(noticeOf('bookingConfirmed', client.userId))
    await deliver()
    expect(await outcomes()).toEqual(['mail nowhere', 'push nowhere'])
    expect(mails.received).toEqual([])
  })

  test('is not sent on a channel that is switched off when it is due', async () => {
    const reader = await newReader()
    const browser = await allowIn(reader)
    await send(reminder(reader.userId))
    await reader.call(setNoticeSettings, { body: { settings: [{ kind: 'reminderHour', channel: 'mail', on: false }] } })
    app.pass(hour + 1)
    await deliver()
    expect(mails.received).toEqual([])
    expect(browser.messages()).toHaveLength(1)
    // The token has expired after an hour.
    await reader.signIn(reader.phone)
    const switched = await reader.call(setNoticeSettings, {
      body: {
        settings: [
          { kind: 'bookingSent', channel: 'push', on: false },
          { kind: 'reminderHour', channel: 'mail', on: true },
        ],
      },
    })
    expect(switched.status).toBe(200)
    await send(noticeOf('bookingSent', reader.userId))
    await deliver()
    expect(mails.received).toHaveLength(1)
    expect(browser.messages()).toHaveLength(1)
  })
})

describe('a reminder', () => {
  test('is sent at its due time and not before', async () => {
    const reader = await newReader()
    await send(reminder(reader.userId))
    await deliver()
    app.pass(hour - 60)
    await deliver()
    expect(mails.received).toEqual([])
    // The previous run has scheduled a job for what is due soon.
    app.pass(61)
    await app.jobs.runDue()
    expect(mails.received.map((mail) => headerOf(mail, 'subject')[0])).toEqual(['Your pooja begins in 60 minutes'])
    expect(mails.received[0]!.raw).not.toContain('late')
  })

  test('is not sent if it would have been due before its booking was made', async () => {
    const reader = await newReader()
    await send(reminder(reader.userId, { dueAt: later(app.clock.now(), -1) }))
    expect(await outcomes()).toEqual([])
  })

  test('of a cancelled or moved booking is withdrawn; others are sent', async () => {
    const reader = await newReader()
    const [cancelled, other] = [reminder(reader.userId), reminder(reader.userId)]
    await send(cancelled)
    await send(other)
    await app.db.transaction((tx) => app.notices.takeBack(tx, cancelled.subject))
    app.pass(hour + 1)
    await deliver()
    expect(mails.received).toHaveLength(1)
    expect((await outcomes()).filter((one) => one.endsWith('takenBack'))).toEqual(['null takenBack'])
  })

  test('that follows another is stored once when that one is due, even if the reader has switched that one off', async () => {
    const reader = await newReader()
    const startsAt = later(app.clock.now(), 26 * hour)
    const [dayBefore, hourBefore] = [later(startsAt, -24 * hour), later(startsAt, -hour)]
    const day = {
      facts: { pooja, acharya, startsAt: startsAt.toISOString() },
      dueAt: dayBefore,
      usefulUntil: hourBefore,
    }
    await send(
      noticeOf('reminderDay', reader.userId, {
        ...day,
        next: { kind: 'reminderHour', dueAt: hourBefore, usefulUntil: startsAt },
      }),
    )
    await reader.call(setNoticeSettings, { body: { settings: [{ kind: 'reminderDay', channel: 'mail', on: false }] } })
    app.pass(2 * hour + 1)
    await Promise.all([deliver(), deliver(), app.jobs.runDue()])
    expect(mails.received).toEqual([])
    app.pass(23 * hour)
    await Promise.all([deliver(), deliver()])
    expect(mails.received.map((mail) => headerOf(mail, 'subject')[0])).toEqual(['Your pooja begins in 60 minutes'])
  })

  test('is withdrawn with all its channels and what follows it, even while it is being sent', async () => {
    const reader = await newReader()
    const startsAt = later(app.clock.now(), 26 * hour)
    const [dayBefore, hourBefore] = [later(startsAt, -24 * hour), later(startsAt, -hour)]
    const day = {
      facts: { pooja, acharya, startsAt: startsAt.toISOString() },
      dueAt: dayBefore,
      usefulUntil: hourBefore,
    }
    const many = Array.from({ length: 12 }, () =>
      noticeOf('reminderDay', reader.userId, {
        ...day,
        next: { kind: 'reminderHour', dueAt: hourBefore, usefulUntil: startsAt },
      }),
    )
    for (const notice of many) await send(notice)
    app.pass(2 * hour + 1)
    await Promise.all([
      deliver(),
      ...many.map(({ subject }) => app.db.transaction((tx) => app.notices.takeBack(tx, subject))),
      deliver(),
    ])
    const before = mails.received.length
    app.pass(23 * hour)
    await deliver()
    expect(mails.received).toHaveLength(before)
    expect(await app.db.query('select id from notice_delivery where outcome is null')).toEqual([])
  })

  test('waits out an hour without a mail server, is sent once, and says that it is late', async () => {
    const reader = await newReader()
    const browser = await allowIn(reader)
    const startsAt = later(app.clock.now(), 26 * hour)
    await send(
      noticeOf('reminderDay', reader.userId, {
        facts: { pooja, acharya, startsAt: startsAt.toISOString() },
        dueAt: later(startsAt, -24 * hour),
        usefulUntil: later(startsAt, -hour),
      }),
    )
    // Other notices wait for the same mail server.
    for (let count = 0; count < 20; count += 1) await send(noticeOf('bookingConfirmed', reader.userId))
    mails.refuseWith(451)
    app.pass(2 * hour)
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await deliver()
      app.pass(300)
    }
    expect(mails.received).toEqual([])
    // Pushes do not wait for the mail server.
    expect(browser.messages()).toHaveLength(21)
    mails.takeAgain()
    for (let minutes = 0; minutes < 20; minutes += 5) {
      await deliver()
      app.pass(300)
    }
    expect(mails.received).toHaveLength(21)
    const late = mails.received.filter((mail) => headerOf(mail, 'subject')[0]!.startsWith('Your pooja is'))
    const reminders = late
      .map((mail) => partsOf(mail)['text/plain']!)
      .filter((text) => text.includes('Sorry, this reminder comes late.'))
    expect(reminders).toHaveLength(1)
    expect(reminders[0]).toContain('begins in 23 hours')
    await deliver()
    expect(mails.received).toHaveLength(21)
    expect(browser.messages()).toHaveLength(21)
  })

  test('is not sent if its pooja has begun by the time the mail server is back', async () => {
    const reader = await newReader()
    mails.refuseWith(451)
    await send(reminder(reader.userId))
    app.pass(hour + 1)
    await deliver()
    app.pass(hour)
    mails.takeAgain()
    await deliver()
    expect(mails.received).toEqual([])
    expect(await outcomes()).toEqual(['mail tooLate', 'push nowhere'])
  })
})

describe('a mailbox that refuses', () => {
  test('is given up after some tries and blocks no other mail', async () => {
    const [reader, other] = [await newReader(), await newReader()]
    await send(noticeOf('bookingConfirmed', reader.userId))
    mails.refuseWith(550, 'recipient')
    await deliver()
    mails.takeAgain()
    await send(noticeOf('bookingConfirmed', other.userId))
    await deliver()
    expect(mails.received.map(({ to }) => to)).toEqual([[other.email]])
    mails.refuseWith(550, 'recipient')
    for (let count = 0; count < 8; count += 1) {
      app.pass(901)
      await deliver()
    }
    mails.takeAgain()
    app.pass(901)
    await deliver()
    expect(mails.received).toHaveLength(1)
    expect((await outcomes()).filter((one) => one.startsWith('mail')).toSorted()).toEqual(['mail refused', 'mail sent'])
  })
})

describe('a browser', () => {
  test('is deleted after it has ended its subscription', async () => {
    const reader = await newReader()
    const [gone, here] = [await allowIn(reader), await allowIn(reader)]
    gone.refuseWith(410)
    await send(noticeOf('bookingSent', reader.userId))
    await deliver()
    expect(here.messages()).toHaveLength(1)
    expect(
      await app.db.query('select id from push_subscription where endpoint = $1', [gone.subscription.endpoint]),
    ).toEqual([])
  })

  test('with a busy push service is retried at the time it asked for, and the others get nothing twice', async () => {
    const reader = await newReader()
    const [busy, quick] = [await allowIn(reader), await allowIn(reader)]
    busy.refuseWith(429, { 'retry-after': '300' })
    await send(noticeOf('bookingSent', reader.userId))
    await deliver()
    busy.takeAgain()
    app.pass(200)
    await deliver()
    expect(busy.messages()).toEqual([])
    app.pass(101)
    await deliver()
    expect(busy.messages()).toHaveLength(1)
    busy.refuseWith(503)
    await send(noticeOf('bookingSent', reader.userId))
    await deliver()
    busy.takeAgain()
    app.pass(61)
    await deliver()
    expect(busy.messages()).toHaveLength(2)
    expect(quick.messages()).toHaveLength(2)
  })

  test('gets nothing after its owner has signed out, even without unsubscribing', async () => {
    const reader = await newReader()
    const browser = await allowIn(reader)
    await reader.call(logout)
    await send(noticeOf('bookingConfirmed', reader.userId))
    await deliver()
    expect(browser.messages()).toEqual([])
    expect(mails.received).toHaveLength(1)
  })

  test('that another user signs in to is notified for them, and not for the previous one', async () => {
    const [before, after] = [await newReader(), await newReader()]
    const browser = await allowIn(before)
    await after.call(subscribePush, { body: browser.subscription })
    await send(noticeOf('bookingConfirmed', before.userId))
    await send(noticeOf('bookingSent', after.userId))
    await deliver()
    expect(browser.messages().map(({ text }) => (JSON.parse(text) as { title: string }).title)).toEqual([
      'Raghunath Shastri sent you something from your pooja',
    ])
  })
})

describe('the stored data about a reader', () => {
  test('is in the export, erased with the account, and deleted in time', async () => {
    const reader = await newReader()
    await allowIn(reader)
    await reader.call(setNoticeSettings, {
      body: { settings: [{ kind: 'bookingSent', channel: 'push', on: false }], language: 'hin' },
    })
    await send(noticeOf('bookingConfirmed', reader.userId))
    await deliver()
    const exported = await reader.call(exportUserData, { params: { id: reader.userId } })
    expect(exported.body.data.notices).toMatchObject({
      switched: [{ kind: 'bookingSent', channel: 'push', on: false }],
      language: 'hin',
      browsers: [{ service: '127.0.0.1' }],
      told: expect.arrayContaining([
        expect.objectContaining({ kind: 'bookingConfirmed', channel: 'mail', outcome: 'sent' }),
      ]),
    })
    const erased = await reader.call(deleteUser, {
      params: { id: reader.userId },
      body: { phone_number: reader.phone },
    })
    expect(erased.status).toBe(200)
    for (const table of ['notice', 'notice_setting', 'notice_reader', 'push_subscription']) {
      expect(await app.db.query(`select user_id from ${table} where user_id = $1`, [reader.userId])).toEqual([])
    }
    const other = await newReader()
    await send(noticeOf('bookingConfirmed', other.userId))
    await deliver()
    app.pass(94 * 24 * hour)
    await app.tidy()
    expect(await app.db.query('select id from notice')).toEqual([])
  })
})
