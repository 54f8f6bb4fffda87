import { refreshToken, sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type TestClient, randomPhone } from '../../../test/test-client.ts'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../../platform/db/db.ts'

const [old, next] = ['the secret of before, long enough 1', 'the secret that comes after it 2222']
const dayMs = 24 * 3_600_000

/** Starts three servers on one database, as they run one after the other during a change of the secret. */
async function servers(acceptedMs = dayMs): Promise<{ before: TestApp; prepared: TestApp; changed: TestApp }> {
  const db = await openTestDb()
  // Each app closes its database on shutdown. Let only the first one do so.
  const shared: Db = { ...db, close: async () => undefined }
  const before = await testApp({ db, secret: old })
  const prepared = await testApp({ db: shared, secret: old, env: { SECRET: old, SECRET_ALSO: next } })
  const changed = await testApp({
    db: shared,
    secret: next,
    env: { SECRET: next, SECRET_ALSO: old, SECRET_ALSO_UNTIL: new Date(Date.now() + acceptedMs).toISOString() },
  })
  return { before, prepared, changed }
}

/** The same browser, but the proxy sends its next request to another server. */
function at(app: TestApp, client: TestClient): TestClient {
  return Object.assign(app.newClient(), { token: client.token, cookies: client.cookies, userId: client.userId })
}

const wallet = async (client: TestClient) => (await client.call(getUserWalletDetail)).status

test('while the secret changes, no session ends on any server', async () => {
  const { before, prepared, changed } = await servers()
  const asha = await before.newClient().signIn()
  expect([await wallet(at(prepared, asha)), await wallet(at(changed, asha))]).toEqual([200, 200])
  const ravi = await changed.newClient().signIn()
  expect([await wallet(at(prepared, ravi)), await wallet(at(before, ravi))]).toEqual([200, 401])
})

test('exchanges an old cookie for one that survives the change', async () => {
  const { before, changed } = await servers()
  const [asha, sleeper] = [await before.newClient().signIn(), await before.newClient().signIn()]
  const now = at(changed, asha)
  const renewed = await now.call(refreshToken)
  expect(renewed.status).toBe(200)
  changed.pass(2 * 24 * 3600)
  expect((await now.call(refreshToken)).status).toBe(200)
  expect((await at(changed, sleeper).call(refreshToken)).status).toBe(401)
})

test('an old token expires with the secret that signed it, even if it was cached', async () => {
  const { before, changed } = await servers(300_000)
  const asha = at(changed, await before.newClient().signIn())
  expect(await wallet(asha)).toBe(200)
  changed.pass(301)
  expect(await wallet(asha)).toBe(401)
})

test('a code sent before the change signs in after it, and failures still count', async () => {
  const { before, changed } = await servers()
  const phone_number = randomPhone()
  await before.newClient().call(sendOtp, { body: { phone_number } })
  const otp = before.outbox.at(-1)!.code
  const wrong = otp.replace(/./, (digit) => (digit === '0' ? '1' : '0'))
  expect((await changed.newClient().call(verifyOtp, { body: { phone_number, otp: wrong } })).status).toBe(400)
  const rows = await before.db.query<{ failures: number }>('select failures from auth_number')
  expect(rows).toEqual([{ failures: 1 }])
  expect((await changed.newClient().call(verifyOtp, { body: { phone_number, otp } })).status).toBe(200)
})
