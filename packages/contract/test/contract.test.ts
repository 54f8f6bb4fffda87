import { expect, test } from 'vitest'
import { blogCategories } from '../src/blog-keys.ts'
import * as constants from '../src/constants.ts'
import { indianStates } from '../src/indian-states.ts'
import { errorCodes } from '../src/errors.ts'
import { fillPath } from '../src/endpoint.ts'
import { endpoints } from '../src/endpoints.ts'
import { pickLanguage } from '../src/language.ts'
import { formatRupees } from '../src/money.ts'
import { isMobileNumber, toE164, toNational } from '../src/phone.ts'
import { isFutureDate, isProfileComplete } from '../src/users.ts'

test('every endpoint has a unique name, declares its access, and uses only known error codes', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(10)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
  for (const { access, errors, limit } of endpoints) {
    expect(['anyone', 'signed-in', 'staff', 'acharya', 'admin']).toContain(access)
    expect(errorCodes).toEqual(expect.arrayContaining([...errors]))
    expect(limit.max).toBeGreaterThan(0)
  }
})

test('the declared parameters are exactly those in the path', () => {
  for (const { path, params } of endpoints) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(named).toEqual(Object.keys(params?.shape ?? {}))
  }
})

test.each([
  // address, cookie, header,                       language
  [null, null, null, 'en'],
  ['hin', 'en', 'en', 'hin'], //                    a choice in the address wins
  ['xx', 'hin', 'en', 'hin'], //                    an unknown one does not
  [null, 'nonsense', 'hi-IN,en;q=0.5', 'hin'],
  [null, null, 'fr-FR, en;q=0.4, hi;q=0.8', 'hin'],
  [null, null, 'fr-FR', 'en'],
  [null, null, 'hi;q=0, en', 'en'], //              q=0 means "not this"
  [null, null, 'hit-me', 'en'], //                  begins with "hi", is not Hindi
])('address %s, cookie %s, header %s: %s', (query, cookie, acceptLanguage, expected) => {
  expect(pickLanguage({ query, cookie, acceptLanguage })).toBe(expected)
})

test('ten typed digits convert to E.164 and back', () => {
  for (const [digits, country, e164] of [
    ['9876543210', '+91', '+919876543210'],
    ['3001234567', '+92', '+923001234567'],
    ['0412345678', '+61', '+61412345678'],
  ] as const) {
    expect(isMobileNumber(digits, country)).toBe(true)
    expect(toE164(digits, country)).toBe(e164)
    expect(toNational(e164)).toEqual({ country, digits })
  }
  expect(isMobileNumber('5876543210', '+91')).toBe(false)
  expect(isMobileNumber('4123456789', '+61')).toBe(false)
})

test('rupees have Indian grouping and Latin digits, also in Hindi', () => {
  expect(formatRupees(1_00_000_50)).toBe('₹1,00,000.50')
  expect(formatRupees(1_00_000_50, 'hin')).toBe('₹1,00,000.50')
})

test('the constants match the specification', () => {
  expect(indianStates).toHaveLength(36)
  expect(new Set(indianStates).size).toBe(36)
  expect(blogCategories).toHaveLength(12)
  expect(constants.zodiacSigns).toHaveLength(12)
})

test('a profile is complete with e-mail, birthplace and birth date', () => {
  const whole = { email: 'a@b.c', place_of_birth: 'Ujjain', date_of_birth: '1990-01-01' }
  expect(isProfileComplete(whole)).toBe(true)
  for (const field of ['email', 'place_of_birth', 'date_of_birth'])
    expect(isProfileComplete({ ...whole, [field]: null })).toBe(false)
})

test('a birth date is in the future only when no place on Earth has reached it', () => {
  const now = new Date('2026-11-15T11:00:00Z')
  expect(isFutureDate('2026-11-16', now)).toBe(false) // already the 16th in Kiritimati
  expect(isFutureDate('2026-11-17', now)).toBe(true)
})

test('a path is filled with encoded parameters, and a missing one throws', () => {
  expect(fillPath('/api/user/getUserById/{id}', { id: 'a/b?c' })).toBe('/api/user/getUserById/a%2Fb%3Fc')
  expect(() => fillPath('/api/x/{id}')).toThrow(/requires id/)
})
