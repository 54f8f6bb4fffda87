import * as contract from '@sankalp/contract/shop-editing'
import type { Mount } from '../../../platform/http/mount.ts'
import type { ShopEditing } from './editing.service.ts'

export function mountShopEditing(mount: Mount, editing: ShopEditing): void {
  mount(contract.getKeptProduct, async ({ params }) => ({ product: await editing.getProduct(params.productId) }))
  mount(contract.createProduct, async ({ tx, body }) => ({ product: await editing.createProduct(tx, body) }))
  mount(contract.saveProduct, async ({ tx, params, body }) => ({
    product: await editing.saveProduct(tx, params.productId, body),
  }))
  mount(contract.setProductPrice, async ({ tx, params, body }) => ({
    product: await editing.setPrice(tx, params.productId, body),
  }))
  mount(contract.moveStock, async ({ tx, params, body }) => ({
    product: await editing.moveStock(tx, params.productId, body),
  }))
  mount(contract.addProductPhoto, async ({ params, file }) => ({
    product: await editing.addPhoto(params.productId, file!.bytes),
  }))
  mount(contract.arrangeProductPhotos, async ({ tx, params, body }) => ({
    product: await editing.arrangePhotos(tx, params.productId, body),
  }))
}
