import { describe, expect, test } from 'vitest'
import { readNotice, ringsThere, tabFor } from './notice-rules.ts'

const sent = { title: 'आपकी पूजा कल है', body: 'सत्यनारायण पूजा', path: '/bookedpooja', tag: 'n1', language: 'hin' }

describe('a notice', () => {
  test('shows it as it was sent', () => {
    expect(readNotice(JSON.stringify(sent))).toEqual({
      title: sent.title,
      options: { body: sent.body, tag: 'n1', lang: 'hi', icon: '/icon-192.png', data: { path: '/bookedpooja' } },
      rings: false,
      replaces: false,
    })
  })

  test.each([
    '',
    'no JSON',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...sent, title: '' }),
    JSON.stringify({ ...sent, body: 7 }),
  ])('%j is none', (text) => {
    expect(readNotice(text)).toBeNull()
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, undefined])(
    'a path %j leads to our own door',
    (path) => {
      expect(readNotice(JSON.stringify({ ...sent, path }))?.options.data.path).toBe('/')
    },
  )
})

describe('a request that rings', () => {
  const ring = { ...sent, path: '/acharya?ring=1', tag: 'r1', rings: true }

  test('stays until it is answered, and vibrates', () => {
    expect(readNotice(JSON.stringify(ring))).toMatchObject({
      rings: true,
      options: { tag: 'r1', requireInteraction: true, renotify: true, vibrate: expect.any(Array) },
    })
    // A browser refuses to ring again for a notification without a tag.
    expect(readNotice(JSON.stringify({ ...ring, tag: undefined }))?.rings).toBe(false)
  })

  test('is replaced silently once it is over', () => {
    const over = readNotice(JSON.stringify({ ...sent, tag: 'r1', replaces: true }))!
    expect(over).toMatchObject({ replaces: true, rings: false, options: { tag: 'r1', silent: true } })
    expect(over.options.requireInteraction).toBeUndefined()
  })

  test('is not shown over a visible console', () => {
    const at = (path: string, focused: boolean) => ({ url: `https://site.example${path}`, focused })
    expect(ringsThere([at('/acharya/hours', true)])).toBe(true)
    expect(ringsThere([at('/acharya/hours', false), at('/panchang', true), at('/acharyas', true)])).toBe(false)
  })

  test('leaves an acharya in their current room when pressed', () => {
    const tabs = [
      { id: 'a', url: 'https://site.example/panchang' },
      { id: 'b', url: 'https://site.example/acharya/profile' },
    ]
    expect(tabFor(tabs, new URL('https://site.example/acharya?ring=1'))).toEqual({ id: 'b', isThere: true })
    expect(tabFor(tabs, new URL('https://site.example/acharya'))).toEqual({ id: 'a', isThere: false })
  })
})

describe('pressed', () => {
  const target = new URL('https://site.example/bookedpooja')
  const tab = (id: string, path: string) => ({ id, url: `https://site.example${path}` })

  test('opens in a tab that shows the page, else in another tab of the site, else in a new one', () => {
    expect(tabFor([tab('a', '/'), tab('b', '/bookedpooja?page=2')], target)).toEqual({ id: 'b', isThere: true })
    expect(tabFor([tab('a', '/'), tab('b', '/blog')], target)).toEqual({ id: 'a', isThere: false })
    expect(tabFor([], target)).toBeNull()
  })
})
