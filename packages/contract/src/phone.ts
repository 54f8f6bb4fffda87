import type { CountryCode } from './constants.ts'

/**
 * What ten typed digits must look like in each country: Indian mobiles begin with 6–9, Pakistani ones
 * with 3, Australian ones are typed with the leading 0 of national dialling (04…).
 */
const nationalPattern: Record<CountryCode, RegExp> = {
  '+91': /^[6-9]\d{9}$/,
  '+92': /^3\d{9}$/,
  '+61': /^04\d{8}$/,
}

export function isMobileNumber(digits: string, country: CountryCode): boolean {
  return nationalPattern[country].test(digits)
}

/** The E.164 form under which a number is known everywhere inside: one person, one spelling. */
export function toE164(digits: string, country: CountryCode): string {
  return country + (country === '+61' ? digits.slice(1) : digits)
}

/** The ten digits as their owner types them. */
export function toNational(e164: string): { country: CountryCode; digits: string } {
  const country = e164.slice(0, 3) as CountryCode
  const rest = e164.slice(3)
  return { country, digits: country === '+61' ? `0${rest}` : rest }
}
