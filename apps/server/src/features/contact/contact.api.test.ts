import { randomUUID } from 'node:crypto'
import { languages } from '@sankalp/contract'
import { sendMessage } from '@sankalp/contract/contact'
import { contactKeptDays, contactTopics } from '@sankalp/contract/contact-rules'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, headerOf, startMailServer } from '../../../test/mail-server.ts'
import { type TestApp, fileApp, startTestApp, testApp } from '../../../test/test-app.ts'
import type { MailMessage } from '../../platform/gateways/mail/mail.ts'
import { createSmtpMail } from '../../platform/gateways/mail/smtp.ts'
import type { Log } from '../../platform/log.ts'
import { createContactOutbox, lettersPerMinute, waitAfter } from './contact-outbox.ts'

const message = () => ({
  id: randomUUID(),
  name: 'Asha Verma',
  reply_to: 'asha@example.com',
  topic: 'wallet' as const,
  message: 'I paid ₹100 and the wallet still says zero.\nPlease look.',
})

/** One app for the file. Its mails go to a real mail server on this machine. */
let app: TestApp
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    env: { MAIL_PROVIDER: 'smtp', SMTP_URL: server.url, SUPPORT_EMAIL: 'support@sankalp.example' },
  })
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})
beforeEach(async () => {
  // Wait for a run that began in the previous test.
  await app.jobs.runDue()
  await app.db.query('delete from contact_message')
  server.takeAgain()
  server.received.length = 0
  app.logLines.length = 0
})

type Row = { id: string; attempts: number; sent: boolean }
const rowsOf = ({ db }: TestApp) =>
  db.query<Row>('select id, attempts, sent_at is not null as sent from contact_message order by created_at, topic desc')

/** Sending is asynchronous, so run the due jobs as the server would, until each message was sent or tried. */
async function untilTried(one: TestApp): Promise<void> {
  const isTried = async () => {
    await one.jobs.runDue()
    return (await rowsOf(one)).every(({ sent, attempts }) => sent || attempts > 0)
  }
  await expect.poll(isTried).toBe(true)
}

describe('a message', () => {
  test('reaches the mailbox in full, and its writer gets a reference', async () => {
    const sent = message()
    const answer = await app.newClient().call(sendMessage, { body: sent })
    expect(answer).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^\d{8}$/) } })
    await untilTried(app)
    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail!.to).toEqual(['support@sankalp.example'])
    expect(mail!.body).toContain('I paid ₹100 and the wallet still says zero.')
    expect(mail!.body).toContain(`Reference: ${answer.body.reference}`)
    expect(headerOf(mail!, 'reply-to')).toEqual(['Asha Verma <asha@example.com>'])
    expect(headerOf(mail!, 'subject')[0]).toContain(answer.body.reference)
    expect(headerOf(mail!, 'message-id')).toEqual([`<contact-${sent.id}@localhost>`])
    expect(await rowsOf(app)).toEqual([{ id: sent.id, attempts: 1, sent: true }])
  })

  test('with a phone number has no reply address, but contains the number', async () => {
    await app.newClient().call(sendMessage, { body: { ...message(), reply_to: '+91 98765 43210' } })
    await untilTried(app)
    expect(headerOf(server.received[0]!, 'reply-to')).toEqual([])
    expect(server.received[0]!.body).toContain('+91 98765 43210')
  })

  test('sent again, or twice at once, is one message and one mail', async () => {
    const client = app.newClient()
    const body = message()
    const answers = await Promise.all([1, 2, 3].map(() => client.call(sendMessage, { body })))
    const again = await client.call(sendMessage, { body })
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)
    await untilTried(app)
    expect(server.received).toHaveLength(1)
  })

  test('refuses another text under the same id and overwrites nothing', async () => {
    const body = message()
    await app.newClient().call(sendMessage, { body })
    const answer = await app.newClient().call(sendMessage, { body: { ...body, message: 'Something else entirely.' } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', facts: { fields: [{ field: 'id', problem: 'invalid' }] } },
    })
    await untilTried(app)
    expect(server.received.map((mail) => mail.body)).toEqual([expect.stringContaining('I paid')])
  })

  test('is deleted after its retention time, and not before', async () => {
    await app.newClient().call(sendMessage, { body: message() })
    await untilTried(app)
    app.pass(contactKeptDays * 24 * 3600 - 60)
    await app.tidy()
    expect(await rowsOf(app)).toHaveLength(1)
    app.pass(120)
    await app.tidy()
    expect(await rowsOf(app)).toHaveLength(0)
  })
})

describe('a flood of mails', () => {
  test('refuses none: stores all, sends them at the mailbox’s pace, a grievance before the rest', async () => {
    // Without SMTP, whose server delays its greeting by a tenth of a second: this tests only pace and order.
    const sent: MailMessage[] = []
    const own = await testApp({ mail: { name: 'outbox', send: async (letter) => void sent.push(letter) } })
    const count = 2 * lettersPerMinute + 10
    for (let at = 0; at < count; at++)
      expect((await own.newClient().call(sendMessage, { body: message() })).status).toBe(200)
    const grievance = await own.newClient().call(sendMessage, { body: { ...message(), topic: 'privacy' } })
    expect(grievance.status).toBe(200)
    const perMinute: number[] = []
    for (let minute = 0; minute < 4; minute++) {
      const before = sent.length
      await own.jobs.runDue()
      perMinute.push(sent.length - before)
      own.pass(61)
    }
    expect(Math.max(...perMinute)).toBeLessThanOrEqual(lettersPerMinute)
    await expect.poll(async () => (own.pass(61), await own.jobs.runDue(), sent.length)).toBe(count + 1)
    const place = sent.findIndex(({ text }) => text.includes(grievance.body.reference))
    expect(place).toBeGreaterThanOrEqual(0)
    expect(place).toBeLessThanOrEqual(lettersPerMinute)
  })
})

describe('the mail server', () => {
  test.each([451, 554])('refuses with %i: the message waits, is tried again later, and arrives once', async (code) => {
    server.refuseWith(code)
    const { body } = await app.newClient().call(sendMessage, { body: message() })
    await untilTried(app)
    expect(await rowsOf(app)).toMatchObject([{ attempts: 1, sent: false }])
    server.takeAgain()
    await app.jobs.runDue()
    expect(server.received, 'not before its time').toEqual([])
    app.pass(waitAfter(1) + 1)
    await app.jobs.runDue()
    expect(server.received).toHaveLength(1)
    expect(await rowsOf(app)).toMatchObject([{ attempts: 2, sent: true }])
    await app.jobs.runDue()
    expect(server.received).toHaveLength(1)
    const failures = app.logLines.filter((line) => line.includes('could not deliver a user’s message'))
    expect(failures).toHaveLength(1)
    expect(failures[0]).toContain(body.reference)
    expect(failures[0]).not.toMatch(/asha|₹100/i)
  })

  test('after an outage, delivers waiting messages in the order they were written', async () => {
    await server.stop()
    for (const topic of ['pooja', 'order'] as const)
      await app.newClient().call(sendMessage, { body: { ...message(), topic } })
    await untilTried(app)
    expect((await rowsOf(app)).map(({ sent }) => sent)).toEqual([false, false])
    server = await startMailServer({ port: server.port })
    app.pass(waitAfter(5))
    await app.jobs.runDue()
    expect(server.received.map((mail) => headerOf(mail, 'subject')[0])).toEqual([
      expect.stringContaining('Pooja'),
      expect.stringContaining('Shop'),
    ])
  })

  test('leaves the message of a process that died while sending to the next one', async () => {
    const body = message()
    server.refuseWith(451)
    await app.newClient().call(sendMessage, { body })
    await untilTried(app)
    server.takeAgain()
    // As left by a process that claimed the message and was killed: tried, not sent, locked for a while.
    await app.db.query("update contact_message set attempts = 2, next_attempt_at = created_at + interval '600 seconds'")
    await app.jobs.runDue()
    expect(server.received).toEqual([])
    app.pass(601)
    await app.jobs.runDue()
    expect(server.received.map((mail) => headerOf(mail, 'message-id'))).toEqual([[`<contact-${body.id}@localhost>`]])
  })
})

test('two processes send every message once between them', async () => {
  server.refuseWith(451)
  for (const topic of contactTopics) await app.newClient().call(sendMessage, { body: { ...message(), topic } })
  await untilTried(app)
  server.takeAgain()
  app.pass(waitAfter(5))
  const other = createContactOutbox({
    db: app.db,
    clock: app.clock,
    log: app.http.log as Log,
    jobs: app.jobs,
    mail: createSmtpMail({ url: server.url, from: 'support@sankalp.example', brand: 'Sankalp' }),
    to: 'support@sankalp.example',
    host: 'localhost',
  })
  await Promise.all([app.jobs.runDue(), other.deliver()])
  const ids = server.received.flatMap((mail) => headerOf(mail, 'message-id'))
  expect(ids).toHaveLength(contactTopics.length)
  expect(new Set(ids).size).toBe(contactTopics.length)
  expect((await rowsOf(app)).every(({ sent }) => sent)).toBe(true)
})

test('waits grow to six hours and tries never end', () => {
  expect([1, 2, 3, 8, 9, 10, 500].map(waitAfter)).toEqual([60, 120, 240, 7680, 15_360, 21_600, 21_600])
})

describe('in the demo', () => {
  const demo = fileApp()

  test('writes the mail readably to the log', async () => {
    const { body } = await demo().newClient().call(sendMessage, { body: message() })
    await untilTried(demo())
    const line = demo().logLines.find((one) => one.includes(body.reference))
    expect((JSON.parse(line!) as { msg: string }).msg).toContain(
      'I paid ₹100 and the wallet still says zero.\nPlease look.',
    )
  })

  test.each([
    ['name', '', 'required'],
    ['name', 'Asha\r\nBcc: all@example.com', 'invalid'],
    ['name', '<script>', 'name'],
    ['name', 'अ'.repeat(81), 'tooLong'],
    ['reply_to', 'asha', 'replyTo'],
    ['reply_to', '12345', 'replyTo'],
    ['reply_to', 'asha@example', 'replyTo'],
    ['reply_to', 'a@b.co, c@d.co', 'replyTo'],
    ['reply_to', 'asha@example.com\nBcc: all@example.com', 'invalid'],
    ['topic', 'nonsense', 'choice'],
    ['message', '   ', 'required'],
    ['message', 'Help', 'tooShort'],
    ['message', 'ॐ'.repeat(2001), 'tooLong'],
    ['message', 'With a bell: \u0007 here', 'invalid'],
    ['website', 'https://spam.example', 'invalid'],
  ])('%s = %j is refused as %s, in both languages, and nothing is kept', async (field, value, problem) => {
    const client = demo().newClient()
    const before = (await rowsOf(demo())).length
    const texts = new Set<string>()
    for (const language of languages) {
      client.language = language
      const answer = await client.call(sendMessage, { body: { ...message(), [field]: value } })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
      })
      texts.add(answer.body.message!)
    }
    expect(texts.size).toBe(2)
    expect(await rowsOf(demo())).toHaveLength(before)
  })

  test('accepts every topic and 2,000 characters, and preserves line breaks', async () => {
    for (const topic of contactTopics) {
      const text = `${'ॐ'.repeat(1990)}\r\n\tend`
      expect(
        (
          await demo()
            .newClient()
            .call(sendMessage, { body: { ...message(), topic, message: text } })
        ).status,
      ).toBe(200)
    }
    const [row] = await demo().db.query<{ message: string }>(
      `select message from contact_message where topic = 'mistake'`,
    )
    expect(row!.message).toBe(`${'ॐ'.repeat(1990)}\n\tend`)
  })

  test('after a few messages, one address has to wait; another does not', async () => {
    const client = demo().newClient()
    const answers = []
    for (let count = 0; count < 7; count += 1)
      answers.push((await client.call(sendMessage, { body: message() })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await demo().newClient().call(sendMessage, { body: message() })).status).toBe(200)
  })

  test('a signed-in user finds the message in the export, and it is erased with the account', async () => {
    const client = await demo().newClient().signIn()
    const { reference } = (await client.call(sendMessage, { body: message() })).body
    const exported = await client.call(exportUserData, { params: { id: client.userId } })
    expect(exported.body.data.messages).toMatchObject([{ reference, topic: 'wallet' }])
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
    expect(await demo().db.query('select id from contact_message where reference = $1', [reference])).toEqual([])
  })
})
