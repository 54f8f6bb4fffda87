import { vi } from 'vitest'

/** The parts of a browser that the session and the API client use, for tests that run in Node. */
export class FakeStorage implements Storage {
  private readonly values = new Map<string, string>()
  isFull = false

  get length() {
    return this.values.size
  }
  key(index: number) {
    return [...this.values.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.values.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.values.set(key, value)
  }
  removeItem(key: string) {
    this.values.delete(key)
  }
  clear() {
    this.values.clear()
  }
}

export function stubBrowser(address = '/') {
  const { pathname, search } = new URL(address, 'http://own.invalid')
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en-IN' } })
  const browser = Object.assign(new EventTarget(), {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    location: { pathname, search },
  })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', page)
  return { window: browser, document: page }
}
