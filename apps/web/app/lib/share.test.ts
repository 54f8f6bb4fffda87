import { afterEach, expect, test, vi } from 'vitest'
import { copyLink, hasShareSheet, openShareSheet, whatsappLink } from './share.ts'

const shared = { title: 'Makar Sankranti', url: 'https://own.invalid/blog?a=1&b=2' }

function stubNavigator(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  vi.stubGlobal('navigator', { ...(parts.share && { share: parts.share }), clipboard: { writeText: parts.writeText } })
}
afterEach(() => vi.unstubAllGlobals())

test('does not open a share sheet in a browser without one', () => {
  stubNavigator({})
  expect(hasShareSheet()).toBe(false)
  stubNavigator({ share: async () => {} })
  expect(hasShareSheet()).toBe(true)
})

test('treats a sheet that the reader closed as success, and one that could not open as a failure', async () => {
  const fails = (name: string) => async () => {
    throw new DOMException('no', name)
  }
  stubNavigator({ share: async () => {} })
  expect(await openShareSheet(shared)).toBe(true)
  stubNavigator({ share: fails('AbortError') })
  expect(await openShareSheet(shared)).toBe(true)
  stubNavigator({ share: fails('NotAllowedError') })
  expect(await openShareSheet(shared)).toBe(false)
})

test('reports a refused or missing clipboard', async () => {
  const copied: string[] = []
  stubNavigator({ writeText: async (text) => void copied.push(text) })
  expect(await copyLink(shared.url)).toBe(true)
  expect(copied).toEqual([shared.url])
  stubNavigator({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await copyLink(shared.url)).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyLink(shared.url)).toBe(false)
})

test('puts the text and the whole address into a WhatsApp message', () => {
  const message = (text?: string) => new URL(whatsappLink({ ...shared, text })).searchParams.get('text')
  expect(message()).toBe(`Makar Sankranti\n${shared.url}`)
  expect(message('Read & share')).toBe(`Read & share\n${shared.url}`)
})
