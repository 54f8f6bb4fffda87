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

test('defaults to the demo: embedded database, loopback only, port 3000', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'demo',
    databaseUrl: null,
    host: '127.0.0.1',
    port: 3000,
    sms: { provider: 'demo' },
  })
})

test('starts production with a complete configuration', () => {
  expect(readSettings({ ...complete, PUBLIC_URL: 'https://sankalp.example/' })).toMatchObject({
    mode: 'production',
    publicUrl: 'https://sankalp.example',
    host: '0.0.0.0',
  })
})

test('lists everything that is missing in production at once', () => {
  const problems = problemsOf({ SANKALP_MODE: 'production' }).join('\n')
  for (const name of [
    'DATABASE_URL',
    'SECRET',
    'PUBLIC_URL',
    'SMS_PROVIDER',
    'PAYMENT_PROVIDER',
    'MAIL_PROVIDER',
    'GRIEVANCE_NAME',
  ])
    expect(problems).toContain(name)
})

test.each(Object.keys(complete).filter((name) => name !== 'SANKALP_MODE'))(
  'production refuses to start without %s',
  (name) => {
    expect(problemsOf({ ...complete, [name]: undefined }).join()).toContain(name)
  },
)

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SANKALP_MODE', 'staging'],
  ['DATABASE_URL', 'mysql://x'],
  ['REDIS_URL', 'localhost'],
  ['SECRET', 'short'],
  ['SECRET', 'a'.repeat(40)],
  ['SECRET', '1234567890'.repeat(4)],
  ['SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['SECRET', 'qwertyuiopasdfgh'.repeat(2)],
  ['SECRET', 'please-change-me-to-something-random'],
  ['PUBLIC_URL', 'http://sankalp.example'],
  ['PUBLIC_URL', 'https://user:password@sankalp.example'],
  ['PUBLIC_URL', 'https://sankalp.example/shop'],
  ['PUBLIC_URL', 'https://sankalp.example?x=1'],
  ['PUBLIC_URL', 'https://sankalp.example/#x'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '127.0.0.1, ::/0'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['TRUSTED_PROXIES', '::/8'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'metrics-password-1'],
  ['TURN_SECRET', 'aaaaaaaaaaaaaaaaaaaa'],
  ['RAZORPAY_WEBHOOK_SECRET', 'hook'],
  ['RAZORPAY_WEBHOOK_SECRET', '1234567890123456'],
  ['MSG91_BASE_URL', 'http://sms.example'],
  ['TWILIO_BASE_URL', 'http://sms.example'],
  ['SMS_PROVIDER', 'demo'],
  ['PAYMENT_PROVIDER', 'demo'],
  ['RAZORPAY_BASE_URL', 'http://pay.example'],
  ['MSG91_BASE_URL', 'http://sms.example'],
  ['MAIL_PROVIDER', 'demo'],
  ['SMTP_URL', 'https://mail.example'],
  ['SUPPORT_EMAIL', 'support'],
  ['GRIEVANCE_EMAIL', 'a@b.c\nBcc: x@y.z'],
  ['SANKALP_DEV', '1'],
])('production refuses %s=%s and names it', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value }).join()).toContain(name)
})

test('allows a provider on this machine without encryption', () => {
  for (const base of ['http://127.0.0.1:4399', 'http://localhost:4399', 'http://[::1]:4399']) {
    expect(readSettings({ ...complete, RAZORPAY_BASE_URL: base }).payment).toMatchObject({ baseUrl: base })
  }
  expect(readSettings(complete).payment).toMatchObject({ baseUrl: 'https://api.razorpay.com' })
})

test('treats an empty variable as not set', () => {
  expect(readSettings({ REDIS_URL: '', PORT: '' })).toMatchObject({ redisUrl: null, port: 3000 })
})

test('plays acharyas in the demo only, unless switched off', () => {
  expect(readSettings({}).demoAcharyas).toBe(true)
  expect(readSettings({ DEMO_ACHARYAS: 'off' }).demoAcharyas).toBe(false)
  expect(readSettings({ ...complete, DEMO_ACHARYAS: 'on' }).demoAcharyas).toBe(false)
  expect(readSettings({}).demoHistory).toBe(true)
  expect(readSettings({ DEMO_HISTORY: 'off' }).demoHistory).toBe(false)
  expect(readSettings({ ...complete, DEMO_HISTORY: 'on' }).demoHistory).toBe(false)
})

test.each(['dJ3k9sLq0vXz7bNm2pQw5rTy8uAe1cFg', 'q9Xv/0aZ+Lm3TnRk7YwP2sJd5HbCf8Gu', '3f9c1e7a5b2d8046e1a97c35d0b84f62'])(
  '%s is a good secret',
  (SECRET) => {
    expect(problemsOf({ ...complete, SECRET })).toEqual([])
  },
)

test.each(['127.0.0.1', '10.0.0.0/8', '172.16.0.0/12', 'fc00::/7', '2001:db8::7'])(
  '%s may be a proxy',
  (TRUSTED_PROXIES) => {
    expect(problemsOf({ ...complete, TRUSTED_PROXIES })).toEqual([])
  },
)

const bucket = {
  STORAGE_PROVIDER: 's3',
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_BUCKET: 'sankalp-pictures',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('stores pictures on the disk unless a bucket is fully configured', () => {
  expect(readSettings(complete).storage).toEqual({ provider: 'disk' })
  expect(readSettings({ ...complete, ...bucket }).storage).toEqual({
    provider: 's3',
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    bucket: 'sankalp-pictures',
    region: 'ap-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

test.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'a bucket without %s is refused',
  (name) => {
    expect(problemsOf({ ...complete, ...bucket, [name]: undefined })).toEqual([
      `${name} is missing (needed by STORAGE_PROVIDER=s3)`,
    ])
  },
)

test.each([
  ['S3_ENDPOINT', 'https://s3.example/pictures'],
  ['S3_ENDPOINT', 'https://user:pass@s3.example'],
  ['S3_BUCKET', 'Pictures of ours'],
  ['S3_REGION', 'ap south'],
  ['STORAGE_PROVIDER', 'tape'],
])('a bucket with %s=%s is refused', (name, value) => {
  expect(problemsOf({ ...complete, ...bucket, [name]: value }).join()).toContain(name)
})

test('reports a bucket that would not be used, because the administrator expects the pictures there', () => {
  expect(problemsOf({ ...complete, ...bucket, STORAGE_PROVIDER: 'disk' }).join()).toContain(
    'pictures would stay on this machine',
  )
})

const also = 'Zq4w8Ns1xB6tKc9dVm3pRj7yHf2gLa5e'

test('accepts a second secret beside the first, until its expiry', () => {
  expect(readSettings({ ...complete, SECRET_ALSO: also }).otherSecret).toEqual({ key: also, until: null })
  expect(
    readSettings({ ...complete, SECRET_ALSO: also, SECRET_ALSO_UNTIL: '2026-12-01T00:00:00+05:30' }).otherSecret,
  ).toEqual({ key: also, until: new Date('2026-11-30T18:30:00Z') })
})

test.each([
  ['the same one twice', { SECRET_ALSO: complete.SECRET }, 'SECRET_ALSO is the same as SECRET'],
  ['an hour without a secret', { SECRET_ALSO_UNTIL: '2026-12-01T00:00:00Z' }, 'SECRET_ALSO_UNTIL is set'],
  ['no hour at all', { SECRET_ALSO: also, SECRET_ALSO_UNTIL: 'soon' }, 'must be an instant'],
  ['one that can be guessed', { SECRET_ALSO: 'a'.repeat(40) }, 'SECRET_ALSO is too easy to guess'],
])('a second secret: %s is refused', (_what, env, problem) => {
  expect(problemsOf({ ...complete, ...env }).join()).toContain(problem)
})
