import { chooseOwnKundali, saveKundali } from '@sankalp/contract/kundli'
import { setNoticeSettings, getNoticeSettings, subscribePush } from '@sankalp/contract/notices'
import { getYourDay } from '@sankalp/contract/your-day'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, type PushServer, startPushServer } from '../../../test/push-server.ts'
import { type TestApp, startTestApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

let app: TestApp
let pushes: PushServer
beforeAll(async () => {
  pushes = await startPushServer()
  app = await startTestApp({ env: { PUSH_HOSTS: '127.0.0.1' } })
  app.stopClock()
})
afterAll(async () => {
  await app.stop()
  await pushes.stop()
})
/** Each test has a morning of its own, at half past six in India. */
beforeEach(async () => {
  await app.db.query('delete from notice')
  await app.db.query('delete from notice_setting')
  pushes.received.length = 0
  goTo('01:00')
})

/** Moves the clock forward to the next such time in UTC. */
function goTo(time: string): void {
  const now = app.clock.now()
  const next = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`)
  app.pass((next.getTime() - now.getTime()) / 1000 + (next <= now ? 24 * 3600 : 0))
}

const birth = {
  gender: 'female' as const,
  year: 1991,
  month: 10,
  day: 21,
  hour: 5,
  min: 25,
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  place: 'Ujjain, Madhya Pradesh',
}
const save = async (client: TestClient, name: string, more = {}) =>
  (await client.call(saveKundali, { body: { ...birth, name, ...more } })).body.kundali
async function newOwner(): Promise<TestClient> {
  const client = await app.newClient().signIn()
  const { _id } = await save(client, 'Savita')
  await client.call(chooseOwnKundali, { params: { kundaliId: _id } })
  return client
}
const dayOf = async (client: TestClient, city?: string) =>
  (await client.call(getYourDay, city ? { query: { city } } : {})).body

describe('your day', () => {
  test('is three sentences with their causes, from the own chart', async () => {
    const { yourDay, charts } = await dayOf(await newOwner())
    expect(charts).toEqual([])
    expect(yourDay).toMatchObject({ name: 'Savita', place: 'Delhi' })
    expect(yourDay!.sentences.map(({ causes }) => causes.length > 0)).toEqual([true, true, true])
    expect(yourDay!.sentences[1]!.causes.join()).toMatch(/tara.*from your lagna.*lord of your running antardasha/)
    expect(yourDay!.sentences[2]!.text).toMatch(/\d\d:\d\d [AP]M/)
  })

  test('is written in the language of the caller, and its hours are those of the place', async () => {
    const client = await newOwner()
    const [delhi, mumbai, nowhere] = [
      await dayOf(client),
      await dayOf(client, 'mumbai'),
      await dayOf(client, 'no-such-town'),
    ]
    expect(mumbai.yourDay!.place).toBe('Mumbai')
    expect(mumbai.yourDay!.sentences[0]).toEqual(delhi.yourDay!.sentences[0])
    expect(mumbai.yourDay!.sentences[2]).not.toEqual(delhi.yourDay!.sentences[2])
    expect(nowhere).toEqual(delhi)
    client.language = 'hin'
    const hindi = await dayOf(client)
    expect(hindi.yourDay!.place).toBe('दिल्ली')
    for (const { text, causes } of hindi.yourDay!.sentences) expect([text, ...causes].join()).not.toMatch(/[A-Za-z]/)
  })

  test('without an own chart offers the saved ones to choose from, and without any none', async () => {
    const client = await app.newClient().signIn()
    expect(await dayOf(client)).toEqual({ yourDay: null, charts: [] })
    const { _id } = await save(client, 'Savita')
    expect(await dayOf(client)).toEqual({ yourDay: null, charts: [{ _id, name: 'Savita' }] })
    await client.call(chooseOwnKundali, { params: { kundaliId: _id } })
    expect((await dayOf(client)).yourDay!.name).toBe('Savita')
  })

  test('names no lagna and no dasha for an unknown time of birth', async () => {
    const client = await app.newClient().signIn()
    const { _id } = await save(client, 'Savita', { hour: null, min: null })
    await client.call(chooseOwnKundali, { params: { kundaliId: _id } })
    const causes = (await dayOf(client)).yourDay!.sentences.flatMap((sentence) => sentence.causes)
    expect(causes.join()).not.toMatch(/lagna|dasha/)
  })

  test('is valid until its hour is nearly over, and has none left late in the evening', async () => {
    const client = await newOwner()
    const morning = (await dayOf(client)).yourDay!
    expect(morning.valid_until_ms).toBeGreaterThan(app.clock.now().getTime())
    app.pass((morning.valid_until_ms - app.clock.now().getTime()) / 1000)
    // The session has ended meanwhile, here and in the evening.
    await client.signIn(client.phone)
    expect((await dayOf(client)).yourDay!.sentences[2]!.text).not.toBe(morning.sentences[2]!.text)
    goTo('18:00')
    await client.signIn(client.phone)
    const night = (await dayOf(client)).yourDay!
    expect(night.sentences[2]!.causes).toEqual([])
    expect(night.sentences[0]).toEqual(morning.sentences[0])
    expect(new Date(night.valid_until_ms).toISOString()).toContain('T18:30:00')
  })

  test('is for signed-in callers only', async () => {
    expect((await app.newClient().call(getYourDay)).status).toBe(401)
  })
})

describe('the notice of the morning', () => {
  const wants = (client: TestClient, on = true) =>
    client.call(setNoticeSettings, { body: { settings: [{ kind: 'yourDay', channel: 'push', on }] } })
  async function allowIn(client: TestClient): Promise<Browser> {
    const browser = pushes.openBrowser()
    await client.call(subscribePush, { body: browser.subscription })
    return browser
  }
  async function morning(): Promise<void> {
    await app.runJob('your-day.tell')
    await app.jobs.runDue()
    await app.runJob('notices.deliver')
  }
  const told = (browser: Browser) =>
    browser.messages().map(({ text }) => JSON.parse(text) as { title: string; body: string; path: string })

  test('is off until somebody switches it on', async () => {
    const client = await newOwner()
    const browser = await allowIn(client)
    const settingOf = async () =>
      (await client.call(getNoticeSettings)).body.settings.find(({ kind }) => kind === 'yourDay')
    expect(await settingOf()).toEqual({ kind: 'yourDay', mail: false, push: false })
    await morning()
    expect(told(browser)).toEqual([])
    await wants(client)
    expect(await settingOf()).toEqual({ kind: 'yourDay', mail: false, push: true })
    await morning()
    expect(told(browser)).toHaveLength(1)
  })

  test('has the sentences of the screen and opens it, once a day', async () => {
    const client = await newOwner()
    const browser = await allowIn(client)
    await wants(client)
    const sentences = (await dayOf(client)).yourDay!.sentences.map(({ text }) => text)
    await morning()
    await morning()
    expect(told(browser)).toMatchObject([{ title: 'Your day', body: sentences.join(' '), path: '/' }])
    app.pass(24 * 3600)
    await morning()
    expect(told(browser)).toHaveLength(2)
    expect(told(browser)[1]!.body).not.toBe(told(browser)[0]!.body)
  })

  test('is in the language in which it was switched on, unless another is chosen', async () => {
    const client = await newOwner()
    const browser = await allowIn(client)
    client.language = 'hin'
    await wants(client)
    await morning()
    expect(told(browser)[0]!.title).toBe('आपका दिन')
    await client.call(setNoticeSettings, { body: { settings: [], language: 'en' } })
    client.language = 'hin'
    await wants(client)
    app.pass(24 * 3600)
    await morning()
    expect(told(browser)[1]!.title).toBe('Your day')
  })

  test('names the hours of the home in the profile', async () => {
    const client = await newOwner()
    await app.db.query(`update user_account set city = 'Guwahati', state = 'Assam' where id = $1`, [client.userId])
    const browser = await allowIn(client)
    await wants(client)
    const there = (await dayOf(client, 'guwahati')).yourDay!
    expect(there.place).toBe('Guwahati')
    await morning()
    expect(told(browser)[0]!.body).toContain(there.sentences[2]!.text)
  })

  test('is not sent without an own chart, after it was switched off, or after noon', async () => {
    const [stranger, gone, late] = [await app.newClient().signIn(), await newOwner(), await newOwner()]
    const browsers = [await allowIn(stranger), await allowIn(gone)]
    await wants(stranger)
    await wants(gone)
    await app.runJob('your-day.tell')
    await wants(gone, false)
    await app.jobs.runDue()
    await app.runJob('notices.deliver')
    expect(browsers.flatMap(told)).toEqual([])
    const browser = await allowIn(late)
    await wants(late)
    goTo('07:00')
    await morning()
    expect(told(browser)).toEqual([])
  })

  test('reaches everybody who wants it, in more than one batch', async () => {
    const client = await newOwner()
    const browser = await allowIn(client)
    await wants(client)
    await app.db.query(
      // Their ids are lower, so that they come first.
      `with others as (
         insert into user_account (id, phone, role, created_at, updated_at)
         select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '+91700000' || lpad(n::text, 4, '0'), 'ROLE_USER', now(), now()
           from generate_series(1, 120) n returning id),
       sessions as (select session_id, endpoint, p256dh, auth from push_subscription where user_id = $1),
       subscribed as (insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth, renewed_at)
         select gen_random_uuid(), others.id, session_id, endpoint || others.id, p256dh, auth, now() from others, sessions)
       insert into notice_setting (user_id, kind, channel, is_on) select id, 'yourDay', 'push', true from others`,
      [client.userId],
    )
    await morning()
    expect(told(browser)).toHaveLength(1)
  })

  test('keeps no birth in the notice or the log', async () => {
    const client = await newOwner()
    await allowIn(client)
    await wants(client)
    const before = app.logLines.length
    await morning()
    const [row] = await app.db.query<{ text: string }>('select notice::text as text from notice')
    for (const text of [row!.text, ...app.logLines.slice(before), ...pushes.received.map((one) => one.text)])
      expect(text).not.toMatch(/1991|Savita|Ujjain|23\.18/)
    expect(app.logLines.slice(before).join('')).toContain('stored the notices of the morning')
  })
})
