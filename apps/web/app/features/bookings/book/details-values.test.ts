import { bookingDetails } from '@sankalp/contract/bookings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { user } from '../bookings.fake.ts'
import {
  type DetailsValues,
  checkDetails,
  detailFields,
  detailsOfUser,
  splitNames,
  toDetails,
} from './details-values.ts'

const right = detailsOfUser(user)
const problems = async (values: DetailsValues) => {
  const { errors } = await checkDetails(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type]))
}

test('fills the form from the profile, and accepts a filled form', async () => {
  expect(right).toMatchObject({
    name: 'Asha Sharma',
    contact: '7000000001',
    state: 'Madhya Pradesh',
    pinCode: '456001',
  })
  expect(await problems(right)).toEqual({})
})

test.each([
  [{ contact: '98765' }, { contact: 'phone' }],
  [{ pinCode: '1234' }, { pinCode: 'pincode' }],
  [{ state: 'Outside India', pinCode: '2000' }, {}],
  [{ email: 'asha@' }, { email: 'email' }],
  [{ name: '' }, { name: 'required' }],
  [{ gotra: '7' }, { gotra: 'name' }],
  [{ sankalpNames: 'Asha, Ravi, 12' }, { sankalpNames: 'name' }],
  [{ sankalpNames: 'a,b,c,d,e,f,g,h,i' }, { sankalpNames: 'tooLong' }],
] as const)('%o: %o', async (change, found) => {
  expect(await problems({ ...right, ...change })).toEqual(found)
})

test('separates names at commas or line breaks, and drops empty ones', () => {
  expect(splitNames(' Asha, रवि ,\n Meera;;')).toEqual(['Asha', 'रवि', 'Meera'])
  expect(toDetails({ ...right, gotra: ' ', sankalpNames: ' , ' })).toEqual(
    expect.not.objectContaining({ gotra: expect.anything(), sankalpNames: expect.anything() }),
  )
})

test('the form and the endpoint agree on whether the input is valid', async () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Asha', 'a@b.in', '9876543210', '456001', '2000', 'Goa', 'Outside India', ' ', 'Asha, Ravi'),
  )
  const values = fc.record(
    Object.fromEntries(detailFields.map((field) => [field, fc.oneof(fc.constant(right[field]), typed)])) as Record<
      keyof DetailsValues,
      fc.Arbitrary<string>
    >,
  )
  await fc.assert(
    fc.asyncProperty(values, async (some) => {
      const isRight = Object.keys(await problems(some)).length === 0
      expect(bookingDetails.safeParse(toDetails(some)).success).toBe(isRight)
    }),
  )
})
