import type { User } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { typedFromUser } from './typed-from-user.ts'

const user: User = {
  _id: '8d1a2b52-95a0-4a1c-8a4e-0d7f4a7f7f10',
  name: 'Savita Joshi',
  first_name: 'Savita',
  last_name: 'Joshi',
  email: 'savita@example.com',
  gender: 'Female',
  marital_status: 'Married',
  date_of_birth: '1991-10-05',
  time_of_birth: '00:05',
  time_of_birth_unknown: false,
  place_of_birth: 'Ujjain, Madhya Pradesh',
  address: null,
  city: null,
  state: null,
  pincode: null,
  phone_number: '9876543210',
  country_code: '+91',
  profile_image: null,
  role_type: 'ROLE_USER',
}

test('fills the birth form from a profile', () => {
  expect(typedFromUser(user)).toMatchObject({
    name: 'Savita Joshi',
    gender: 'female',
    day: '5',
    month: '10',
    year: '1991',
    hour: '12',
    minute: '5',
    ampm: 'AM',
    placeText: 'Ujjain, Madhya Pradesh',
    place: null,
  })
})

test('leaves fields open that the profile does not have', () => {
  const half = typedFromUser({
    ...user,
    first_name: null,
    last_name: null,
    gender: null,
    time_of_birth: null,
    place_of_birth: null,
  })
  expect(half).toMatchObject({ name: 'Savita Joshi', gender: '', hour: '', minute: '', ampm: '', placeText: '' })
})

test('keeps an unknown time of the profile as unknown', () => {
  expect(typedFromUser({ ...user, time_of_birth: null, time_of_birth_unknown: true })).toMatchObject({
    hour: '',
    timeUnknown: true,
  })
})
