import { tellMeWhenOnline } from '@sankalp/contract/consultations'
import { setNoticeSettings, subscribePush } from '@sankalp/contract/notices'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, consultingApp, letPass, openConsole, openUser } from '../../test/consulting.ts'
import { type PushServer, startPushServer } from '../../test/push-server.ts'
import type { TestApp } from '../../test/test-app.ts'
import type { TestClient } from '../../test/test-client.ts'

let pushes: PushServer
let app: TestApp
beforeAll(async () => {
  pushes = await startPushServer()
})
afterAll(() => pushes.stop())
beforeEach(async () => {
  app = await consultingApp({ env: { PUSH_HOSTS: '127.0.0.1' } })
  pushes.received.length = 0
})

async function allowIn(client: TestClient): Promise<void> {
  expect((await client.call(subscribePush, { body: pushes.openBrowser().subscription })).status).toBe(200)
}
/** Returns the pushes sent to the devices since the last call. */
async function pushed(): Promise<Record<string, unknown>[]> {
  await app.jobs.runDue()
  return pushes.received.splice(0).map(({ text }) => JSON.parse(text) as Record<string, unknown>)
}
const lettersOf = (kind: string) =>
  app.db.query(
    `select 1 from notice_delivery join notice on notice.id = notice_id where kind = $1 and channel = 'mail'`,
    [kind],
  )

test('a request rings on every device of the acharya and is replaced on all of them when one accepts', async () => {
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  await allowIn(acharya.client)
  await allowIn(acharya.client)
  const requestId = await ask(user, acharya)
  const rung = await pushed()
  expect(rung).toHaveLength(2)
  expect(rung[0]).toMatchObject({
    title: 'Asha asks for a chat',
    tag: requestId,
    rings: true,
    path: `/acharya?ring=${requestId}`,
  })
  await acharya.ok('chat:request:accept', { requestId })
  const over = await pushed()
  expect(over).toHaveLength(2)
  expect(over[0]).toMatchObject({ tag: requestId, replaces: true, title: 'The request is accepted' })
  expect(over[0]).not.toHaveProperty('rings')
  expect(await lettersOf('consultationRequested')).toEqual([])
})

test('a request withdrawn before its push was sent never rings and sends no end notice', async () => {
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  await allowIn(acharya.client)
  const requestId = await ask(user, acharya)
  await user.ok('chat:request:cancel', { requestId, acharyaId: acharya.acharyaId })
  expect(await pushed()).toEqual([])
})

test('an unanswered request is marked as missed where it rang; when late, no push is sent', async () => {
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  await allowIn(acharya.client)
  await ask(user, acharya)
  await pushed()
  await letPass(app, 61)
  expect(await pushed()).toMatchObject([{ replaces: true, title: 'You missed a request of Asha' }])
  await ask(user, acharya)
  app.pass(60)
  expect(await pushed()).toEqual([])
})

test('sends nothing to an acharya who has turned notices off', async () => {
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  await allowIn(acharya.client)
  await acharya.client.call(setNoticeSettings, {
    body: { settings: [{ kind: 'consultationRequested', channel: 'push', on: false }] },
  })
  const requestId = await ask(user, acharya)
  expect(await pushed()).toEqual([])
  await acharya.ok('chat:request:reject', { requestId })
  expect(await pushed()).toEqual([])
})

test('rings the next user in the queue, and tells a user who asked for it once that an acharya is online', async () => {
  const [acharya, user, second] = [await openConsole(app), await openUser(app, 500), await openUser(app, 500)]
  await allowIn(second.client)
  const requestId = await ask(user, acharya)
  await second.ok('queue:join', { acharyaId: acharya.acharyaId, talk: 'Chat', chatMinutes: 5 })
  await acharya.ok('chat:request:reject', { requestId })
  await second.next('queue:turn')
  expect(await pushed()).toMatchObject([
    { rings: true, title: 'It is your turn with Harpreet Kaur', path: '/chatwithastrologer' },
  ])

  await second.client.call(tellMeWhenOnline, { params: { id: acharya.acharyaId } })
  for (let times = 0; times < 2; times += 1) {
    await acharya.ok('acharya:switch', { on: false })
    await acharya.ok('acharya:switch', { on: true })
  }
  await expect.poll(() => app.db.query('select 1 from online_wish')).toEqual([])
  await expect.poll(() => app.db.query(`select 1 from notice where kind = 'acharyaOnline'`)).toHaveLength(1)
  expect((await pushed()).map(({ title }) => title)).toEqual(['Harpreet Kaur is online now'])
  expect(await lettersOf('acharyaOnline')).toHaveLength(1)
})
