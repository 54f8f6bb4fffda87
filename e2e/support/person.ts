import { randomInt } from 'node:crypto'
import type { Language } from '@sankalp/contract'
import type { Profile } from '@sankalp/contract/users'

/** Returns a number that is unique in this run: limits are counted per number and must not affect two journeys. */
export function freshPhone(): string {
  return `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

/**
 * Returns an address from the documentation range, so that each journey counts as a separate visitor. Each has its own
 * network too, out of four thousand million: with the 65,000 addresses of the older range, two in a run would soon
 * coincide.
 */
export function freshAddress(): string {
  const part = () => randomInt(0x10000).toString(16)
  return `2001:db8:${part()}:${part()}::1`
}

const shared = {
  email: 'savita.joshi@example.com',
  gender: 'Female',
  marital_status: 'Married',
  date_of_birth: '1991-10-21',
  time_of_birth: '05:25',
  state: 'Madhya Pradesh',
  pincode: '456001',
} as const

export const profiles: Record<Language, Profile & { time_of_birth: string }> = {
  en: {
    ...shared,
    first_name: 'Savita',
    last_name: 'Joshi',
    place_of_birth: 'Ujjain, Madhya Pradesh',
    address: '7, Mahakal Marg',
    city: 'Ujjain',
  },
  hin: {
    ...shared,
    first_name: 'सविता',
    last_name: 'जोशी',
    place_of_birth: 'उज्जैन, मध्य प्रदेश',
    address: '7, महाकाल मार्ग',
    city: 'उज्जैन',
  },
}
