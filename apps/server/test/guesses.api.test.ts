import { verifyOtp } from '@sankalp/contract/auth'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

test('300 numbers guessed at once from one address: 100 guesses are looked at', async () => {
  const app = await testApp()
  const rows = await app.db.query<{ phone: string }>(
    `insert into auth_number (phone, code_hash, code_expires_at)
     select '+91' || (9000000000 + n), 'no guess has this hash', now() + interval '1 hour' from generate_series(1, 300) n returning phone`,
  )
  const { address } = app.newClient()
  const answers = await Promise.all(
    rows.map(({ phone }) =>
      Object.assign(app.newClient(), { address }).call(verifyOtp, { body: { phone_number: phone.slice(3), otp: '1234' } }),
    ),
  )
  const [looked] = await app.db.query('select sum(failures)::int as count from auth_number')
  expect(looked).toEqual({ count: 100 })
  expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200)
})

test('a right code does not use up what an address may guess', async () => {
  const app = await testApp()
  const { address } = app.newClient()
  const tokens = new Set<string | null>()
  for (let i = 0; i < 105; i++) tokens.add((await Object.assign(app.newClient(), { address }).signIn()).token)
  expect(tokens.size).toBe(105)
}, 60_000)
