import { z } from 'zod'
import { addressLimits, addressPatterns } from './address-rules.ts'
import * as calls from './addresses.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, email, id, line, personName } from './fields.ts'
import { indianStates } from './indian-states.ts'
import { pinCode } from './shop.ts'

/** Where parcels go. We deliver in India. */
const addressFields = {
  fullName: personName(addressLimits.fullName),
  email,
  /** Ten digits, without the country. */
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
  /** The one that is chosen first at checkout; the first address of a person is it in any case. */
  isDefault: z.boolean(because('invalid')).optional(),
})
export type AddressBody = z.output<typeof addressBody>

const read = { max: 300, windowSeconds: 60 }
const write = { max: 60, windowSeconds: 60 }
const ownAddress = { params: z.object({ addressId: id }), ownThings: ['params.addressId'] } as const

export const addAddress = endpoint({
  name: 'addAddress',
  feature: 'addresses',
  summary: "Adds a shipping address to the caller's.",
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
  summary: "The caller's shipping addresses, the default one first.",
  ...calls.getAllAddress,
  access: 'signed-in',
  reply: z.object({ data: z.array(address) }),
  errors: [],
  limit: read,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  feature: 'addresses',
  summary: 'Changes a shipping address. Orders that were placed with it keep what it said then.',
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
  summary: 'Deletes a shipping address. When it was the default one, the newest of the others becomes it.',
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
  summary: 'The state and, where its digits name one, the town of a PIN code: what a form fills in.',
  ...calls.getPinCode,
  access: 'anyone',
  params: z.object({ pinCode }),
  reply: z.object({ pinCode: z.string(), state: z.string(), city: z.string().nullable() }),
  errors: ['NOT_DELIVERED_THERE'],
  limit: read,
})
