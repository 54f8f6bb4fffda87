import { type FieldRule, choiceRule, lineRule, patterns } from './field-rules.ts'
import { indianStates } from './indian-states.ts'

/** The maximum length of each typed field, in characters. */
export const addressLimits = { fullName: 100, email: 254, phone: 10, addressLine: 300, city: 80, pinCode: 6 } as const

export const addressPatterns = { phone: /^\d{10}$/, pinCode: /^[1-9]\d{5}$/ } as const

/** The fields of the address form in their order, all required, with their rules. No schema library here. */
export const addressRules = {
  fullName: lineRule(addressLimits.fullName, (value) => patterns.personName.test(value), 'name'),
  email: lineRule(addressLimits.email, (value) => patterns.email.test(value), 'email'),
  phone: lineRule(addressLimits.phone, (value) => addressPatterns.phone.test(value), 'phone'),
  addressLine: lineRule(addressLimits.addressLine),
  pinCode: lineRule(addressLimits.pinCode, (value) => addressPatterns.pinCode.test(value), 'pincode'),
  city: lineRule(addressLimits.city),
  state: choiceRule(indianStates, 'state'),
} satisfies Record<string, FieldRule>
