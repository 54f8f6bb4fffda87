import { z } from 'zod'
import { addressLimits, addressPatterns } from './address-rules.ts'
import * as calls from './addresses.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, email, id, line, personName } from './fields.ts'
import { indianStates } from './indian-states.ts'
import { pinCode } from './shop.ts'

/** An address that parcels are delivered to, in India only. */
const addressFields = {
  fullName: personName(addressLimits.fullName),
  email,
  /** Ten digits, without the country code. */
  phone: line(addressLimits.phone).regex(addressPatterns.phone, because('phone')),
  addressLine: line(addressLimits.addressLine),
  city: line(addressLimits.city),
  state: z.enum(indianStates, because('state')),
  pinCode,
}

export const address = z.object({
  _id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  addressLine: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.output<typeof address>

const addressBody = z.object({
  ...addressFields,
  /** Preselected at checkout. A person's first address is always the default. */
  isDefault: z.boolean(because('invalid')).optional(),
})
export type AddressBody = z.output<typeof addressBody>

const read = { max: 300, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }
const ownAddress = { params: z.object({ addressId: id }), ownThings: ['params.addressId'] } as const

export const addAddress = endpoint({
  name: 'addAddress',
  feature: 'addresses',
  summary: 'Adds a shipping address for the caller.',
  ...calls.addAddress,
  access: 'signed-in',
  body: addressBody,
  reply: z.object({ message: z.string(), data: address }),
  errors: ['ADDRESSES_FULL', 'NOT_DELIVERED_THERE'],
  limit: write,
})

export const getAllAddress = endpoint({
  name: 'getAllAddress',
  feature: 'addresses',
  summary: "Returns the caller's shipping addresses, the default one first.",
  ...calls.getAllAddress,
  access: 'signed-in',
  reply: z.object({ data: z.array(address) }),
  errors: [],
  limit: read,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  feature: 'addresses',
  summary: 'Changes a shipping address. Orders that were already placed keep the old address.',
  ...calls.updateAddress,
  access: 'signed-in',
  ...ownAddress,
  body: addressBody,
  reply: z.object({ message: z.string(), data: address }),
  errors: ['NOT_FOUND', 'NOT_DELIVERED_THERE'],
  limit: write,
})

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  feature: 'addresses',
  summary: 'Deletes a shipping address. If it was the default one, the newest of the others becomes the default.',
  ...calls.deleteAddress,
  access: 'signed-in',
  ...ownAddress,
  reply: z.object({ message: z.string(), data: z.array(address) }),
  errors: ['NOT_FOUND'],
  limit: write,
})

export const getPinCode = endpoint({
  name: 'getPinCode',
  feature: 'addresses',
  summary: 'Returns the state of a PIN code and, where its digits identify one, the town, to fill in a form.',
  ...calls.getPinCode,
  access: 'anyone',
  params: z.object({ pinCode }),
  reply: z.object({ pinCode: z.string(), state: z.string(), city: z.string().nullable() }),
  errors: ['NOT_DELIVERED_THERE'],
  limit: read,
})
