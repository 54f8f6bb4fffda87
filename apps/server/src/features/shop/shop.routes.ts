import * as contract from '@sankalp/contract/shop'
import type { Mount } from '../../platform/http/mount.ts'
import { createListKeeper } from './list-keeper.ts'
import type { Shop } from './shop.service.ts'

export function mountShop(mount: Mount, shop: Shop): void {
  const findList = createListKeeper(shop)
  mount(contract.getAllProduct, ({ query, request }) => findList(query, request.language))
  mount(contract.getProductById, ({ params, request }) => shop.getProductById(params.id, request.language))
  mount(contract.getProductFilters, ({ request }) => shop.getProductFilters(request.language))
  mount(contract.getDeliveryEstimate, ({ query }) => shop.getDeliveryEstimate(query.pinCode))
}
