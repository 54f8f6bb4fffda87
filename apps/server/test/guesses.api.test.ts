import { verifyOtp } from '@sankalp/contract/auth'
import { expect, test } from 'vitest'
import { createSecrets } from '../src/platform/secrets.ts'
import { type TestApp, testApp, testSecret } from './test-app.ts'
import { randomPhone } from './test-client.ts'

/** Creates numbers that wait for a code which no guess can match. */
async function openNumbers({ db }: TestApp, count: number): Promise<string[]> {
  const secrets = createSecrets(testSecret)
  const phones = Array.from({ length: count }, (_, at) => String(9_000_000_001 + at))
  await db.query(
    `insert into auth_number (number_hash, code_hash, code_expires_at)
     select number_hash, 'no guess has this hash', now() + interval '5 minutes' from unnest($1::text[]) number_hash`,
    [phones.map((phone) => secrets.hash('number', `+91${phone}`))],
  )
  return phones
}

test('checks 100 guesses when one address guesses at 300 numbers at once', async () => {
  const app = await testApp()
  const phones = await openNumbers(app, 300)
  const { address } = app.newClient()
  const answers = await Promise.all(
    phones.map((phone_number) =>
      Object.assign(app.newClient(), { address }).call(verifyOtp, { body: { phone_number, otp: '1234' } }),
    ),
  )
  const [looked] = await app.db.query('select sum(failures)::int as count from auth_number')
  expect(looked).toEqual({ count: 100 })
  expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200)
})

test('does not count a right code against the guesses of an address', async () => {
  const app = await testApp()
  const { address } = app.newClient()
  const tokens = new Set<string | null>()
  for (let i = 0; i < 105; i++) tokens.add((await Object.assign(app.newClient(), { address }).signIn()).token)
  expect(tokens.size).toBe(105)
})

test('does not count guesses at numbers without a pending code as failures, and sign-in stays open', async () => {
  const app = await testApp({ env: { CODE_FAILURES_PER_HOUR: '10' } })
  for (let at = 0; at < 60; at++) {
    const answer = await app.newClient().call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } })
    expect(answer.body.code).toBe('CODE_EXPIRED')
  }
  expect((await app.newClient().signIn()).token).toBeTruthy()
})

test('after too many failures over all numbers, refuses those who fail and lets all others sign in', async () => {
  const app = await testApp({ env: { CODE_FAILURES_PER_HOUR: '10' } })
  const phones = await openNumbers(app, 40)
  const attackers = [app.newClient(), app.newClient()]
  const codes = []
  for (const [at, phone_number] of phones.entries())
    codes.push((await attackers[at % 2]!.call(verifyOtp, { body: { phone_number, otp: '1234' } })).body.code)
  expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(30)
  expect((await app.newClient().signIn()).token).toBeTruthy()
})
