import { type CountryCode, countryCodes, defaultCountryCode, phoneDigits } from '@sankalp/contract'
import { toLatinDigits } from '../../lib/latin-digits.ts'

export type PhoneInput = { country: CountryCode; digits: string }

/**
 * Reads the ten digits of a number that was typed, pasted or filled in by the phone: "+91 98765 43210", "098765 43210",
 * "+61 412 345 678". A known prefix selects the country. An unknown prefix yields no digits at all: a truncated foreign
 * number could look like another person's Indian one.
 */
export function readPhone(typed: string, country: CountryCode): PhoneInput {
  const text = toLatinDigits(typed)
  const digits = text.replace(/\D/g, '')
  const isInternational = /^[^\d+]*(\+|00)/.test(text)
  if (!isInternational) return { country, digits: dropTrunk(digits, country) }
  const number = /^[^\d+]*\+/.test(text) ? digits : digits.slice(2)
  const known = countryCodes.find((code) => number.startsWith(code.slice(1)))
  if (known) return { country: known, digits: toTyped(number.slice(known.length - 1), known) }
  // The prefix is unknown, or unfinished such as "+" or "+9".
  return { country, digits: '' }
}

/**
 * Returns the content of the fields when the script takes over, typed or filled in by the browser; otherwise the number
 * that is already known.
 */
export function firstPhone(typed: FormData, known: PhoneInput | null): PhoneInput {
  const number = (typed.get('phone_number') as string | null) ?? ''
  const country = countryCodes.find((code) => code === typed.get('country_code')) ?? defaultCountryCode
  if (known && number === '' && country === defaultCountryCode) return { country: known.country, digits: known.digits }
  return readPhone(number, country)
}

/** Removes a country code without a plus, or the trunk prefix 0, from a national number. */
function dropTrunk(digits: string, country: CountryCode): string {
  const code = country.slice(1)
  const nationalLength = country === '+61' ? phoneDigits - 1 : phoneDigits
  if (digits.length === code.length + nationalLength && digits.startsWith(code)) {
    return toTyped(digits.slice(code.length), country)
  }
  if (digits.length > phoneDigits && digits.startsWith('0') && country !== '+61')
    return digits.slice(1, phoneDigits + 1)
  return digits.slice(0, phoneDigits)
}

/** Adds the 0 that Australians type and that is dropped after +61. */
function toTyped(national: string, country: CountryCode): string {
  const typed = country === '+61' && national !== '' && !national.startsWith('0') ? `0${national}` : national
  const trimmed = country !== '+61' && typed.length > phoneDigits && typed.startsWith('0') ? typed.slice(1) : typed
  return trimmed.slice(0, phoneDigits)
}

/**
 * Formats 98765 43210 as +91 98••• ••210: enough to recognise one's own number, too little for a glance over the
 * shoulder.
 */
export function maskPhone({ country, digits }: PhoneInput): string {
  return `${country} ${digits.slice(0, 2)}••• ••${digits.slice(-3)}`
}
