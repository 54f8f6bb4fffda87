import * as contract from '@sankalp/contract/shop'
import { CheckedJson, type Mount } from '../../platform/http/mount.ts'
import { createListWriter } from './list-writer.ts'
import type { Shop } from './shop.service.ts'

export function mountShop(mount: Mount, shop: Shop): void {
  const writeList = createListWriter(shop)
  mount(contract.getAllProduct, async ({ query, request }) => new CheckedJson(await writeList(query, request.language)))
  mount(contract.getProductById, ({ params, request }) => shop.getProductById(params.id, request.language))
  mount(contract.getProductFilters, ({ request }) => shop.getProductFilters(request.language))
  mount(contract.getDeliveryEstimate, ({ query }) => shop.getDeliveryEstimate(query.pinCode))
}
