import type { Address, AddressBody } from '@sankalp/contract/addresses'
import { addressLimits, addressPatterns } from '@sankalp/contract/address-rules'
import { indianStates } from '@sankalp/contract/indian-states'
import type { User } from '@sankalp/contract/users'

/** The fields of the address form, in order; every value is a text. */
export const addressFields = ['fullName', 'email', 'phone', 'addressLine', 'pinCode', 'city', 'state'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>

/** For a new address: what the profile of who is signed in has. The rest is typed. */
export function valuesOfUser(user: User | undefined): AddressValues {
  return {
    fullName: [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.name ?? ''),
    email: user?.email ?? '',
    phone: user?.phone_number.length === 10 ? user.phone_number : '',
    addressLine: user?.address?.slice(0, addressLimits.addressLine) ?? '',
    // Parcels go to India only.
    pinCode: addressPatterns.pinCode.test(user?.pincode ?? '') ? user!.pincode! : '',
    city: user?.city?.slice(0, addressLimits.city) ?? '',
    state: indianStates.find((state) => state === user?.state) ?? '',
  }
}

export function valuesOfAddress({ fullName, email, phone, addressLine, pinCode, city, state }: Address): AddressValues {
  return { fullName, email, phone, addressLine, pinCode, city, state }
}

export function toAddressBody(values: AddressValues, isDefault: boolean): AddressBody {
  const trimmed = Object.fromEntries(addressFields.map((field) => [field, values[field].trim()])) as AddressValues
  return { ...trimmed, isDefault } as AddressBody
}
