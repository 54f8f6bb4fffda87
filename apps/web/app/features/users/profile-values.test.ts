import type { User } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import {
  type ProfileValues,
  findProblems,
  firstProblem,
  hasChanged,
  localDate,
  problemsFromServer,
  splitName,
  valuesOf,
} from './profile-values.ts'

const today = '2026-11-15'
const asha: ProfileValues = {
  first_name: 'आशा',
  last_name: 'Sharma',
  email: 'asha@example.in',
  gender: 'Female',
  marital_status: 'Married',
  date_of_birth: '1990-02-28',
  time_of_birth: '05:45',
  place_of_birth: 'Ujjain',
  address: '12 Mahakal Marg',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  pincode: '456001',
}
const nobody = { name: null, first_name: null, last_name: null, email: null } as User

test('a complete profile has nothing wrong with it', () => {
  expect(findProblems(asha, today)).toEqual({})
})

test('an empty form misses every field, and the first of them is named first', () => {
  const problems = findProblems(valuesOf(nobody), today)
  expect(Object.keys(problems)).toHaveLength(12)
  expect(new Set(Object.values(problems))).toEqual(new Set(['required']))
  expect(firstProblem(problems)).toBe('first_name')
})

test.each<[keyof ProfileValues, string, string]>([
  ['email', 'asha@', 'email'],
  ['first_name', '12', 'name'],
  ['date_of_birth', '2026-11-16', 'futureDate'],
  ['date_of_birth', '2025-02-29', 'date'],
  ['time_of_birth', '25:00', 'time'],
  ['pincode', '012345', 'pincode'],
  ['state', 'Atlantis', 'state'],
  ['city', '   ', 'required'],
  ['address', 'x'.repeat(301), 'tooLong'],
])('%s %j is %s', (field, value, problem) => {
  expect(findProblems({ ...asha, [field]: value }, today)).toEqual({ [field]: problem })
})

test('being born today is possible', () => {
  expect(findProblems({ ...asha, date_of_birth: today }, today)).toEqual({})
})

test('the name given at sign-up fills the form', () => {
  expect(valuesOf({ ...nobody, name: 'आशा देवी शर्मा' })).toMatchObject({ first_name: 'आशा देवी', last_name: 'शर्मा' })
  expect(splitName('Asha')).toEqual({ first_name: 'Asha', last_name: '' })
  expect(valuesOf({ ...nobody, name: 'Old Name', first_name: 'New' })).toMatchObject({ first_name: 'New', last_name: '' })
})

test("the server's word finds its field, whatever part of the request it names", () => {
  const fields = [
    { field: 'body.email', problem: 'email' },
    { field: 'pincode', problem: 'pincode' },
    { field: 'userId', problem: 'invalid' },
  ] as const
  expect(problemsFromServer(fields)).toEqual({ email: 'email', pincode: 'pincode' })
})

test('a change is seen, and so is its undoing', () => {
  expect(hasChanged({ ...asha, city: 'Indore' }, asha)).toBe(true)
  expect(hasChanged({ ...asha }, asha)).toBe(false)
})

test("today is the reader's own day", () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
