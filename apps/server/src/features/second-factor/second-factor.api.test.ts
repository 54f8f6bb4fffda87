import { randomUUID } from 'node:crypto'
import type { Role } from '@sankalp/contract'
import { refreshToken } from '@sankalp/contract/auth'
import { type Endpoint, idempotencyHeader } from '@sankalp/contract/endpoint'
import { endpoints } from '@sankalp/contract/endpoints'
import { getOperatorToday, setOperatorStep } from '@sankalp/contract/operator'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@sankalp/contract/second-factor'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openLive, untilConnected } from '../../../test/live-client.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { authenticator, freshCode, setUpFactor } from '../../../test/second-factor.ts'
import { type TestApp, testApp, testSecret } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { openTestDb } from '../../../test/test-db.ts'
import { resetFactor } from '../../app/admin/reset-factor.ts'

async function signIn(app: TestApp, role: Role = 'ROLE_ADMIN'): Promise<TestClient> {
  const client = await app.newClient().signIn()
  await app.db.query('update user_account set role = $2, operator_step = $3 where id = $1', [
    client.userId,
    role,
    role === 'ROLE_ADMIN' ? 'finance' : null,
  ])
  return client
}

/** Signs in to the same account on another device, after a wait: a number gets at most three codes in 15 minutes. */
async function signInAgain(app: TestApp, client: TestClient): Promise<TestClient> {
  app.pass(460)
  return app.newClient().signIn(client.phone)
}

const today = async (client: TestClient) => {
  const { status, body } = await client.call(getOperatorToday)
  return body.code ?? status
}
const give = async (client: TestClient, code: string) => {
  const { status, body } = await client.call(giveSecondFactor, { body: { code } })
  return body.code ?? status
}

/** Calls every endpoint of one role without valid input: the caller is checked before the input. */
async function refusalsOf(
  client: TestClient,
  access: 'admin' | 'acharya',
): Promise<{ calls: number; refusals: string[] }> {
  const calls = endpoints.filter((endpoint: Endpoint) => endpoint.access === access)
  const refusals = new Set<string>()
  for (const { method, path, idempotent } of calls as readonly Endpoint[]) {
    const { body } = await client.fetch<Record<never, never>>(path.replace(/\{\w+\}/g, randomUUID()), {
      method,
      ...(idempotent && { headers: { [idempotencyHeader]: randomUUID() } }),
    })
    refusals.add(`${body.code}`)
  }
  return { calls: calls.length, refusals: [...refusals] }
}

describe('a session without the factor', () => {
  test.each([
    ['ROLE_ADMIN', 'admin'],
    ['ROLE_ACHARYA', 'acharya'],
  ] as const)('of a %s is refused by every call of their side, and only by those', async (role, access) => {
    const app = await testApp()
    const client = await signIn(app, role)
    const { device } = await setUpFactor(app, client)
    const other = await signInAgain(app, client)
    const { calls, refusals } = await refusalsOf(other, access)
    expect(calls).toBeGreaterThan(15)
    expect(refusals).toEqual(['SECOND_FACTOR_NEEDED'])
    expect((await other.call(getUserWalletDetail)).status).toBe(200)
    expect(await give(other, device.next())).toBe(200)
    expect((await refusalsOf(other, access)).refusals).not.toContain('SECOND_FACTOR_NEEDED')
  })

  test('cannot connect to the live channel until the factor is given', async () => {
    const app = await testApp()
    const client = await signIn(app, 'ROLE_ACHARYA')
    const { device } = await setUpFactor(app, client)
    const other = await signInAgain(app, client)
    const connect = async () => {
      const socket = openLive(app.url, { token: other.token })
      onTestFinished(() => void socket.disconnect())
      return untilConnected(socket)
    }
    expect(await connect()).toMatchObject({ connected: false, refusal: { code: 'SECOND_FACTOR_NEEDED' } })
    await give(other, device.next())
    expect(await connect()).toEqual({ connected: true })
  })

  test('a copied cookie does not carry the factor, even from a session that has given it', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const { device } = await setUpFactor(app, client)
    expect(await today(client)).toBe(200)
    // The owner renews in their own browser, which still sends the previous token: the factor is not asked for again.
    client.token = (await client.call(refreshToken)).body.token
    expect(await today(client)).toBe(200)

    const thief = app.newClient()
    for (const [name, value] of client.cookies) thief.cookies.set(name, value)
    const stolen = await thief.call(refreshToken)
    expect(stolen.status).toBe(200)
    thief.token = stolen.body.token
    expect((await refusalsOf(thief, 'admin')).refusals).toEqual(['SECOND_FACTOR_NEEDED'])
    // A token of another session does not help either.
    const own = await signIn(app)
    const second = await thief.call(refreshToken, { headers: { authorization: `Bearer ${own.token}` } })
    thief.token = second.body.token
    expect(await today(thief)).toBe('SECOND_FACTOR_NEEDED')
    expect(await give(client, device.next())).toBe(200)
  })
})

describe('codes', () => {
  test('accepts each code once, also when it is sent twice at once, and likewise each recovery code', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const { device, recoveryCodes } = await setUpFactor(app, client)
    expect(recoveryCodes).toHaveLength(10)
    const [one, two] = [await signInAgain(app, client), await signInAgain(app, client)]
    const code = device.next()
    expect((await Promise.all([give(one, code), give(two, code)])).toSorted()).toEqual([200, 'SECOND_FACTOR_WRONG'])
    expect(await give(one, device.code(-1))).toBe('SECOND_FACTOR_WRONG')
    const third = await signInAgain(app, client)
    // Typed as a user copies it by hand.
    expect(await give(third, recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '))).toBe(200)
    expect(await today(third)).toBe(200)
    expect(await give(third, recoveryCodes[0]!)).toBe('SECOND_FACTOR_WRONG')
    expect((await third.call(getSecondFactor)).body).toMatchObject({
      isOn: true,
      isGiven: true,
      isRequired: false,
      recoveryCodesLeft: 9,
    })
  })

  test('checks only a few wrong codes, even when they are sent at once, and does not count right ones', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const { device } = await setUpFactor(app, client)
    for (let count = 0; count < 8; count++) expect(await give(client, device.next())).toBe(200)
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => give(client, String(100_000 + at))))
    expect(guesses.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(5)
    expect(await give(client, device.next())).toBe('TOO_MANY_REQUESTS')
  })

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const begun = await client.call(beginSecondFactor, { body: { otp: await freshCode(app, client) } })
    const device = authenticator(app, begun.body.secret)
    const { recoveryCodes } = (await client.call(confirmSecondFactor, { body: { code: device.code() } })).body
    const stored = JSON.stringify([
      await app.db.query('select * from second_factor'),
      await app.db.query('select * from second_factor_recovery'),
    ])
    for (const secret of [
      begun.body.secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret)
  })
})

describe('setting up', () => {
  test('needs a fresh sign-in code, ends every other session, and works once', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const elsewhere = await signInAgain(app, client)
    expect((await client.call(beginSecondFactor, { body: { otp: '0000' } })).body.code).toBe('CODE_EXPIRED')
    await setUpFactor(app, client)
    expect(await today(client)).toBe(200)
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(401)
    expect((await client.call(beginSecondFactor, { body: { otp: '0000' } })).body.code).toBe('SECOND_FACTOR_ON')
  })

  test('guards nothing before the first right code, and lets an unconfirmed secret expire', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const begun = await client.call(beginSecondFactor, { body: { otp: await freshCode(app, client) } })
    const device = authenticator(app, begun.body.secret)
    expect((await client.call(confirmSecondFactor, { body: { code: '000000' } })).body.code).toBe('SECOND_FACTOR_WRONG')
    expect(await today(client)).toBe(200)
    app.pass(16 * 60)
    expect((await client.call(confirmSecondFactor, { body: { code: device.code() } })).body.code).toBe(
      'SECOND_FACTOR_OFF',
    )
  })

  test('switching off and renewing recovery codes both require the factor', async () => {
    const app = await testApp()
    const client = await signIn(app)
    const { device, recoveryCodes } = await setUpFactor(app, client)
    expect((await client.call(switchOffSecondFactor, { body: { code: '000000' } })).body.code).toBe(
      'SECOND_FACTOR_WRONG',
    )
    const anew = (await client.call(renewRecoveryCodes, { body: { code: device.next() } })).body.recoveryCodes
    expect(await give(client, recoveryCodes[1]!)).toBe('SECOND_FACTOR_WRONG')
    expect((await client.call(switchOffSecondFactor, { body: { code: anew[0]! } })).body).toMatchObject({
      isOn: false,
      isGiven: false,
      recoveryCodesLeft: 0,
    })
    expect(await give(client, device.next())).toBe('SECOND_FACTOR_OFF')
    expect(await today(await signInAgain(app, client))).toBe(200)
  })

  test('an ordinary account cannot set one up', async () => {
    const app = await testApp()
    expect((await (await app.newClient().signIn()).call(getSecondFactor)).status).toBe(403)
  })
})

test('changing permissions requires the factor within the last ten minutes', async () => {
  const app = await testApp()
  const client = await signIn(app)
  const other = await signIn(app)
  const { device } = await setUpFactor(app, client)
  const change = async () => {
    const answer = await client.call(setOperatorStep, {
      params: { accountId: other.userId },
      body: { operatorStep: 'support', reason: 'A test' },
      headers: { [idempotencyHeader]: randomUUID() },
    })
    return answer.body.code ?? answer.status
  }
  expect(await change()).toBe(200)
  app.pass(10 * 60)
  expect([await change(), await today(client)]).toEqual(['SECOND_FACTOR_NEEDED', 200])
  expect(await give(client, device.next())).toBe(200)
  expect(await change()).toBe(200)
})

test('in production an operator without a factor can only set one up; for an acharya it is optional', async () => {
  const app = await testApp({ env: productionEnv })
  const [client, acharya] = [await signIn(app), await signIn(app, 'ROLE_ACHARYA')]
  const { body } = await client.call(getOperatorToday)
  expect(body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED', facts: { isSetUp: false } })
  expect((await refusalsOf(client, 'admin')).refusals).toEqual(['SECOND_FACTOR_NEEDED'])
  expect((await refusalsOf(acharya, 'acharya')).refusals).not.toContain('SECOND_FACTOR_NEEDED')
  expect((await client.call(getSecondFactor)).body.isRequired).toBe(true)
  await setUpFactor(app, client)
  expect(await today(client)).toBe(200)
})

test('the server’s administrator can remove the factor of an account that has lost it, and the removal is audited', async () => {
  const app = await testApp()
  const client = await signIn(app)
  await setUpFactor(app, client)
  expect(await resetFactor(app.db, client.phone, app.clock.now())).toContain('is gone')
  await expect(resetFactor(app.db, client.phone, app.clock.now())).rejects.toThrow('has no second factor')
  expect(
    await app.db.query('select call, facts from audit_entry where operator_id = $1', [client.userId]),
  ).toMatchObject([{ call: 'resetFactor', facts: { from: 'npm run admin' } }])
  expect(await today(await signInAgain(app, client))).toBe(200)
})

test('a factor survives a change of the server’s secret once the hourly job has sealed it again', async () => {
  const db = await openTestDb()
  const shared = { ...db, close: async () => undefined }
  const before = await testApp({ db })
  const client = await signIn(before)
  const { device } = await setUpFactor(before, client)
  const next = 'the secret that comes after it 2222'
  const changed = await testApp({
    db: shared,
    secret: next,
    env: { SECRET: next, SECRET_ALSO: testSecret, SECRET_ALSO_UNTIL: new Date(Date.now() + 3_600_000).toISOString() },
  })
  await changed.tidy()
  const alone = await testApp({ db: shared, secret: next, env: { SECRET: next } })
  before.pass(120)
  alone.pass(before.clock.now().getTime() / 1000 - alone.clock.now().getTime() / 1000)
  const there = await alone.newClient().signIn(client.phone)
  expect(await give(there, device.code())).toBe(200)
})
