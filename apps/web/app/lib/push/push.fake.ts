import { vi } from 'vitest'

type FakeOptions = {
  permission?: NotificationPermission
  /** What its owner answers to the browser's own question. */
  answer?: NotificationPermission
  /** Without one, subscribing fails as in a browser that was built without. */
  hasService?: boolean
}

/** A browser with notices and a push service, neither of which a browser under test has. */
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

/** Functions of the real one work only on it. */
function bound(real: Navigator, name: string | symbol): unknown {
  const value: unknown = Reflect.get(real, name, real)
  return typeof value === 'function' ? (value as () => unknown).bind(real) : value
}

/** Any 65 bytes. */
export const fakePushKey = btoa('\u0004' + 'k'.repeat(64))
  .replace(/=+$/, '')
  .replace(/\+/g, '-')
  .replace(/\//g, '_')
