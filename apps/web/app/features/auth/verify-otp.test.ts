import { isProfileComplete } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { type SignedIn, nextPath } from './verify-otp.ts'

const full = { email: 'a@b.in', place_of_birth: 'Ujjain', date_of_birth: '1990-02-28' }
const signedIn = (user: object) => ({ user: { user } }) as SignedIn

test('sends a complete profile straight to the requested page', () => {
  expect(nextPath(signedIn(full), '/cart')).toEqual({ path: '/cart', isIncomplete: false })
})

test.each(['email', 'place_of_birth', 'date_of_birth'] as const)('without %s the profile comes first', (field) => {
  const user = { ...full, [field]: null }
  expect(nextPath(signedIn(user), '/')).toEqual({ path: '/profile', isIncomplete: true })
  // The rule is repeated to keep the schemas out of the page; both must agree.
  expect(isProfileComplete(user)).toBe(false)
})

test('keeps the requested page along the way', () => {
  expect(nextPath(signedIn({}), '/cart?x=1').path).toBe('/profile?redirect=%2Fcart%3Fx%3D1')
  expect(nextPath(signedIn({}), '/profile').path).toBe('/profile')
})

test.each([
  ['ROLE_ACHARYA', '/acharya'],
  ['ROLE_ADMIN', '/admin'],
])('%s begins in the console, unless a page was asked for', (role_type, path) => {
  expect(nextPath(signedIn({ role_type }), '/')).toEqual({ path, isIncomplete: false })
  expect(nextPath(signedIn({ ...full, role_type }), '/panchang').path).toBe('/panchang')
})

test.each([
  '/PujaDetailsPage/ganesh/book?acharya=x',
  '/checkout',
  '/chatwithastrologer',
  '/ChatwithastroForm?acharya=x',
])('leads straight back to %s, which asks for what it needs', (target) => {
  expect(nextPath(signedIn({}), target)).toEqual({ path: target, isIncomplete: false })
  expect(nextPath(signedIn({}), '/PujaDetailsPage/ganesh').isIncomplete).toBe(true)
})
