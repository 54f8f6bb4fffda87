import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PushServer, startPushServer } from '../../../../test/push-server.ts'
import { isKnownPushService } from './push-services.ts'
import { PushNotSent, type PushTarget } from './push.ts'
import { makeVapidKeys } from './vapid-keys.ts'
import { createWebPush } from './web-push.ts'

const keys = makeVapidKeys()
const subject = 'mailto:support@sankalp.example'
const gateway = createWebPush({ ...keys, subject, furtherHosts: ['127.0.0.1'], timeoutMs: 2000 })
const message = { payload: '{"title":"आपकी पूजा कल है"}', ttlSeconds: 3600, topic: 'a'.repeat(32) }

let server: PushServer
beforeAll(async () => {
  server = await startPushServer()
})
afterAll(() => server.stop())

const targetOf = ({
  endpoint,
  keys: { p256dh, auth },
}: ReturnType<PushServer['openBrowser']>['subscription']): PushTarget => ({ endpoint, p256dh, auth })
const failureOf = (target: PushTarget) =>
  gateway.send(target, message).then(
    () => null,
    (error: unknown) => error as PushNotSent,
  )

test('delivers a message encrypted for its browser and signed by us', async () => {
  const browser = server.openBrowser()
  expect(await gateway.send(targetOf(browser.subscription), message)).toBe('taken')
  expect(server.problems).toEqual([])
  const [got] = browser.messages()
  expect(got).toMatchObject({
    text: message.payload,
    ttl: '3600',
    topic: 'a'.repeat(32),
    key: keys.publicKey,
    claims: { aud: server.url, sub: subject },
  })
  // RFC 8292: at most a day.
  expect(got!.claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3600_000)
})

test('is unreadable when encrypted for another browser, so the test above can fail', async () => {
  const browser = server.openBrowser()
  const other = server.openBrowser()
  const wrong = { ...targetOf(browser.subscription), p256dh: other.subscription.keys.p256dh }
  expect(await failureOf(wrong)).toMatchObject({ reason: 'HTTP 400', isRefused: true })
  expect(server.problems.pop()).toMatch(/authenticate|computeSecret|decrypt/i)
})

test.each([404, 410])('%i: the browser has ended its subscription', async (status) => {
  const browser = server.openBrowser()
  browser.refuseWith(status)
  expect(await gateway.send(targetOf(browser.subscription), message)).toBe('gone')
})

test.each([
  [429, { 'retry-after': '90' }, { isRefused: false, retryAfterSeconds: 90 }],
  [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { isRefused: false, retryAfterSeconds: null }],
  [500, {}, { isRefused: false, retryAfterSeconds: null }],
  [503, { 'retry-after': '9999999' }, { isRefused: false, retryAfterSeconds: 86_400 }],
  [403, {}, { isRefused: true, retryAfterSeconds: null }],
  [413, {}, { isRefused: true, retryAfterSeconds: null }],
])('%i with %j is told as it is', async (status, headers, expected) => {
  const browser = server.openBrowser()
  browser.refuseWith(status, headers)
  const error = await failureOf(targetOf(browser.subscription))
  expect(error).toBeInstanceOf(PushNotSent)
  expect(error).toMatchObject({ reason: `HTTP ${status}`, ...expected })
  // A browser's push URL is a secret: anyone who has it can send to it.
  expect(String(error)).not.toContain(browser.name)
})

test('does not follow a redirect', async () => {
  const browser = server.openBrowser()
  const elsewhere = server.openBrowser()
  browser.refuseWith(307, { location: elsewhere.subscription.endpoint })
  expect(await failureOf(targetOf(browser.subscription))).toMatchObject({ isRefused: true })
  expect(elsewhere.messages()).toEqual([])
})

test('retries a service that is unreachable or silent later', async () => {
  const { subscription } = server.openBrowser()
  expect(await failureOf({ ...targetOf(subscription), endpoint: 'http://127.0.0.1:9/' })).toMatchObject({
    reason: 'connection failed',
    isRefused: false,
  })
  const mute = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    mute.listen(0, '127.0.0.1', resolve)
  })
  const { port } = mute.address() as { port: number }
  const impatient = createWebPush({ ...keys, subject, furtherHosts: ['127.0.0.1'], timeoutMs: 50 })
  await expect(
    impatient.send({ ...targetOf(subscription), endpoint: `http://127.0.0.1:${port}/` }, message),
  ).rejects.toMatchObject({ reason: 'no answer within 50 ms', isRefused: false })
  mute.close()
})

test('refuses invalid keys without a request', async () => {
  const before = server.tries()
  const { subscription } = server.openBrowser()
  expect(await failureOf({ ...targetOf(subscription), p256dh: 'A'.repeat(87) })).toMatchObject({ isRefused: true })
  expect(server.tries()).toBe(before)
})

describe('only push services are called', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://user@fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['http://127.0.0.1:5432/', false],
    ['not an address', false],
  ])('%s: %s', (endpoint, isKnown) => {
    expect(isKnownPushService(endpoint, [])).toBe(isKnown)
  })

  test('allows a host that the operator names, and an unencrypted local one only if named', () => {
    expect(isKnownPushService('https://push.sankalp.example/x', ['push.sankalp.example'])).toBe(true)
    expect(isKnownPushService('http://push.sankalp.example/x', ['push.sankalp.example'])).toBe(false)
    expect(isKnownPushService('http://127.0.0.1:8080/x', ['127.0.0.1'])).toBe(true)
  })
})
