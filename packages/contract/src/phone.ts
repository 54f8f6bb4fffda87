import type { CountryCode } from './constants.ts'

/**
 * The pattern of ten typed digits in each country: Indian mobile numbers begin with 6–9, Pakistani ones with 3, and
 * Australian ones are typed with the leading 0 of national dialling (04…).
 */
const nationalPattern: Record<CountryCode, RegExp> = {
  '+91': /^[6-9]\d{9}$/,
  '+92': /^3\d{9}$/,
  '+61': /^04\d{8}$/,
}

export function isMobileNumber(digits: string, country: CountryCode): boolean {
  return nationalPattern[country].test(digits)
}

/**
 * Returns the E.164 form, which is used everywhere internally, so that each person has exactly one spelling of a
 * number.
 */
export function toE164(digits: string, country: CountryCode): string {
  return country + (country === '+61' ? digits.slice(1) : digits)
}

/** Returns the ten digits as the owner types them. */
export function toNational(e164: string): { country: CountryCode; digits: string } {
  const country = e164.slice(0, 3) as CountryCode
  const rest = e164.slice(3)
  return { country, digits: country === '+61' ? `0${rest}` : rest }
}
