import { logout, refreshToken, sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { getUserById } from '@sankalp/contract/users'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { describe, expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'
import { type TestClient, randomPhone } from '../../../test/test-client.ts'
import { type CodeMessage, SmsNotSent } from '../../platform/gateways/sms/sms.ts'
import { deviceCookie } from '../../platform/http/device-cookie.ts'

/** For tests that need no app of their own: each uses its own numbers and addresses, and the time only advances. */
const sharedApp = fileApp()

const minute = 60
const day = 24 * 3600

describe('asking for a code', () => {
  test('answers alike for a known and an unknown number, and signs neither in', async () => {
    const app = sharedApp()
    const known = randomPhone()
    await app.newClient().signIn(known)
    app.pass(minute)
    const client = app.newClient()
    const answers = [
      await client.call(sendOtp, { body: { phone_number: known } }),
      await client.call(sendOtp, { body: { phone_number: randomPhone() } }),
    ]
    // Demo mode returns a different code to each. No other field may tell them apart.
    const [first, second] = answers.map(({ body }) => ({ ...body, otp: 'hidden' }))
    expect(first).toEqual(second)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(client.cookies.size).toBe(0)
    expect(answers[0]!.body).not.toHaveProperty('token')
    expect(answers[0]!.body.message).toBe('OTP is sent to your registered phone number')
  })

  test('the code itself is returned only in demo mode', async () => {
    for (const [app, shown] of [
      [sharedApp(), true],
      [await testApp({ env: productionEnv }), false],
    ] as const) {
      const phone = randomPhone()
      const { body } = await app.newClient().call(sendOtp, { body: { phone_number: phone } })
      expect(body.otp).toBe(shown ? app.outbox.at(-1)!.code : undefined)
    }
  })

  test('uses the chosen country and drops the leading 0 of an Australian number', async () => {
    const app = sharedApp()
    await app.newClient().call(sendOtp, { body: { phone_number: '0412345678', country_code: '+61' } })
    await app.newClient().call(sendOtp, { body: { phone_number: '3001234567', country_code: '+92' } })
    expect(app.outbox.slice(-2).map(({ phone }) => phone)).toEqual(['+61412345678', '+923001234567'])
  })

  test.each([
    ['too short', { phone_number: '987654321' }],
    ['letters', { phone_number: '98765abcde' }],
    ['an Indian number that begins with 5', { phone_number: '5876543210' }],
    ['an unknown country', { phone_number: '9876543210', country_code: '+1' }],
  ])('%s is refused in both languages, with the field named', async (_, body) => {
    const app = sharedApp()
    const sentBefore = app.outbox.length
    const client = app.newClient()
    const english = await client.call(sendOtp, { body: body as never })
    client.language = 'hin'
    const hindi = await client.call(sendOtp, { body: body as never })
    expect([english.status, hindi.status]).toEqual([400, 400])
    expect(english.body).toMatchObject({ code: 'INVALID_INPUT' })
    expect(hindi.body.message).toMatch(/[\u0900-\u097f]/)
    expect(app.outbox).toHaveLength(sentBefore)
  })

  test('a clock set back by a day: the next code still comes after 30 s, however often it is requested, and the previous one is invalid', async () => {
    const app = await testApp()
    const client = app.newClient()
    const phone_number = randomPhone()
    const ask = async () => (await client.call(sendOtp, { body: { phone_number } })).body
    expect((await ask()).success).toBe(true)
    app.pass(-day)
    expect(await ask()).toMatchObject({ code: 'CODE_WAIT' })
    expect(
      (await client.call(verifyOtp, { body: { phone_number, otp: client.codeFor(phone_number) } })).body.code,
    ).toBe('CODE_EXPIRED')
    app.pass(15)
    expect(await ask()).toMatchObject({ code: 'CODE_WAIT' })
    app.pass(16)
    expect((await ask()).success).toBe(true)
  })

  test('a second code waits 30 s, a fourth for the quarter hour, a sixth for the day', async () => {
    const app = sharedApp()
    const client = app.newClient()
    const phone_number = randomPhone()
    const ask = async () => (await client.call(sendOtp, { body: { phone_number } })).body
    expect((await ask()).success).toBe(true)
    expect(await ask()).toMatchObject({ code: 'CODE_WAIT', facts: { retryAfterSeconds: 30 } })
    app.pass(31)
    expect((await ask()).success).toBe(true)
    app.pass(31)
    expect((await ask()).success).toBe(true)
    app.pass(31)
    expect(await ask()).toMatchObject({ code: 'CODE_SENDS_USED_UP' })
    app.pass(15 * minute)
    expect((await ask()).success).toBe(true)
    app.pass(31)
    expect((await ask()).success).toBe(true)
    app.pass(60 * minute)
    expect(await ask()).toMatchObject({ code: 'CODE_SENDS_USED_UP' })
    expect(app.outbox.filter(({ phone }) => phone.endsWith(phone_number))).toHaveLength(5)
    app.pass(day)
    expect((await ask()).success).toBe(true)
  })

  test('a code that the carrier refused is not counted, and the user gets an error', async () => {
    let up = false
    const app = await testApp({
      sms: {
        sendCode: async () => {
          if (!up) throw new SmsNotSent('test', 'switched off')
        },
      },
    })
    const client = app.newClient()
    const body = { phone_number: randomPhone() }
    const answer = await client.call(sendOtp, { body })
    expect(answer).toMatchObject({ status: 503, body: { code: 'SMS_NOT_SENT' } })
    up = true
    expect((await client.call(sendOtp, { body })).status).toBe(200)
  })

  test('limits the codes a day over all numbers', async () => {
    const app = await testApp({ env: { CODES_PER_DAY: '3' } })
    const statuses = []
    for (let i = 0; i < 5; i++)
      statuses.push((await app.newClient().call(sendOtp, { body: { phone_number: randomPhone() } })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(app.outbox).toHaveLength(3)
  })
})

describe('limits that another person has used up', () => {
  const ask = (client: TestClient, phone_number: string) => client.call(sendOtp, { body: { phone_number } })

  test('codes of a number per day: the owner’s browser still gets one, others do not', async () => {
    const app = await testApp()
    const owner = await app.newClient().signIn()
    for (let sent = 1; sent < 5; sent++) {
      app.pass(16 * minute)
      expect((await ask(app.newClient(), owner.phone)).status).toBe(200)
    }
    app.pass(16 * minute)
    expect((await ask(app.newClient(), owner.phone)).body.code).toBe('CODE_SENDS_USED_UP')
    expect((await ask(owner, owner.phone)).status).toBe(200)
    expect(
      (await owner.call(verifyOtp, { body: { phone_number: owner.phone, otp: owner.codeFor(owner.phone) } })).status,
    ).toBe(200)
    // A browser known for one number is not known for another.
    const stranger = await app.newClient().signIn()
    app.pass(minute)
    expect((await ask(stranger, owner.phone)).body.code).toBe('CODE_SENDS_USED_UP')
    // A known browser gets at most five more codes a day.
    const statuses = []
    for (let sent = 0; sent < 6; sent++) {
      app.pass(minute)
      statuses.push((await ask(owner, owner.phone)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  test('wrong tries of a number per day: the owner still gets a code and signs in', async () => {
    const app = await testApp()
    const owner = await app.newClient().signIn()
    await app.db.query('update auth_number set failures = 25, failures_since = $1', [app.clock.now()])
    app.pass(minute)
    expect((await ask(app.newClient(), owner.phone)).body.code).toBe('CODE_TRIES_USED_UP')
    expect((await ask(owner, owner.phone)).status).toBe(200)
    const body = { phone_number: owner.phone, otp: owner.codeFor(owner.phone) }
    expect((await app.newClient().call(verifyOtp, { body })).body.code).toBe('CODE_TRIES_USED_UP')
    expect((await owner.call(verifyOtp, { body })).status).toBe(200)
  })

  test('all codes of the day: a delivered code still works, and a known browser gets another', async () => {
    const app = await testApp({ env: { CODES_PER_DAY: '4' } })
    const known = await app.newClient().signIn()
    const waiting = app.newClient()
    const phone_number = randomPhone()
    await ask(waiting, phone_number)
    const arrived = waiting.codeFor(phone_number)
    for (let sent = 0; sent < 2; sent++) await ask(app.newClient(), randomPhone())
    app.pass(minute)
    expect((await ask(waiting, phone_number)).status).toBe(429)
    expect((await waiting.call(verifyOtp, { body: { phone_number, otp: arrived } })).status).toBe(200)
    expect((await ask(known, known.phone)).status).toBe(200)
    expect((await ask(app.newClient(), randomPhone())).status).toBe(429)
  })

  test('one address can use only a share of the day’s codes', async () => {
    const app = await testApp({ env: { CODES_PER_DAY: '100' } })
    const client = app.newClient()
    const statuses = []
    for (let sent = 0; sent < 25; sent++) statuses.push((await ask(client, randomPhone())).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect((await ask(app.newClient(), randomPhone())).status).toBe(200)
  })

  test('a failing carrier invalidates nothing: the code delivered before still works', async () => {
    let up = true
    const app = await testApp({
      sms: {
        sendCode: async (message) => {
          if (!up) throw new SmsNotSent('test', 'switched off')
          sent.push(message)
        },
      },
    })
    const sent: CodeMessage[] = []
    const client = app.newClient()
    const phone_number = randomPhone()
    await ask(client, phone_number)
    up = false
    app.pass(minute)
    expect((await ask(client, phone_number)).status).toBe(503)
    expect((await client.call(verifyOtp, { body: { phone_number, otp: sent[0]!.code } })).status).toBe(200)
  })
})

test('stores phone digits only in the account', async () => {
  const app = sharedApp()
  const { phone } = await app.newClient().signIn()
  const rows = await app.db.query<{ row: string }>('select auth_number::text as row from auth_number')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(phone))).toEqual([])
})

describe('typing the code', () => {
  test('a correct code creates the account the first time and finds it the second', async () => {
    const app = sharedApp()
    const phone_number = randomPhone()
    const client = app.newClient()
    await client.call(sendOtp, { body: { phone_number } })
    const first = await client.call(verifyOtp, {
      body: { phone_number, otp: client.codeFor(phone_number), name: 'आशा देवी वर्मा' },
    })
    expect(first.body).toMatchObject({
      isLogin: false,
      user: { user: { phone_number, first_name: 'आशा', last_name: 'देवी वर्मा', role_type: 'ROLE_USER', email: null } },
    })
    expect(first.body.tokenExpiry - Date.now()).toBeGreaterThan(29 * minute * 1000)
    app.pass(minute)
    await client.call(sendOtp, { body: { phone_number } })
    const second = await client.call(verifyOtp, {
      body: { phone_number, otp: client.codeFor(phone_number), name: 'Somebody Else' },
    })
    expect(second.body).toMatchObject({ isLogin: true, id: first.body.id, user: { user: { first_name: 'आशा' } } })
  })

  test('a wrong code returns the tries left; after five, even the correct code fails', async () => {
    const app = sharedApp()
    const client = app.newClient()
    const phone_number = randomPhone()
    await client.call(sendOtp, { body: { phone_number } })
    const right = client.codeFor(phone_number)
    const wrong = right === '0000' ? '0001' : '0000'
    const left = []
    for (let i = 0; i < 5; i++)
      left.push((await client.call(verifyOtp, { body: { phone_number, otp: wrong } })).body.facts)
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })))
    expect((await client.call(verifyOtp, { body: { phone_number, otp: right } })).body.code).toBe('CODE_EXPIRED')
  })

  test('refuses a used, an expired, an older and another number’s code', async () => {
    const app = sharedApp()
    const client = app.newClient()
    const phone_number = randomPhone()
    const verify = async (otp: string) => (await client.call(verifyOtp, { body: { phone_number, otp } })).body.code
    const ask = () => client.call(sendOtp, { body: { phone_number } })

    await ask()
    const used = client.codeFor(phone_number)
    expect(await verify(used)).toBeUndefined()
    expect(await verify(used)).toBe('CODE_EXPIRED')

    app.pass(minute)
    await ask()
    const old = client.codeFor(phone_number)
    app.pass(5 * minute + 1)
    expect(await verify(old)).toBe('CODE_EXPIRED')

    await ask()
    const other = randomPhone()
    await client.call(sendOtp, { body: { phone_number: other } })
    const own = client.codeFor(phone_number)
    // Two codes are equal by chance about once in a thousand runs. Then the test has nothing to compare.
    const strangers = [client.codeFor(other), old].filter((code) => code !== own)
    for (const code of strangers) expect(await verify(code)).toBe('CODE_WRONG')
    expect(await verify(own)).toBeUndefined()
  })

  test('one code sent twice at once signs in once and creates one account', async () => {
    const app = sharedApp()
    const phone_number = randomPhone()
    const client = app.newClient()
    await client.call(sendOtp, { body: { phone_number } })
    const otp = client.codeFor(phone_number)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.newClient().call(verifyOtp, { body: { phone_number, otp } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const accounts = await app.db.query('select 1 from user_account where phone = $1', [`+91${phone_number}`])
    expect(accounts).toHaveLength(1)
  })

  test('two numbers verified at once create two accounts, each with a wallet', async () => {
    const app = sharedApp()
    const [one, two] = await Promise.all([app.newClient().signIn(), app.newClient().signIn()])
    expect(one.userId).not.toBe(two.userId)
    for (const client of [one, two]) {
      expect((await client.call(getUserWalletDetail)).body).toMatchObject({ wallet: { balance: 0 } })
    }
  })

  test('of 1,000 guesses at one number, checks 5 per code and 25 a day; a new code resets nothing', async () => {
    const app = await testApp()
    const phone_number = randomPhone()
    let examined = 0
    let guesses = 0
    for (let round = 0; round < 10; round++) {
      await app.newClient().call(sendOtp, { body: { phone_number } })
      const right = app.outbox.at(-1)?.code
      // From many addresses, a hundred at once. Injected without a network, which would take most of the time.
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => {
          const otp = String(guesses++).padStart(4, '0')
          const payload = { phone_number, otp: otp === right ? '9999' : otp }
          return app.http.inject({
            method: 'POST',
            url: verifyOtp.path,
            headers: { 'x-forwarded-for': app.newClient().address },
            payload,
          })
        }),
      )
      examined += answers.filter((answer) => answer.json<{ code?: string }>().code === 'CODE_WRONG').length
      app.pass(16 * minute)
    }
    expect(guesses).toBe(1000)
    expect(examined).toBeLessThanOrEqual(25)
    expect(examined).toBeGreaterThan(0)
  })

  test('blocks one address after 100 failures spread over many numbers', async () => {
    const app = sharedApp()
    const sprayer = app.newClient()
    let failures = 0
    let answer = 0
    for (let i = 0; i < 150 && answer !== 429; i++) {
      const result = await sprayer.call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } })
      answer = result.status
      if (answer === 400) failures += 1
    }
    expect(answer).toBe(429)
    expect(failures).toBeLessThanOrEqual(100)
  })

  test('a forged X-Forwarded-For changes no limit when no proxy is trusted', async () => {
    const app = await testApp({ env: { TRUSTED_PROXIES: '' } })
    let failures = 0
    for (let i = 0; i < 150; i++) {
      const result = await app.newClient().call(verifyOtp, { body: { phone_number: randomPhone(), otp: '1234' } })
      if (result.status === 400) failures += 1
    }
    expect(failures).toBeLessThanOrEqual(100)
  })
})

describe('the session', () => {
  test('a token expires after 30 minutes and is renewed by the cookie', async () => {
    const app = sharedApp()
    const client = await app.newClient().signIn()
    const read = () => client.call(getUserById, { params: { id: client.userId } })
    expect((await read()).status).toBe(200)
    app.pass(30 * minute + 1)
    expect((await read()).body).toMatchObject({ code: 'SIGN_IN_NEEDED' })
    const renewed = await client.call(refreshToken)
    client.token = renewed.body.token
    expect((await read()).status).toBe(200)
  })

  test('scripts cannot read the cookie, and browsers send it to no other site', async () => {
    const app = await testApp({ env: { PUBLIC_URL: 'https://sankalp.example' } })
    const client = app.newClient()
    const phone_number = randomPhone()
    await client.call(sendOtp, { body: { phone_number } })
    const { headers } = await client.call(verifyOtp, { body: { phone_number, otp: client.codeFor(phone_number) } })
    const cookie = headers.getSetCookie().join()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Secure/)
  })

  test('two tabs that renew at once both stay signed in, and so does one that lost the response', async () => {
    const app = sharedApp()
    const tab = await app.newClient().signIn()
    const other = app.newClient()
    for (const [name, value] of tab.cookies) other.cookies.set(name, value)
    expect((await tab.call(refreshToken)).status).toBe(200)
    expect((await other.call(refreshToken)).status).toBe(200)
    expect([...other.cookies]).toEqual([...tab.cookies])
    expect((await tab.call(refreshToken)).status).toBe(200)
  })

  test('a copied cookie used later ends the session for both sides', async () => {
    const app = sharedApp()
    const owner = await app.newClient().signIn()
    const thief = app.newClient()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    owner.token = (await owner.call(refreshToken)).body.token
    app.pass(6 * minute)
    expect((await thief.call(refreshToken)).status).toBe(401)
    expect((await owner.call(getUserWalletDetail)).status).toBe(401)
    expect((await owner.call(refreshToken)).status).toBe(401)
  })

  test('logout ends the token and the cookie everywhere, and repeating it is harmless', async () => {
    const app = sharedApp()
    const client = await app.newClient().signIn()
    const copy = app.newClient()
    copy.token = client.token
    for (const [name, value] of client.cookies) copy.cookies.set(name, value)
    expect((await copy.call(getUserWalletDetail)).status).toBe(200)
    expect((await client.call(logout)).status).toBe(200)
    expect((await copy.call(getUserWalletDetail)).status).toBe(401)
    expect((await copy.call(refreshToken)).status).toBe(401)
    expect([...client.cookies.keys()]).toEqual([deviceCookie])
    expect((await client.call(logout)).status).toBe(200)
  })

  test('another site can neither renew nor end a session', async () => {
    const app = sharedApp()
    const client = await app.newClient().signIn()
    const headers = { origin: 'https://evil.example' }
    expect((await client.call(refreshToken, { headers })).body.code).toBe('FOREIGN_ORIGIN')
    expect((await client.call(logout, { headers })).body.code).toBe('FOREIGN_ORIGIN')
    expect((await client.call(getUserWalletDetail)).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['garbage', 'Bearer abcdefghijklmnopqrstuvwxyz0123456789'],
    ['another scheme', 'Basic dXNlcjpwYXNzd29yZA=='],
    ['a session without its signature', `Bearer ${crypto.randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`],
  ])('%s instead of a token gets 401', async (_, authorization) => {
    const app = sharedApp()
    const answer = await app.newClient().call(getUserWalletDetail, { headers: { authorization } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGN_IN_NEEDED' } })
  })

  test('answers 401 to a token signed by another installation or with a changed expiry', async () => {
    const app = sharedApp()
    const elsewhere = await testApp({ secret: 'another secret, also long enough to be one' })
    const client = await app.newClient().signIn()
    const [session, , mark] = client.token!.split('.')
    for (const token of [
      (await elsewhere.newClient().signIn()).token,
      `${session}.${(Date.now() * 2).toString(36)}.${mark}`,
    ]) {
      expect((await client.call(getUserWalletDetail, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      )
    }
  })

  test('logs no phone number, code, token or cookie', async () => {
    const app = sharedApp()
    const phone = randomPhone()
    const client = await app.newClient().signIn(phone)
    await client.call(verifyOtp, { body: { phone_number: phone, otp: '0000' } })
    const log = app.logLines.join('')
    expect(log).toContain('/api/user/verifyOtp')
    for (const secret of [phone, client.token!, ...client.cookies.values(), `"${client.codeFor(phone)}"`])
      expect(log).not.toContain(secret)
  })
})
