import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outsideIndia } from '../src/indian-states.ts'
import { fitsState } from '../src/pin-codes.ts'
import { type ProfileField, profileFields, profileRules } from '../src/profile-rules.ts'
import { profile, updateUsers } from '../src/users.ts'

const good: Record<ProfileField, string> = {
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

/**
 * Returns the problem that the endpoint's schema reports for one field. The schema cannot tell that an empty choice is
 * merely missing.
 */
function problemBySchema(field: ProfileField, value: string): string | null {
  if (value.trim() === '') return 'required'
  return profile.safeParse({ ...good, [field]: value }).error?.issues[0]?.message ?? null
}

test('rules and schema have the same fields', () => {
  expect([...profileFields, 'time_of_birth_unknown'].toSorted()).toEqual(Object.keys(profile.shape).toSorted())
})

test.each(profileFields)(
  '%s: what the form finds is what the server finds, whatever is typed',
  (field) => {
    const near = fc.oneof(
      fc.constantFrom(...Object.values(good)),
      fc.stringMatching(/^[\w.@+'-]{0,40}$/),
      fc.stringMatching(/^\d{0,11}$/),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      fc.stringMatching(/^\d{2}:\d{2}$/),
      fc.string({ unit: 'binary', maxLength: 320 }),
      fc.string({ unit: 'grapheme', maxLength: 90 }),
    )
    const agree = fc.property(near, (value) => {
      expect(profileRules[field](value)).toBe(problemBySchema(field, value))
    })
    fc.assert(agree, { numRuns: 300 })
  },
  60_000,
)

test.each([
  ['456001', 'Madhya Pradesh', true],
  ['4560', 'Madhya Pradesh', false],
  ['45600', 'Madhya Pradesh', false],
  ['4560', outsideIndia, true],
  ['221003', 'Uttarakhand', false],
  ['221003', 'Uttar Pradesh', true],
  ['248001', 'Uttarakhand', true],
  ['110001', 'Maharashtra', false],
  // Each of them shares its first digits with a neighbour.
  ['160055', 'Punjab', true],
  ['403001', 'Goa', true],
  ['507121', 'Andhra Pradesh', true],
  ['737101', 'Sikkim', true],
  ['900001', 'Kerala', true],
])('the PIN code %s in %s fits: %s', (pincode, state, fits) => {
  expect(fitsState({ pincode, state })).toBe(fits)
  expect(updateUsers.body.safeParse({ ...good, pincode, state }).success).toBe(fits)
})

test.each([
  [{ time_of_birth: '05:45' }, true],
  [{ time_of_birth: '05:45', time_of_birth_unknown: false }, true],
  [{ time_of_birth: undefined, time_of_birth_unknown: true }, true],
  [{ time_of_birth: null, time_of_birth_unknown: 'true' }, true],
  [{ time_of_birth: undefined }, false],
  [{ time_of_birth: null, time_of_birth_unknown: 'false' }, false],
  [{ time_of_birth: '05:45', time_of_birth_unknown: true }, false],
  [{ time_of_birth: '', time_of_birth_unknown: true }, false],
  [{ time_of_birth: '05:45', time_of_birth_unknown: 'perhaps' }, false],
])('a profile tells the time, or that nobody knows it, and not both: %o is %s', (told, isRight) => {
  expect(updateUsers.body.safeParse({ ...good, ...told }).success).toBe(isRight)
})
