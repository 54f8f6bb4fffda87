import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Asha Rao', 'A. R.'],
  ['  meera  ', 'M.'],
  ['क्षितिज शर्मा', 'क्षि. श.'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
