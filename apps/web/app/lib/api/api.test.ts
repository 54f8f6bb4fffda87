import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import { getUserById, updateUsers, userUploadProfileImage } from '@sankalp/contract/users'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import * as walletCalls from '@sankalp/contract/wallet.calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reaction, type Seen, startApi } from './api.fake.ts'
import { ApiError, callApi, refusalFacts } from './api.ts'
import { retryForMs } from './retry.ts'
import { callTimeoutMs } from './send.ts'
import { setNavigation } from '../session/navigation.ts'
import { currentSession, forgetSession, saveSession } from '../session/store.ts'
import { readLocal, writeLocal } from '../storage.ts'
import { stubBrowser } from '../storage.fake.ts'

const userId = '5b3a1c1e-7f0e-4c0a-9a55-0a1b2c3d4e5f'
const visited: string[] = []
let api: Awaited<ReturnType<typeof startApi>>
let react: (seen: Seen) => Reaction | Promise<Reaction>
let browser: ReturnType<typeof stubBrowser>

beforeEach(async () => {
  browser = stubBrowser('/profile?tab=1')
  api = await startApi((seen) => react(seen))
  visited.length = 0
  setNavigation((path) => void visited.push(path))
})

afterEach(async () => {
  clearInterval(hurry)
  vi.useRealTimers()
  forgetSession()
  await api.stop()
  vi.unstubAllGlobals()
})

let hurry: ReturnType<typeof setInterval> | undefined
/** Makes a second pass every 25 ms, so that a test can wait for fifteen of them. */
function hurryTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  hurry = setInterval(() => vi.advanceTimersByTime(200), 5)
}

const signIn = (token = 'first') => saveSession({ token, id: userId })
const refusal = (status: number, code: string, facts: object = {}): Reaction => ({
  status,
  json: { code, message: `words for ${code}`, facts },
})
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}
const readWallet = () => callApi(getUserWalletDetail, {})

test('sends the token, the language of the page and the path parameters with a call', async () => {
  signIn()
  browser.document.documentElement.lang = 'hi'
  react = () => ({ json: { user: { name: 'Asha' } } })
  const reply = await callApi(getUserById, { params: { id: userId } })
  expect(reply.user.name).toBe('Asha')
  expect(api.seen[0]).toMatchObject({
    method: 'GET',
    path: `/api/user/getUserById/${userId}`,
    headers: { authorization: 'Bearer first', 'accept-language': 'hi-IN' },
  })
})

test('sends no token when requesting or verifying a code', async () => {
  signIn()
  react = () => ({ json: {} })
  await callApi(sendOtp, { body: { phone_number: '9876543210' } })
  await callApi(verifyOtp, { body: { phone_number: '9876543210', otp: '1234' } })
  expect(api.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  expect(JSON.parse(api.seen[0]!.body)).toEqual({ phone_number: '9876543210' })
})

test('makes a call without schemas work like the endpoint that types it', async () => {
  react = () => ({ json: { wallet: { balance: 1.5 } } })
  const reply = await callApi(walletCalls.getUserWalletDetail, {})
  expect(reply.wallet.balance).toBe(1.5)
})

test('sends an endpoint with an upload as a form, text fields first and then the file', async () => {
  signIn()
  react = () => ({ json: { profileImage: '/media/x.jpg' } })
  await callApi(userUploadProfileImage, { params: { userId }, file: new Blob(['jpeg'], { type: 'image/jpeg' }) })
  expect(api.seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(api.seen[0]!.body).toContain('name="profileImage"; filename=')
})

test('returns the code, facts and message of a refusal', async () => {
  react = () => refusal(400, 'CODE_WRONG', { triesLeft: 3 })
  const error = await failureOf(callApi(verifyOtp, { body: { phone_number: '9876543210', otp: '0000' } }))
  expect(error).toMatchObject({ code: 'CODE_WRONG', status: 400, message: 'words for CODE_WRONG' })
  expect(refusalFacts(error, 'CODE_WRONG')?.triesLeft).toBe(3)
  expect(refusalFacts(error, 'CODE_EXPIRED')).toBeNull()
})

test('renews once after a 401 and repeats the call with the new token', async () => {
  signIn()
  react = ({ path, headers }) => {
    if (path.endsWith('refreshToken')) return { json: { token: 'second', id: userId, tokenExpiry: 1 } }
    return headers.authorization === 'Bearer second'
      ? { json: { wallet: { balance: 0 } } }
      : refusal(401, 'SIGN_IN_NEEDED')
  }
  await expect(readWallet()).resolves.toEqual({ wallet: { balance: 0 } })
  expect(api.seen.map(({ path }) => path.split('/').pop())).toEqual([
    'getUserWalletDetail',
    'refreshToken',
    'getUserWalletDetail',
  ])
  expect(currentSession()?.token).toBe('second')
})

test('shares one renewal between calls that are refused at the same moment', async () => {
  signIn()
  react = ({ path, headers }) => {
    if (path.endsWith('refreshToken')) return { json: { token: 'second', id: userId, tokenExpiry: 1 } }
    return headers.authorization === 'Bearer second' ? { json: {} } : refusal(401, 'SIGN_IN_NEEDED')
  }
  await Promise.all([readWallet(), readWallet(), readWallet()])
  expect(api.seen.filter(({ path }) => path.endsWith('refreshToken'))).toHaveLength(1)
})

test('uses the new token for a call that is refused after another has renewed, without renewing again', async () => {
  signIn()
  react = async ({ path, headers }) => {
    if (path.endsWith('refreshToken')) return { json: { token: 'second', id: userId, tokenExpiry: 1 } }
    if (headers.authorization === 'Bearer second') return { json: {} }
    if (path.endsWith('getUserWalletDetail')) await new Promise((resolve) => setTimeout(resolve, 100))
    return refusal(401, 'SIGN_IN_NEEDED')
  }
  await Promise.all([readWallet(), callApi(getUserById, { params: { id: userId } })])
  expect(api.seen.filter(({ path }) => path.endsWith('refreshToken'))).toHaveLength(1)
})

test('leads to sign-in and back to this page when the session is over', async () => {
  signIn()
  react = () => refusal(401, 'SIGN_IN_NEEDED')
  expect((await failureOf(readWallet())).code).toBe('SIGN_IN_NEEDED')
  expect(visited).toEqual(['/login?redirect=%2Fprofile%3Ftab%3D1'])
  expect(currentSession()).toBeNull()
})

test('keeps the page to return to when a second call finds the session over', async () => {
  signIn()
  react = () => refusal(401, 'SIGN_IN_NEEDED')
  await failureOf(readWallet())
  browser.window.location = { pathname: '/login', search: '?redirect=%2Fprofile' }
  await failureOf(readWallet())
  expect(visited).toEqual(['/login?redirect=%2Fprofile%3Ftab%3D1'])
})

test('leads to sign-in, not into a loop, when a token is refused right after its renewal', async () => {
  signIn()
  react = ({ path }) =>
    path.endsWith('refreshToken') ? { json: { token: 'second', id: userId } } : refusal(401, 'SIGN_IN_NEEDED')
  await failureOf(readWallet())
  expect(api.seen).toHaveLength(3)
  expect(visited).toHaveLength(1)
})

test('signs no user out when the renewal cannot reach the server', async () => {
  signIn()
  hurryTime()
  react = ({ path }) => (path.endsWith('refreshToken') ? 'hang up' : refusal(401, 'SIGN_IN_NEEDED'))
  expect((await failureOf(readWallet())).code).toBe('OFFLINE')
  expect(currentSession()?.token).toBe('first')
  expect(visited).toEqual([])
})

test('renews an expired token before using it, and sends the old one to show that the cookie is still in the same browser', async () => {
  saveSession({ token: 'old', id: userId }, Date.now() - 31 * 60_000)
  react = ({ path }) => ({ json: path.endsWith('refreshToken') ? { token: 'new', id: userId } : {} })
  await readWallet()
  expect(api.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
})

test('clears only token and expiry after a 403, and goes home', async () => {
  signIn()
  writeLocal('bookingId', '42')
  react = () => refusal(403, 'NOT_ALLOWED')
  await failureOf(readWallet())
  expect(visited).toEqual(['/'])
  expect([readLocal('token'), readLocal('tokenExpiry')]).toEqual([null, null])
  expect([readLocal('bookingId'), readLocal('userId')]).toEqual(['42', userId])
})

test('retries a save while the database is down for ten seconds', async () => {
  signIn()
  const backAt = Date.now() + 10_000
  hurryTime()
  react = () =>
    Date.now() < backAt
      ? refusal(503, 'TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: 1 })
      : { json: { message: 'saved' } }
  const onTryingAgain = vi.fn<() => void>()
  const reply = await callApi(updateUsers, { body: { first_name: 'Asha' } as never, onTryingAgain })
  expect(reply.message).toBe('saved')
  expect(onTryingAgain.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('gives up after fifteen seconds and shows the reason', async () => {
  hurryTime()
  const startedAt = Date.now()
  react = () => refusal(503, 'TEMPORARILY_UNAVAILABLE')
  expect((await failureOf(readWallet())).code).toBe('TEMPORARILY_UNAVAILABLE')
  expect(Date.now() - startedAt).toBeLessThanOrEqual(retryForMs + 2000)
})

test('retries at once when the network returns', async () => {
  let isOnline = false
  react = () => (isOnline ? { json: {} } : 'hang up')
  // Timers never fire here: only the `online` event can continue the call.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const call = callApi(getUserWalletDetail, {
    onTryingAgain: () => {
      isOnline = true
      queueMicrotask(() => browser.window.dispatchEvent(new Event('online')))
    },
  })
  await expect(call).resolves.toBeDefined()
})

test('never requests a code again after a lost reply', async () => {
  react = () => 'hang up'
  const error = await failureOf(callApi(sendOtp, { body: { phone_number: '9876543210' } }))
  expect(error).toMatchObject({ code: 'OFFLINE', status: 0 })
  expect(api.seen).toHaveLength(1)
})

test.each([
  ['en-IN', 'We received an answer we could not read. Please try again.'],
  ['hi', 'जो जवाब मिला, वह पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।'],
])('an answer that is no JSON is explained (%s)', async (lang, message) => {
  browser.document.documentElement.lang = lang
  react = () => ({ text: '<html>gateway</html>' })
  expect(await failureOf(readWallet())).toMatchObject({ code: 'UNREADABLE_ANSWER', message })
})

test('gives up on a silent server after fifteen seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(callTimeoutMs)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 20)
    return controller.signal
  })
  react = () => 'stay silent'
  expect((await failureOf(readWallet())).code).toBe('TIMED_OUT')
  timeout.mockRestore()
})

test('aborts its call without an error when the user leaves the page', async () => {
  const leaving = new AbortController()
  react = () => {
    leaving.abort()
    return 'stay silent'
  }
  await expect(callApi(getUserWalletDetail, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
