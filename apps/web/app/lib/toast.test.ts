import { beforeEach, expect, test, vi } from 'vitest'

// A fresh module per test: the queue lives as long as the page.
beforeEach(() => vi.resetModules())

test('a message said before anything can draw it is kept and handed over in order', async () => {
  const { listenToToasts, onFirstToast, showToast } = await import('./toast.ts')
  const wake = vi.fn()
  onFirstToast(wake)
  showToast('info', 'first')
  showToast('error', 'second')
  expect(wake).toHaveBeenCalled()
  const said: string[] = []
  listenToToasts((message) => said.push(message.type === 'close' ? 'close' : message.text))
  showToast('success', 'third')
  expect(said).toEqual(['first', 'second', 'third'])
})

test('a message said before the host was there wakes it when it comes', async () => {
  const { onFirstToast, showToast } = await import('./toast.ts')
  showToast('info', 'early')
  const wake = vi.fn()
  onFirstToast(wake)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('a message closed before it was drawn is never drawn', async () => {
  const { closeToast, listenToToasts, showToast } = await import('./toast.ts')
  closeToast(showToast('loading', 'Sending...'))
  const listen = vi.fn()
  listenToToasts(listen)
  expect(listen).not.toHaveBeenCalled()
})

test('the same id replaces, different messages have different ids', async () => {
  const { showToast } = await import('./toast.ts')
  expect(showToast('loading', 'Sending...', 'send')).toBe('send')
  expect(showToast('info', 'a')).not.toBe(showToast('info', 'b'))
})
