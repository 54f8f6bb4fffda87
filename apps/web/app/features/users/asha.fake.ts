import type { User } from '@sankalp/contract/users'

/** A user with a valid profile. */
export const asha: User = {
  _id: '0d9c9a3e-6b1f-4f6c-9d6b-1f0f3a5b7c11',
  name: 'Asha Sharma',
  first_name: 'Asha',
  last_name: 'Sharma',
  email: 'asha@example.in',
  gender: 'Female',
  marital_status: 'Married',
  date_of_birth: '1990-02-28',
  time_of_birth: '05:45',
  time_of_birth_unknown: false,
  place_of_birth: 'Ujjain',
  address: '12 Mahakal Marg',
  city: 'Ujjain',
  state: 'Madhya Pradesh',
  pincode: '456001',
  phone_number: '9876543210',
  country_code: '+91',
  profile_image: null,
  role_type: 'ROLE_USER',
}
