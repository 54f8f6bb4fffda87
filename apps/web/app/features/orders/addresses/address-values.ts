import type { Address, AddressBody } from '@sankalp/contract/addresses'
import type { User } from '@sankalp/contract/users'

/** The address form as it stands, in its order: every field a text. */
export const addressFields = ['fullName', 'email', 'phone', 'addressLine', 'pinCode', 'city', 'state'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>

/** For a first address: who is signed in, where that is known. The rest is typed. */
export function valuesOfUser(user: User | undefined): AddressValues {
  return {
    fullName: [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.name ?? ''),
    email: user?.email ?? '',
    phone: user?.phone_number.length === 10 ? user.phone_number : '',
    addressLine: '',
    pinCode: '',
    city: '',
    state: '',
  }
}

export function valuesOfAddress({ fullName, email, phone, addressLine, pinCode, city, state }: Address): AddressValues {
  return { fullName, email, phone, addressLine, pinCode, city, state }
}

export function toAddressBody(values: AddressValues, isDefault: boolean): AddressBody {
  const trimmed = Object.fromEntries(addressFields.map((field) => [field, values[field].trim()])) as AddressValues
  return { ...trimmed, isDefault } as AddressBody
}
