import { type CountryCode, countryCodes, defaultCountryCode, phoneDigits } from '@sankalp/contract'
import { toLatinDigits } from '../../lib/latin-digits.ts'

export type PhoneInput = { country: CountryCode; digits: string }

/**
 * The ten digits in whatever was typed, pasted or filled in by the phone: "+91 98765 43210", "098765 43210",
 * "+61 412 345 678". A prefix we know chooses the country. One we do not know gives no digits at all: cut
 * short, a foreign number could look like somebody else's Indian one.
 */
export function readPhone(typed: string, country: CountryCode): PhoneInput {
  const text = toLatinDigits(typed)
  const digits = text.replace(/\D/g, '')
  const isInternational = /^[^\d+]*(\+|00)/.test(text)
  if (!isInternational) return { country, digits: dropTrunk(digits, country) }
  const number = /^[^\d+]*\+/.test(text) ? digits : digits.slice(2)
  const known = countryCodes.find((code) => number.startsWith(code.slice(1)))
  if (known) return { country: known, digits: toTyped(number.slice(known.length - 1), known) }
  // "+" or "+9" is a prefix still being typed.
  return { country, digits: '' }
}

/** What stands in the fields when the script takes them over, typed or filled in by the browser; else what is known already. */
export function firstPhone(typed: FormData, known: PhoneInput | null): PhoneInput {
  const number = (typed.get('phone_number') as string | null) ?? ''
  const country = countryCodes.find((code) => code === typed.get('country_code')) ?? defaultCountryCode
  if (known && number === '' && country === defaultCountryCode) return { country: known.country, digits: known.digits }
  return readPhone(number, country)
}

/** National numbers given with a country code but no plus, or with the 0 of a long-distance call. */
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

/** Australians type the 0 that is dropped after +61. */
function toTyped(national: string, country: CountryCode): string {
  const typed = country === '+61' && national !== '' && !national.startsWith('0') ? `0${national}` : national
  const trimmed = country !== '+61' && typed.length > phoneDigits && typed.startsWith('0') ? typed.slice(1) : typed
  return trimmed.slice(0, phoneDigits)
}

/** 98765 43210 as +91 98••• ••210: enough to recognise one's own number, too little for a glance over the shoulder. */
export function maskPhone({ country, digits }: PhoneInput): string {
  return `${country} ${digits.slice(0, 2)}••• ••${digits.slice(-3)}`
}
