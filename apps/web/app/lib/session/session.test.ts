import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reaction, type Seen, startApi } from '../api/api.fake.ts'
import { withSessionLock } from './lock.ts'
import { keepSession } from './keeper.ts'
import { setNavigation } from './navigation.ts'
import { forgetSession, readView, startWith } from './store.ts'
import { followOtherTabs, tellTabsSignedOut } from './tabs.ts'
import { currentSession, finishLogout, logout, renewSession, saveSession, subscribe } from './session.ts'
import { readLocal, writeLocal } from '../storage.ts'
import { stubBrowser } from '../storage.fake.ts'

const { shown } = vi.hoisted(() => ({ shown: [] as string[] }))
vi.mock('../toast.ts', () => ({ showToast: (type: string, text: string) => shown.push(`${type}: ${text}`) }))

const minuteMs = 60_000
const visited: string[] = []
let api: Awaited<ReturnType<typeof startApi>>
let react: (seen: Seen) => Reaction | Promise<Reaction>
let browser: ReturnType<typeof stubBrowser>

beforeEach(async () => {
  browser = stubBrowser('/profile')
  react = () => ({ json: { token: 'renewed', id: 'asha', tokenExpiry: 1 } })
  api = await startApi((seen) => react(seen))
  visited.length = 0
  shown.length = 0
  setNavigation((path) => void visited.push(path))
})

afterEach(async () => {
  vi.useRealTimers()
  forgetSession()
  await api.stop()
  vi.unstubAllGlobals()
})

test('keeps a saved session for thirty minutes from now and notifies listeners', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribe(listener)
  saveSession({ token: 'abc', id: 'asha' }, 1_000_000)
  expect(currentSession()).toEqual({ token: 'abc', userId: 'asha', expiresAt: 1_000_000 + 30 * minuteMs })
  expect(readView()).toEqual({ signedIn: true, userId: 'asha' })
  expect(readView()).toBe(readView())
  unsubscribe()
  forgetSession()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('is signed in with only the refresh cookie until the server says otherwise', async () => {
  startWith(true)
  expect(readView()).toEqual({ signedIn: true, userId: null })
  react = () => ({ status: 401 })
  expect(await renewSession()).toBe(false)
  expect(readView().signedIn).toBe(false)
})

test('clears a session that the server has ended, with all its data', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  writeLocal('userDetails', '{"name":"Asha"}')
  react = () => ({ status: 401 })
  expect(await renewSession()).toBe(false)
  expect([currentSession(), readLocal('userDetails')]).toEqual([null, null])
})

test.each([['hang up' as const], [{ status: 503 }], [{ text: 'no JSON' }]])(
  'an answer like %j ends nothing',
  async (reaction) => {
    saveSession({ token: 'abc', id: 'asha' })
    react = () => reaction
    expect(await renewSession()).toBe(false)
    expect(currentSession()?.token).toBe('abc')
  },
)

test('uses the token that another tab fetched while it waited, without a request', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  let free = () => {}
  const otherTab = withSessionLock(() => new Promise<void>((resolve) => (free = resolve)))
  const waiting = renewSession()
  await new Promise((resolve) => setTimeout(resolve, 100))
  saveSession({ token: 'from the other tab', id: 'asha' })
  free()
  await otherTab
  expect(await waiting).toBe(true)
  expect(api.seen).toHaveLength(0)
})

test('renews one tab at a time in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 30))
    running -= 1
  }
  await Promise.all([withSessionLock(work), withSessionLock(work), withSessionLock(work)])
  expect(most).toBe(1)
  expect(readLocal('renewalLease')).toBeNull()
})

test('gives the lease to the later of two tabs that take it in the same moment', async () => {
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  const work = vi.fn<() => Promise<void>>(async () => {})
  const waiting = withSessionLock(work)
  writeLocal('renewalLease', JSON.stringify({ holder: 'the other tab', untilAt: Date.now() + 200 }))
  await vi.advanceTimersByTimeAsync(199)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect(work).toHaveBeenCalledOnce()
})

test('lets the lease of a closed tab expire', async () => {
  vi.stubGlobal('navigator', {})
  writeLocal('renewalLease', JSON.stringify({ holder: 'gone', untilAt: Date.now() - 1 }))
  await expect(withSessionLock(async () => 'done')).resolves.toBe('done')
})

test('gives a logout precedence over a running renewal', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  react = () => {
    forgetSession()
    return { json: { token: 'too late', id: 'asha' } }
  }
  expect(await renewSession()).toBe(false)
  expect(currentSession()).toBeNull()
})

test('names the session to the server at logout, clears everything and goes home', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  writeLocal('bookingId', '42')
  await logout()
  expect(api.seen[0]).toMatchObject({ path: '/api/user/logout', headers: { authorization: 'Bearer abc' } })
  expect(browser.window.localStorage.length).toBe(0)
  expect(visited).toEqual(['/'])
  expect(shown).toEqual([])
})

test('ends here after a logout that did not reach the server, and says so', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  react = () => 'hang up'
  await logout()
  expect(currentSession()).toBeNull()
  expect(visited).toEqual(['/'])
  expect(shown).toEqual([expect.stringContaining('warning: You are logged out on this device')])
})

test('does not sign in with the cookie left by such a logout, and informs the server later', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  react = () => 'hang up'
  await logout()
  react = ({ path }) => ({ json: path.endsWith('logout') ? { success: true } : { token: 'back again', id: 'asha' } })
  expect(await renewSession()).toBe(false)
  expect(currentSession()).toBeNull()
  await finishLogout()
  expect(api.seen.at(-1)?.path).toBe('/api/user/logout')
  expect(browser.window.localStorage.length).toBe(0)
  expect(await renewSession()).toBe(false)
  saveSession({ token: 'a new sign-in', id: 'asha' })
  expect(await renewSession()).toBe(true)
})

test('shows the page being left unchanged until the next page is loaded', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  let arrive = () => {}
  setNavigation(() => new Promise((resolve) => (arrive = resolve)))
  const leaving = logout()
  await expect.poll(() => api.seen).toHaveLength(1)
  expect(currentSession()).toBeNull()
  expect(readView()).toEqual({ signedIn: true, userId: 'asha' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  arrive()
  await leaving
  expect(readView().signedIn).toBe(false)
})

test('ends here after a logout in another tab, and ignores its own message', async () => {
  saveSession({ token: 'abc', id: 'asha' })
  const stop = followOtherTabs()
  tellTabsSignedOut()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(currentSession()).not.toBeNull()

  const otherTab = new BroadcastChannel('sankalp-session')
  otherTab.postMessage('signed-out')
  await expect.poll(() => visited).toEqual(['/'])
  expect(currentSession()).toBeNull()
  otherTab.close()
  stop()
})

test('closes the channel of a page in the back-forward cache, and updates the page from other tabs’ changes when it is restored', () => {
  saveSession({ token: 'abc', id: 'asha' })
  const stop = followOtherTabs()
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  browser.window.dispatchEvent(new Event('pagehide'))
  expect(close).toHaveBeenCalledTimes(1)
  const seen = vi.fn()
  const unsubscribe = subscribe(seen)
  browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(seen).toHaveBeenCalledTimes(1)
  unsubscribe()
  stop()
  expect(close).toHaveBeenCalledTimes(2)
  close.mockRestore()
})

test('renews a token before it ends while its user is active', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  saveSession({ token: 'abc', id: 'asha' })
  const stop = keepSession()
  vi.advanceTimersByTime(27 * minuteMs)
  browser.window.dispatchEvent(new Event('keydown'))
  expect(api.seen).toHaveLength(0)
  vi.advanceTimersByTime(minuteMs)
  vi.useRealTimers()
  await expect.poll(() => currentSession()?.token).toBe('renewed')
  stop()
})

test('lets the token expire while the user is away, and renews it when they return', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  saveSession({ token: 'abc', id: 'asha' })
  const stop = keepSession()
  browser.document.visibilityState = 'hidden'
  vi.advanceTimersByTime(3 * 60 * minuteMs)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(api.seen).toHaveLength(0)
  saveSession({ token: 'abc', id: 'asha' }, Date.now() - 60 * minuteMs)
  browser.document.visibilityState = 'visible'
  browser.document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => currentSession()?.token).toBe('renewed')
  stop()
})

test('does not send a request per keystroke while the server is down', async () => {
  saveSession({ token: 'abc', id: 'asha' }, Date.now() - 60 * minuteMs)
  react = () => 'hang up'
  const stop = keepSession()
  await expect.poll(() => api.seen.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (let key = 0; key < 20; key++) browser.window.dispatchEvent(new Event('keydown'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(api.seen).toHaveLength(1)
  stop()
})
