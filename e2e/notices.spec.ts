import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logOut } from './support/pages.ts'
import { profiles } from './support/person.ts'
import { reload, visit } from './support/visit.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Fakes a push service, which a headless browser lacks, so that `subscribe` would fail. The two browser interfaces
 * answer as in a browser that has one; the worker, the page and the server are real.
 */
async function givePushService(page: Page): Promise<{ endpoint: string }> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (made) => {
      const isOn = () => localStorage.getItem('fake-push') === 'on'
      const subscription = {
        endpoint: made.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => made,
        async unsubscribe() {
          localStorage.removeItem('fake-push')
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn() ? subscription : null),
        async subscribe() {
          localStorage.setItem('fake-push', 'on')
          return subscription
        },
      })
      let permission: NotificationPermission = isOn() ? 'granted' : 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => (permission = 'granted')
    },
    { endpoint, keys },
  )
  return { endpoint }
}

async function devicesOf(page: Page, token: string): Promise<number> {
  const answer = await page
    .context()
    .request.get('/api/notices/settings', { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { devices: number }).devices
}

test(
  'a setting switched off in the profile stays off, and a letter’s link leads there',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    await signIn(profiles[language])
    await visit(page, '/profile#notices')
    const box = page.getByRole('checkbox', {
      name: `${say('notices.kinds.reminderDay')}: ${say('notices.channels.mail')}`,
    })
    await expect(box).toBeChecked()
    await expect(page.getByRole('heading', { name: say('notices.title') })).toBeInViewport()
    await expect(page.getByText(say('notices.mailTo', { email: profiles[language].email }))).toBeVisible()
    await box.uncheck()
    await expect(page.getByText(say('notices.saved'), { exact: true })).toBeVisible()
    await reload(page)
    await expect(box).not.toBeChecked()
    await expect(
      page.getByRole('checkbox', { name: `${say('notices.kinds.reminderDay')}: ${say('notices.channels.push')}` }),
    ).toBeChecked()
  },
)

test('a browser that allows notifications is registered with the server until its user signs out', async ({
  page,
  say,
  language,
  signIn,
}) => {
  await givePushService(page)
  const { token } = await signIn(profiles[language])
  await visit(page, '/profile')
  await page.getByRole('button', { name: say('notices.device.turnOn') }).click()
  await expect(page.getByText(say('notices.device.on'))).toBeVisible()
  expect(await devicesOf(page, token)).toBe(1)
  await reload(page)
  await expect(page.getByText(say('notices.device.on'))).toBeVisible()

  await logOut(page, say)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-push'))).toBeNull()
  await expect
    .poll(async () =>
      (
        await page.context().request.get('/api/notices/settings', { headers: { Authorization: `Bearer ${token}` } })
      ).status(),
    )
    .toBe(401)
})
