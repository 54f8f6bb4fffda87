import { vi } from 'vitest'

type FakeOptions = {
  permission?: NotificationPermission
  /** The user's answer to the browser's permission prompt. */
  answer?: NotificationPermission
  /** Without a push service, subscribing fails as in a browser built without one. */
  hasService?: boolean
}

/** Fakes notifications and a push service, which a browser under test lacks. */
export function fakePush({ permission = 'default', answer = 'granted', hasService = true }: FakeOptions = {}) {
  const asked: string[] = []
  let subscription: { endpoint: string; options: { applicationServerKey: ArrayBuffer } } | null = null
  const notification = {
    permission,
    async requestPermission() {
      asked.push('permission')
      notification.permission = answer
      return answer
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (!hasService) throw new DOMException('Registration failed - push service not available', 'AbortError')
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      const bytes = Uint8Array.from(atob(applicationServerKey.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
        letter.charCodeAt(0),
      )
      const made = {
        endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
        async unsubscribe() {
          subscription = null
          return true
        },
      }
      subscription = made
      return made
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', () => undefined)
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (real, name) => (name === 'serviceWorker' ? serviceWorker : bound(real, name)) }),
  )
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  return { asked, endpoint: () => subscription?.endpoint ?? null, drop: () => void (subscription = null) }
}

/** Binds a method to the real object, on which alone it works. */
function bound(real: Navigator, name: string | symbol): unknown {
  const value: unknown = Reflect.get(real, name, real)
  return typeof value === 'function' ? (value as () => unknown).bind(real) : value
}

/** Any 65 bytes. */
export const fakePushKey = btoa('\u0004' + 'k'.repeat(64))
  .replace(/=+$/, '')
  .replace(/\+/g, '-')
  .replace(/\//g, '_')
