import { beforeEach, expect, test, vi } from 'vitest'

// Load a fresh module per test: the queue lives as long as the page.
beforeEach(() => vi.resetModules())

test('keeps messages that come before the toast code is loaded, and shows them in order', async () => {
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

test('notifies the host, once mounted, of a message that came before it', async () => {
  const { onFirstToast, showToast } = await import('./toast.ts')
  showToast('info', 'early')
  const wake = vi.fn()
  onFirstToast(wake)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('never shows a message that was closed before it could be shown', async () => {
  const { closeToast, listenToToasts, showToast } = await import('./toast.ts')
  closeToast(showToast('loading', 'Sending...'))
  const listen = vi.fn()
  listenToToasts(listen)
  expect(listen).not.toHaveBeenCalled()
})

test('replaces a message with the same id, and gives different messages different ids', async () => {
  const { showToast } = await import('./toast.ts')
  expect(showToast('loading', 'Sending...', 'send')).toBe('send')
  expect(showToast('info', 'a')).not.toBe(showToast('info', 'b'))
})
