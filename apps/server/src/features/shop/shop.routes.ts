import * as contract from '@sankalp/contract/shop'
import { shopTexts } from '@sankalp/content/shop-texts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Shop } from './shop.service.ts'

export function mountShop(mount: Mount, shop: Shop): void {
  mount(contract.getAllProduct, async ({ query, request }) => {
    const { items, total, ...page } = await shop.getAllProduct(query, request.language)
    return { products: items, totalProducts: total, message: shopTexts.found[request.language](total), ...page }
  })
  mount(contract.getProductById, async ({ params, request }) => ({ product: await shop.getProductById(params.id, request.language) }))
}
