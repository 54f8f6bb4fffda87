import type { User } from '@sankalp/contract/users'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asha } from './asha.fake.ts'
import { type ProfileValues, checkProfile, hasChanged, splitName, toProfile, valuesOf } from './profile-values.ts'

beforeAll(() => vi.useFakeTimers({ now: new Date(2026, 10, 15, 12), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

/** Returns the problems that the form would show for each field. */
async function findProblems(values: ProfileValues) {
  const { errors } = await checkProfile(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.type]))
}

const values = valuesOf(asha)
const nobody = { name: null, first_name: null, last_name: null, email: null } as User

test('finds no problem in a complete profile', async () => {
  expect(await findProblems(values)).toEqual({})
})

test('reports every field of an empty form as missing', async () => {
  const problems = await findProblems(valuesOf(nobody))
  expect(Object.keys(problems)).toHaveLength(16)
  expect(new Set(Object.values(problems))).toEqual(new Set(['required']))
})

test.each<[keyof ProfileValues, string, string]>([
  ['email', 'asha@', 'email'],
  ['first_name', '12', 'name'],
  ['day', '30', 'date'],
  ['hour', '', 'required'],
  ['ampm', '', 'required'],
  ['pincode', '012345', 'pincode'],
  ['state', 'Atlantis', 'state'],
  ['city', '   ', 'required'],
  ['address', 'x'.repeat(301), 'tooLong'],
])('%s %j is %s', async (field, value, problem) => {
  expect(await findProblems({ ...values, [field]: value })).toEqual({ [field]: problem })
})

test('accepts today as the date of birth, and refuses tomorrow', async () => {
  const today = { ...values, day: '15', month: '11', year: '2026' }
  expect(await findProblems(today)).toEqual({})
  expect(await findProblems({ ...today, day: '16' })).toEqual({ day: 'futureDate' })
})

test('sends exactly what it read', () => {
  expect(toProfile(values)).toMatchObject({
    date_of_birth: '1990-02-28',
    time_of_birth: '05:45',
    time_of_birth_unknown: false,
    city: 'Ujjain',
  })
  expect(toProfile({ ...values, hour: '12', minute: '5', ampm: 'AM' })).toMatchObject({ time_of_birth: '00:05' })
})

test('needs no hour for an unknown time, sends it as unknown, and reads it back', async () => {
  const unknown = { ...values, hour: '', minute: '', ampm: '', timeUnknown: 'yes' }
  expect(await findProblems(unknown)).toEqual({})
  expect(toProfile(unknown)).toMatchObject({ time_of_birth: null, time_of_birth_unknown: true })
  expect(valuesOf({ ...asha, time_of_birth: null, time_of_birth_unknown: true })).toEqual(unknown)
})

test('fills the form with the name given at sign-up', () => {
  expect(valuesOf({ ...nobody, name: 'आशा देवी शर्मा' })).toMatchObject({ first_name: 'आशा देवी', last_name: 'शर्मा' })
  expect(splitName('Asha')).toEqual({ first_name: 'Asha', last_name: '' })
  expect(valuesOf({ ...nobody, name: 'Old Name', first_name: 'New' })).toMatchObject({
    first_name: 'New',
    last_name: '',
  })
})

test('detects a change, and its undoing', () => {
  expect(hasChanged({ ...values, city: 'Indore' }, values)).toBe(true)
  expect(hasChanged({ ...values }, values)).toBe(false)
})
