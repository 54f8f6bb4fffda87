import { expect, test } from 'vitest'
import { productionEnv } from '../../test/production-env.ts'
import { type SettingsError, readSettings } from './settings.ts'

const { HOST: _, ...complete } = productionEnv

function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as SettingsError).problems
  }
}

test('nothing set is the demo: embedded database, loopback only, port 3000', () => {
  expect(readSettings({})).toMatchObject({ mode: 'demo', databaseUrl: null, host: '127.0.0.1', port: 3000, sms: { provider: 'demo' } })
})

test('production starts when everything is there', () => {
  expect(readSettings({ ...complete, PUBLIC_URL: 'https://sankalp.example/' })).toMatchObject({
    mode: 'production',
    publicUrl: 'https://sankalp.example',
    host: '0.0.0.0',
  })
})

test('production with nothing set lists all that is missing at once', () => {
  const problems = problemsOf({ SANKALP_MODE: 'production' }).join('\n')
  for (const name of ['DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'SMS_PROVIDER', 'PAYMENT_PROVIDER', 'MAIL_PROVIDER', 'GRIEVANCE_NAME']) expect(problems).toContain(name)
})

test.each(Object.keys(complete).filter((name) => name !== 'SANKALP_MODE'))('production refuses to start without %s', (name) => {
  expect(problemsOf({ ...complete, [name]: undefined }).join()).toContain(name)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SANKALP_MODE', 'staging'],
  ['DATABASE_URL', 'mysql://x'],
  ['REDIS_URL', 'localhost'],
  ['SECRET', 'short'],
  ['SECRET', 'a'.repeat(40)],
  ['PUBLIC_URL', 'http://sankalp.example'],
  ['SMS_PROVIDER', 'demo'],
  ['PAYMENT_PROVIDER', 'demo'],
  ['MAIL_PROVIDER', 'demo'],
  ['SMTP_URL', 'https://mail.example'],
  ['SUPPORT_EMAIL', 'support'],
  ['GRIEVANCE_EMAIL', 'a@b.c\nBcc: x@y.z'],
  ['SANKALP_DEV', '1'],
])('production refuses %s=%s and names it', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value }).join()).toContain(name)
})

test('an empty variable means not set', () => {
  expect(readSettings({ REDIS_URL: '', PORT: '' })).toMatchObject({ redisUrl: null, port: 3000 })
})

test('acharyas are played in the demo only, unless it says no', () => {
  expect(readSettings({}).demoAcharyas).toBe(true)
  expect(readSettings({ DEMO_ACHARYAS: 'off' }).demoAcharyas).toBe(false)
  expect(readSettings({ ...complete, DEMO_ACHARYAS: 'on' }).demoAcharyas).toBe(false)
})
