import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import type { Address, AddressBody } from '@sankalp/contract/addresses'
import { mostAddresses } from '@sankalp/contract/order-rules'
import { fitsState, placeOfPinCode } from '@sankalp/contract/pin-codes'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import * as repository from './addresses.repository.ts'

export type Addresses = ReturnType<typeof createAddresses>

export function createAddresses({ db, clock }: { db: Db; clock: Clock }) {
  async function addAddress(tx: Tx, userId: string, body: AddressBody): Promise<Address> {
    checkPinCode(body)
    if (!(await repository.lockOwner(tx, userId))) throw notFound()
    const known = await repository.listAddresses(tx, userId)
    if (known.length >= mostAddresses) throw new DomainError('ADDRESSES_FULL', { limit: mostAddresses })
    const isDefault = body.isDefault === true || known.length === 0
    if (isDefault) await repository.clearDefault(tx, userId)
    const id = randomUUID()
    await repository.insertAddress(tx, userId, id, { ...body, isDefault }, clock.now())
    return (await repository.findAddress(tx, userId, id))!
  }

  /** The default address stays the default until another replaces it. */
  async function updateAddress(userId: string, id: string, body: AddressBody): Promise<Address> {
    checkPinCode(body)
    return db.transaction(async (tx) => {
      if (!(await repository.lockOwner(tx, userId))) throw notFound()
      const known = await repository.findAddress(tx, userId, id)
      if (!known) throw notFound()
      const isDefault = known.isDefault || body.isDefault === true
      if (isDefault && !known.isDefault) await repository.clearDefault(tx, userId)
      await repository.updateAddress(tx, userId, id, { ...body, isDefault })
      return (await repository.findAddress(tx, userId, id))!
    })
  }

  async function deleteAddress(userId: string, id: string): Promise<Address[]> {
    return db.transaction(async (tx) => {
      if (!(await repository.lockOwner(tx, userId))) throw notFound()
      if (!(await repository.findAddress(tx, userId, id))) throw notFound()
      await repository.deleteAddress(tx, userId, id)
      return repository.listAddresses(tx, userId)
    })
  }

  function getPinCode(pinCode: string) {
    const place = placeOfPinCode(pinCode)
    if (!place) throw new DomainError('NOT_DELIVERED_THERE', { pinCode })
    return { pinCode, ...place }
  }

  return {
    addAddress,
    updateAddress,
    deleteAddress,
    getPinCode,
    getAllAddress: (userId: string) => repository.listAddresses(db, userId),
  }
}

/** Checks the PIN code, so that a parcel can be delivered. */
function checkPinCode({ pinCode, state }: AddressBody): void {
  if (!placeOfPinCode(pinCode)) throw new DomainError('NOT_DELIVERED_THERE', { pinCode })
  if (!fitsState({ pincode: pinCode, state }))
    throw new DomainError('INVALID_INPUT', { fields: [{ field: 'pinCode', problem: 'pincode' }] })
}
