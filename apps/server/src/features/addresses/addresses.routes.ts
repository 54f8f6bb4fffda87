import * as contract from '@sankalp/contract/addresses'
import { ordersTexts } from '@sankalp/content/orders-texts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Addresses } from './addresses.service.ts'

export function mountAddresses(mount: Mount, addresses: Addresses): void {
  mount(contract.addAddress, async ({ tx, viewer, body, request }) => ({
    message: ordersTexts.addressSaved[request.language],
    data: await addresses.addAddress(tx, viewer.userId, body),
  }))
  mount(contract.getAllAddress, async ({ viewer }) => ({ data: await addresses.getAllAddress(viewer.userId) }))
  mount(contract.updateAddress, async ({ viewer, params, body, request }) => ({
    message: ordersTexts.addressUpdated[request.language],
    data: await addresses.updateAddress(viewer.userId, params.addressId, body),
  }))
  mount(contract.deleteAddress, async ({ viewer, params, request }) => ({
    message: ordersTexts.addressDeleted[request.language],
    data: await addresses.deleteAddress(viewer.userId, params.addressId),
  }))
  mount(contract.getPinCode, ({ params }) => addresses.getPinCode(params.pinCode))
}
