import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginPath, safeRedirect } from './redirect.ts'

test.each([['/profile'], ['/blog/42?from=home#top'], ['/PujaDetailsPage/7?x=%2F%2Fevil.example'], ['/loginhistory']])(
  '%s is a page of ours',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['https://evil.example/'],
  ['HTTPS:evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['%2F%2Fevil.example'],
  ['/%2Fevil.example'],
  ['/%5Cevil.example'],
  ['/\t/evil.example'],
  ['/%09/evil.example'],
  ['/\n//evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['\u0000/profile'],
  ['/%'],
  ['profile'],
  [''],
  [`/${'a'.repeat(1001)}`],
  ['/login'],
  ['/login?redirect=/profile'],
  ['/LOGIN/'],
  ['/otp?redirect=/'],
  ['/signup'],
  ['/api/user/logout'],
])('%j is not followed', (text) => {
  expect(safeRedirect(text)).toBe('/')
  expect(safeRedirect(text, '/profile')).toBe('/profile')
})

test('returns the fallback without a path', () => {
  expect([safeRedirect(null), safeRedirect(undefined)]).toEqual(['/', '/'])
})

test('never leads a browser to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '@',
    ':',
    'evil.example',
    'a',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = safeRedirect(pieces.join(''))
      expect(new URL(target, 'https://sankalp.example/login').origin).toBe('https://sankalp.example')
      expect(target).toMatch(/^\/(?!\/)/)
    }),
  )
})

test('remembers the requested page in the sign-in address', () => {
  expect(loginPath('/profile?a=1')).toBe('/login?redirect=%2Fprofile%3Fa%3D1')
  expect(loginPath('/')).toBe('/login')
})
