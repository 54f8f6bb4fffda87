import type { CountryCode } from '@sankalp/contract'
import { expect, test } from 'vitest'
import { firstPhone, maskPhone, readPhone } from './phone-input.ts'

test.each<[string, CountryCode, CountryCode, string]>([
  // typed or pasted, chosen, country, digits
  ['9876543210', '+91', '+91', '9876543210'],
  ['98765 43210', '+91', '+91', '9876543210'],
  ['९८७६५ ४३२१०', '+91', '+91', '9876543210'],
  ['98a7-6b', '+91', '+91', '9876'],
  ['98765432109', '+91', '+91', '9876543210'],
  ['+91 98765 43210', '+91', '+91', '9876543210'],
  ['+91-98765-43210', '+61', '+91', '9876543210'],
  ['(+91) 98765 43210', '+91', '+91', '9876543210'],
  ['0091 98765 43210', '+91', '+91', '9876543210'],
  ['919876543210', '+91', '+91', '9876543210'],
  ['09876543210', '+91', '+91', '9876543210'],
  ['+91 098765 43210', '+91', '+91', '9876543210'],
  ['9198765432', '+91', '+91', '9198765432'], // a number may itself begin with 91
  ['+92 300 1234567', '+91', '+92', '3001234567'],
  ['+61 412 345 678', '+91', '+61', '0412345678'],
  ['61412345678', '+61', '+61', '0412345678'],
  ['0412 345 678', '+61', '+61', '0412345678'],
  ['+971 50 123 4567', '+91', '+91', ''], // cut to ten digits it would be a stranger's number in India
  ['+1 415 555 1234', '+91', '+91', ''],
  ['', '+91', '+91', ''],
])('%s with %s chosen is %s %s', (text, chosen, country, digits) => {
  expect(readPhone(text, chosen)).toEqual({ country, digits })
})

test('masks a number except for its beginning and end', () => {
  expect(maskPhone({ country: '+91', digits: '9876543210' })).toBe('+91 98••• ••210')
})

test.each<[string, Record<string, string>, CountryCode, string]>([
  [
    'what is typed comes before what is known',
    { phone_number: '98765 43210', country_code: '+91' },
    '+91',
    '9876543210',
  ],
  ['a country that was chosen is kept', { phone_number: '0412345678', country_code: '+61' }, '+61', '0412345678'],
  ['a country chosen before any digit is kept too', { phone_number: '', country_code: '+92' }, '+92', ''],
  [
    'a prefix that the browser filled in decides',
    { phone_number: '+61412345678', country_code: '+91' },
    '+61',
    '0412345678',
  ],
  [
    'a country that is none of ours is not taken',
    { phone_number: '9876543210', country_code: '+1' },
    '+91',
    '9876543210',
  ],
  ['in empty fields stands what is known', { phone_number: '', country_code: '+91' }, '+92', '3001234567'],
])('%s', (_, typed, country, digits) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  expect(firstPhone(form, { country: '+92', digits: '3001234567' })).toEqual({ country, digits })
})

test('returns an empty number when nothing is typed or known', () => {
  expect(firstPhone(new FormData(), null)).toEqual({ country: '+91', digits: '' })
})
