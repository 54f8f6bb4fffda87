import * as contract from '@sankalp/contract/shop-keeping'
import type { Mount } from '../../../platform/http/mount.ts'
import type { ShopKeeping } from './keeping.service.ts'

export function mountShopKeeping(mount: Mount, keeping: ShopKeeping): void {
  mount(contract.getKeptProduct, async ({ params }) => ({ product: await keeping.getProduct(params.productId) }))
  mount(contract.createProduct, async ({ tx, body }) => ({ product: await keeping.createProduct(tx, body) }))
  mount(contract.saveProduct, async ({ tx, params, body }) => ({
    product: await keeping.saveProduct(tx, params.productId, body),
  }))
  mount(contract.setProductPrice, async ({ tx, params, body }) => ({
    product: await keeping.setPrice(tx, params.productId, body),
  }))
  mount(contract.moveStock, async ({ tx, params, body }) => ({
    product: await keeping.moveStock(tx, params.productId, body),
  }))
  mount(contract.addProductPhoto, async ({ params, file }) => ({
    product: await keeping.addPhoto(params.productId, file!.bytes),
  }))
  mount(contract.arrangeProductPhotos, async ({ tx, params, body }) => ({
    product: await keeping.arrangePhotos(tx, params.productId, body),
  }))
}
