import { afterEach, expect, test } from 'vitest'
import { type MailServer, headerOf, startMailServer } from '../../../../test/mail-server.ts'
import { type MailMessage, MailNotSent } from './mail.ts'
import { createSmtpMail } from './smtp.ts'

const servers: MailServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

async function start(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options)
  servers.push(server)
  return server
}

const letter: MailMessage = {
  messageId: '<contact-1@sankalp.example>',
  to: 'support@sankalp.example',
  replyTo: { name: 'आशा वर्मा', address: 'asha@example.com' },
  subject: '[12345678] Wallet and payment: आशा वर्मा',
  text: 'नमस्ते,\n\n.एक बिंदु से शुरू पंक्ति\nRegards',
  writtenAt: new Date('2026-11-15T10:00:00Z'),
}
const mailOf = (url: string) => createSmtpMail({ url, from: 'support@sankalp.example', brand: 'Sankalp' })

async function failureOf(promise: Promise<unknown>): Promise<MailNotSent> {
  const error: unknown = await promise.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(MailNotSent)
  return error as MailNotSent
}

test('delivers a whole mail, in Hindi too, and replies go to its writer', async () => {
  const server = await start()
  await mailOf(server.url).send(letter)
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'support@sankalp.example', to: ['support@sankalp.example'] })
  expect(mail!.body.replace(/\r\n/g, '\n').trim()).toBe(letter.text)
  expect(headerOf(mail!, 'message-id')).toEqual([letter.messageId])
  expect(headerOf(mail!, 'reply-to')[0]).toMatch(/<asha@example\.com>$/)
  expect(headerOf(mail!, 'date')).toEqual(['Sun, 15 Nov 2026 10:00:00 +0000'])
})

test.each([
  ['the name', { replyTo: { name: 'Asha\r\nBcc: all@example.com', address: 'asha@example.com' } }],
  ['the address', { replyTo: { name: 'Asha', address: 'asha@example.com\r\nBcc: all@example.com' } }],
  ['a second address', { replyTo: { name: 'Asha', address: 'asha@example.com>, <all@example.com' } }],
  ['the subject', { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nAnother body' }],
  ['the message id', { messageId: '<1@x>\r\nBcc: all@example.com' }],
])('a line break in %s begins no header and reaches no other mailbox', async (_, change) => {
  const server = await start()
  // Whether it is made harmless or refused, nothing else may happen.
  await mailOf(server.url)
    .send({ ...letter, ...change })
    .catch((error: unknown) => expect(error).toBeInstanceOf(MailNotSent))
  for (const mail of server.received) {
    expect(headerOf(mail, 'bcc')).toEqual([])
    expect(mail.to).toEqual(['support@sankalp.example'])
    expect(mail.body).not.toContain('Another body')
    expect(headerOf(mail, 'reply-to').length).toBeLessThanOrEqual(1)
  }
})

test.each([
  [451, 'data', false],
  [452, 'recipient', false],
  [554, 'data', true],
  [550, 'recipient', true],
] as const)(
  '%i at the %s: not sent, refused for good: %s, and nothing personal in the reason',
  async (code, at, isRefused) => {
    const server = await start()
    server.refuseWith(code, at)
    const failure = await failureOf(mailOf(server.url).send(letter))
    expect(failure.isRefused).toBe(isRefused)
    expect(failure.message).toContain(String(code))
    expect(failure.message).not.toMatch(/asha|example\.com/)
  },
)

test('treats an unreachable server as a temporary failure', async () => {
  const server = await startMailServer()
  await server.stop()
  expect((await failureOf(mailOf(server.url).send(letter))).isRefused).toBe(false)
})

test('sends the user and password from the server’s URL', async () => {
  const seen: unknown[] = []
  const server = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push([username, password])
      done(null, { user: username })
    },
  })
  await mailOf(`smtp://postman:p%40ss%2Fword@127.0.0.1:${server.port}`).send(letter)
  expect(seen).toEqual([['postman', 'p@ss/word']])
  expect(server.received).toHaveLength(1)
})

test('sends nothing unencrypted to another machine', async () => {
  // An address that the gateway does not know as this machine.
  const server = await start({ host: '127.0.0.2' })
  const failure = await failureOf(mailOf(server.url).send(letter))
  expect(failure.reason).toContain('ETLS')
  expect(server.received).toEqual([])
})
