import { languages } from '@sankalp/contract'
import { channelsOf, isOnAtFirst, kindsFor, pushDevicesPerPerson } from '@sankalp/contract/notice-rules'
import {
  getNoticeSettings,
  getPushKey,
  setNoticeSettings,
  subscribePush,
  unsubscribePush,
} from '@sankalp/contract/notices'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { type PushServer, startPushServer } from '../../../test/push-server.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

let pushes: PushServer
beforeAll(async () => {
  pushes = await startPushServer()
})
afterAll(() => pushes.stop())
const app = fileApp({ env: { PUSH_HOSTS: '127.0.0.1' } })

/** A kind without mails has no switch for them. */
const allOn = kindsFor(false).map((kind) => ({
  kind,
  mail: channelsOf(kind).includes('mail'),
  push: isOnAtFirst(kind),
}))
const isSwitchedOff = (kind: (typeof allOn)[number]['kind'], { mail, push }: { mail: boolean; push: boolean }) =>
  (!push && isOnAtFirst(kind)) || (!mail && channelsOf(kind).includes('mail'))
const devicesOf = async (client: TestClient) => (await client.call(getNoticeSettings)).body.devices

describe('settings', () => {
  test('are all on at first but the one of the morning, for a user and for an acharya', async () => {
    const client = await app().newClient().signIn()
    const { status, body } = await client.call(getNoticeSettings)
    expect(status).toBe(200)
    expect(body).toEqual({ settings: allOn, language: null, email: null, pushOffered: true, devices: 0 })
    expect(body.settings.map(({ kind }) => kind)).not.toContain('newBooking')
    await app().db.query(`update user_account set role = 'ROLE_ACHARYA' where id = $1`, [client.userId])
    // A second code may be sent after a minute.
    app().pass(61)
    const acharya = await app().newClient().signIn(client.phone)
    expect((await acharya.call(getNoticeSettings)).body.settings.map(({ kind }) => kind)).toEqual(kindsFor(true))
  })

  test('store what is switched, change nothing else, and affect no other user', async () => {
    const [client, other] = [await app().newClient().signIn(), await app().newClient().signIn()]
    const changed = await client.call(setNoticeSettings, {
      body: { settings: [{ kind: 'reminderDay', channel: 'mail', on: false }] },
    })
    expect(changed.body.settings.filter(({ kind, ...ways }) => isSwitchedOff(kind, ways))).toEqual([
      { kind: 'reminderDay', mail: false, push: true },
    ])
    await client.call(setNoticeSettings, {
      body: { settings: [{ kind: 'reminderDay', channel: 'push', on: false }], language: 'hin' },
    })
    await client.call(setNoticeSettings, { body: { settings: [{ kind: 'reminderDay', channel: 'mail', on: true }] } })
    const { body } = await client.call(getNoticeSettings)
    expect(body.settings.filter(({ kind, ...ways }) => isSwitchedOff(kind, ways))).toEqual([
      { kind: 'reminderDay', mail: true, push: false },
    ])
    expect(body.language).toBe('hin')
    expect((await other.call(getNoticeSettings)).body).toMatchObject({ language: null, settings: allOn })
  })

  test.each([
    [{ settings: [{ kind: 'everything', channel: 'mail', on: true }] }, 'settings.0.kind', 'choice'],
    [{ settings: [{ kind: 'reminderDay', channel: 'sms', on: true }] }, 'settings.0.channel', 'choice'],
    [{ settings: [{ kind: 'reminderDay', channel: 'mail', on: 'yes' }] }, 'settings.0.on', 'invalid'],
    [{ settings: [], language: 'fr' }, 'language', 'choice'],
  ])('%j is refused at %s', async (body, field, problem) => {
    const client = await app().newClient().signIn()
    const answer = await client.call(setNoticeSettings, { body: body as never })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
    })
  })
})

describe('a browser', () => {
  test('gets the key to subscribe with, counts once however often it subscribes, and is deleted on request', async () => {
    const client = await app().newClient().signIn()
    expect((await client.call(getPushKey)).body.key).toMatch(/^[\w-]{87}$/)
    const { subscription } = pushes.openBrowser()
    await client.call(subscribePush, { body: subscription })
    expect((await client.call(subscribePush, { body: subscription })).status).toBe(200)
    expect(await devicesOf(client)).toBe(1)
    const stranger = await app().newClient().signIn()
    await stranger.call(unsubscribePush, { body: { endpoint: subscription.endpoint } })
    expect(await devicesOf(client)).toBe(1)
    for (let count = 0; count < 2; count += 1) {
      expect((await client.call(unsubscribePush, { body: { endpoint: subscription.endpoint } })).status).toBe(200)
      expect(await devicesOf(client)).toBe(0)
    }
  })

  test('the eleventh replaces the one that has been inactive longest', async () => {
    const client = await app().newClient().signIn()
    const browsers = Array.from({ length: pushDevicesPerPerson + 1 }, () => pushes.openBrowser().subscription)
    for (const body of browsers) {
      await client.call(subscribePush, { body })
      app().pass(1)
    }
    expect(await devicesOf(client)).toBe(pushDevicesPerPerson)
    const rows = await app().db.query<{ endpoint: string }>(
      'select endpoint from push_subscription where user_id = $1',
      [client.userId],
    )
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(browsers[0]!.endpoint)
  })

  test.each(languages)(
    'of a service that we do not know is refused, in words (%s): our server calls nobody on a stranger’s word',
    async (language) => {
      const client = await app().newClient().signIn()
      client.language = language
      const { keys } = pushes.openBrowser().subscription
      for (const endpoint of [
        'https://intranet.example/admin',
        'https://169.254.169.254/latest',
        'http://fcm.googleapis.com/fcm/send/x',
      ]) {
        const answer = await client.call(subscribePush, { body: { endpoint, keys } })
        expect(answer).toMatchObject({ status: 400, body: { code: 'PUSH_SERVICE_UNKNOWN' } })
        expect(answer.body.message).toMatch(language === 'en' ? /browser/ : /ब्राउज़र/)
      }
      expect(await devicesOf(client)).toBe(0)
    },
  )

  test('is refused with invalid keys', async () => {
    const client = await app().newClient().signIn()
    const { endpoint, keys } = pushes.openBrowser().subscription
    for (const p256dh of ['A'.repeat(87), 'x', '!'.repeat(87)]) {
      expect(await client.call(subscribePush, { body: { endpoint, keys: { ...keys, p256dh } } })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      })
    }
    expect(await client.call(subscribePush, { body: { endpoint, keys: { ...keys, auth: 'short' } } })).toMatchObject({
      status: 400,
    })
  })
})

test('without keys, only push notices are missing', async () => {
  const without = await testApp({ push: null })
  const client = await without.newClient().signIn()
  expect((await client.call(getPushKey)).body.key).toBeNull()
  expect((await client.call(getNoticeSettings)).body.pushOffered).toBe(false)
  expect(await client.call(subscribePush, { body: pushes.openBrowser().subscription })).toMatchObject({
    status: 409,
    body: { code: 'PUSH_NOT_OFFERED' },
  })
})
