import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { languages } from '@sankalp/contract'
import { sendMessage } from '@sankalp/contract/contact'
import { contactKeptDays, contactTopics } from '@sankalp/contract/contact-rules'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { describe, expect, onTestFinished, test } from 'vitest'
import { headerOf, startMailServer } from '../../../test/mail-server.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import { waitAfter } from './contact-outbox.ts'

const message = () => ({
  id: randomUUID(),
  name: 'Asha Verma',
  reply_to: 'asha@example.com',
  topic: 'wallet' as const,
  message: 'I paid ₹100 and the wallet still says zero.\nPlease look.',
})

/** An app whose letters go to a real mail server on this machine. */
async function appWithMail() {
  const server = await startMailServer()
  onTestFinished(() => server.stop())
  const app = await testApp({ env: { MAIL_PROVIDER: 'smtp', SMTP_URL: server.url, SUPPORT_EMAIL: 'support@sankalp.example' } })
  return { app, server }
}

const rowsOf = (app: TestApp) =>
  app.db.query<{ id: string; attempts: number; sent: boolean }>('select id, attempts, sent_at is not null as sent from contact_message order by created_at')

/** Nobody waits for a letter, so a test looks until it has gone. */
async function untilIdle(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await app.deliver()
    if ((await rowsOf(app)).every(({ sent, attempts }) => sent || attempts > 0)) return
    await wait(20)
  }
}

describe('a message', () => {
  test('reaches the mailbox with all that was written, and its writer is told a reference', async () => {
    const { app, server } = await appWithMail()
    const sent = message()
    const answer = await app.newClient().call(sendMessage, { body: sent })
    expect(answer).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^\d{8}$/) } })
    await untilIdle(app)
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

  test('of somebody with a phone number has no address to reply to, and says the number', async () => {
    const { app, server } = await appWithMail()
    await app.newClient().call(sendMessage, { body: { ...message(), reply_to: '+91 98765 43210' } })
    await untilIdle(app)
    expect(headerOf(server.received[0]!, 'reply-to')).toEqual([])
    expect(server.received[0]!.body).toContain('+91 98765 43210')
  })

  test('sent again, or twice at once, is one message and one letter', async () => {
    const { app, server } = await appWithMail()
    const client = app.newClient()
    const body = message()
    const answers = await Promise.all([1, 2, 3].map(() => client.call(sendMessage, { body })))
    const again = await client.call(sendMessage, { body })
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)
    await untilIdle(app)
    expect(server.received).toHaveLength(1)
  })

  test('another text under the same id is refused, and nothing is overwritten', async () => {
    const { app, server } = await appWithMail()
    const body = message()
    await app.newClient().call(sendMessage, { body })
    const answer = await app.newClient().call(sendMessage, { body: { ...body, message: 'Something else entirely.' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', facts: { fields: [{ field: 'id', problem: 'invalid' }] } } })
    await untilIdle(app)
    expect(server.received).toHaveLength(1)
  })
})

describe('the mail server', () => {
  test.each([451, 554])('refuses with %i: the message waits, is tried again later, and arrives once', async (code) => {
    const { app, server } = await appWithMail()
    server.refuseWith(code)
    const { body } = await app.newClient().call(sendMessage, { body: message() })
    await untilIdle(app)
    expect(await rowsOf(app)).toMatchObject([{ attempts: 1, sent: false }])
    server.takeAgain()
    await app.deliver()
    expect(server.received, 'not before its time').toEqual([])
    app.pass(waitAfter(1) + 1)
    await app.deliver()
    expect(server.received).toHaveLength(1)
    expect(await rowsOf(app)).toMatchObject([{ attempts: 2, sent: true }])
    await app.deliver()
    expect(server.received).toHaveLength(1)
    const failures = app.logLines.filter((line) => line.includes('did not reach the mailbox'))
    expect(failures).toHaveLength(1)
    expect(failures[0]).toContain(body.reference)
    expect(failures[0]).not.toMatch(/asha|₹100/i)
  })

  test('is away and comes back: what waited arrives, in the order it was written', async () => {
    const { app, server } = await appWithMail()
    await server.stop()
    for (const topic of ['pooja', 'order'] as const) await app.newClient().call(sendMessage, { body: { ...message(), topic } })
    await untilIdle(app)
    expect((await rowsOf(app)).map(({ sent }) => sent)).toEqual([false, false])
    const back = await startMailServer({ port: server.port })
    onTestFinished(() => back.stop())
    app.pass(waitAfter(5))
    await app.deliver()
    expect(back.received.map((mail) => headerOf(mail, 'subject')[0])).toEqual([expect.stringContaining('Pooja'), expect.stringContaining('Shop')])
  })

  test('a process that dies while sending leaves the message to the next one', async () => {
    const { app, server } = await appWithMail()
    const body = message()
    server.refuseWith(451)
    await app.newClient().call(sendMessage, { body })
    await untilIdle(app)
    server.takeAgain()
    // As a process leaves it that took the message and was killed: tried, not sent, out of reach for two minutes.
    await app.db.query(`update contact_message set attempts = 2, next_attempt_at = now() + interval '120 seconds'`)
    await app.deliver()
    expect(server.received).toEqual([])
    app.pass(121)
    await app.deliver()
    expect(server.received.map((mail) => headerOf(mail, 'message-id'))).toEqual([[`<contact-${body.id}@localhost>`]])
  })
})

test('waits grow to six hours and never end', () => {
  expect([1, 2, 3, 8, 9, 10, 500].map(waitAfter)).toEqual([60, 120, 240, 7680, 15_360, 21_600, 21_600])
})

describe('in the demo', () => {
  const app = fileApp()

  test('the letter stands in the log, readable', async () => {
    const { body } = await app().newClient().call(sendMessage, { body: message() })
    await untilIdle(app())
    const line = app().logLines.find((one) => one.includes(body.reference))
    expect((JSON.parse(line!) as { msg: string }).msg).toContain('I paid ₹100 and the wallet still says zero.\nPlease look.')
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
    const client = app().newClient()
    const before = (await rowsOf(app())).length
    const texts = new Set<string>()
    for (const language of languages) {
      client.language = language
      const answer = await client.call(sendMessage, { body: { ...message(), [field]: value } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } } })
      texts.add(answer.body.message!)
    }
    expect(texts.size).toBe(2)
    expect(await rowsOf(app())).toHaveLength(before)
  })

  test('every topic can be chosen, 2,000 letters can be written, lines stay lines', async () => {
    for (const topic of contactTopics) {
      const text = `${'ॐ'.repeat(1990)}\r\n\tend`
      expect((await app().newClient().call(sendMessage, { body: { ...message(), topic, message: text } })).status).toBe(200)
    }
    const [row] = await app().db.query<{ message: string }>(`select message from contact_message where topic = 'mistake'`)
    expect(row!.message).toBe(`${'ॐ'.repeat(1990)}\n\tend`)
  })

  test('after a few messages one address has to wait; another does not', async () => {
    const client = app().newClient()
    const answers = []
    for (let count = 0; count < 7; count += 1) answers.push((await client.call(sendMessage, { body: message() })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await app().newClient().call(sendMessage, { body: message() })).status).toBe(200)
  })

  test('somebody signed in finds the message in their data, and it goes with the account', async () => {
    const client = await app().newClient().signIn()
    const { reference } = (await client.call(sendMessage, { body: message() })).body
    const exported = await client.call(exportUserData, { params: { id: client.userId } })
    expect(exported.body.data.messages).toMatchObject([{ reference, topic: 'wallet' }])
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
    expect(await app().db.query('select id from contact_message where reference = $1', [reference])).toEqual([])
  })
})

test('a message is forgotten when its time is over, and not before', async () => {
  const app = await testApp()
  await app.newClient().call(sendMessage, { body: message() })
  await untilIdle(app)
  app.pass(contactKeptDays * 24 * 3600 - 60)
  await app.tidy()
  expect(await rowsOf(app)).toHaveLength(1)
  app.pass(120)
  await app.tidy()
  expect(await rowsOf(app)).toHaveLength(0)
})
