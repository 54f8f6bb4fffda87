import type { Role } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import type { Profile } from '@sankalp/contract/users'

export type DemoAccount = { phone: string; role: Role; operatorStep?: OperatorStep; profile: Profile }

const home = { address: '14, Assi Ghat Road', city: 'Varanasi', state: 'Uttar Pradesh', pincode: '221005' } as const

/** One account of each kind, ready for sign-in. The README names their numbers. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    phone: '+919000000001',
    role: 'ROLE_USER',
    profile: {
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha.verma@example.com',
      gender: 'Female',
      marital_status: 'Unmarried',
      date_of_birth: '1996-08-14',
      time_of_birth: '06:42',
      place_of_birth: 'Varanasi',
      ...home,
    },
  },
  {
    phone: '+919000000002',
    role: 'ROLE_ACHARYA',
    profile: {
      first_name: 'Raghunath',
      last_name: 'Shastri',
      email: 'raghunath.shastri@example.com',
      gender: 'Male',
      marital_status: 'Married',
      date_of_birth: '1971-03-05',
      time_of_birth: '04:55',
      place_of_birth: 'Ujjain',
      ...home,
    },
  },
  {
    phone: '+919000000003',
    role: 'ROLE_ADMIN',
    operatorStep: 'finance',
    profile: {
      first_name: 'Meera',
      last_name: 'Nair',
      email: 'meera.nair@example.com',
      gender: 'Female',
      marital_status: 'Married',
      date_of_birth: '1984-11-23',
      time_of_birth: '21:10',
      place_of_birth: 'Thiruvananthapuram',
      ...home,
    },
  },
  // A second operator: manual movements of money need two.
  {
    phone: '+919000000004',
    role: 'ROLE_ADMIN',
    operatorStep: 'finance',
    profile: {
      first_name: 'Imran',
      last_name: 'Qureshi',
      email: 'imran.qureshi@example.com',
      gender: 'Male',
      marital_status: 'Married',
      date_of_birth: '1979-06-02',
      time_of_birth: '11:20',
      place_of_birth: 'Lucknow',
      ...home,
    },
  },
]
