import { expect, test } from 'vitest'
import { fits } from './fits.ts'

test.each([
  ['DIWALI', 'How the date of Diwali is found', '', true],
  ['amavasya', 'How the date of Diwali is found', 'The Amavasya that ends Ashwina', true],
  ['date of di', 'How the date of Diwali is found', '', true],
  ['अमावस्या', 'दीपावली की तिथि', 'कार्तिक की अमावस्या', true],
  ['holi', 'How the date of Diwali is found', 'The Amavasya', false],
])('%s in "%s" and "%s": %s', (text, title, content, expected) => {
  expect(fits(text, title, content)).toBe(expected)
})
