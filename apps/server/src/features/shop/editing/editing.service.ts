import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import type { Parsed } from '@sankalp/contract/endpoint'
import { indiaDay } from '@sankalp/contract/india-time'
import type {
  KeptProduct,
  arrangeProductPhotos,
  createProduct,
  moveStock,
  setProductPrice,
} from '@sankalp/contract/shop-editing'
import { productPhotos } from '@sankalp/contract/shop-keys'
import { type Clock, later } from '../../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/gateways/storage/storage.ts'
import type { Log } from '../../../platform/log.ts'
import { type PictureShape, makePicture } from '../../../platform/pictures.ts'
import { moveGoods } from '../goods.repository.ts'
import { goods } from '../goods.ts'
import { type Photo, listPhotos, replacePhotos } from '../photos.repository.ts'
import { insertProduct } from '../shop.repository.ts'
import * as repository from './editing.repository.ts'
import { type TypedTexts, drawingOf, fieldsOf, freeId, idOf, toKeptProduct, toTexts } from './kept-product.ts'

/** The largest size at which a page shows a photo. */
const photoShape: PictureShape = { sidePx: 1600, square: false, orPng: true }
/** Refuse a price further in the future than this as a typing error. */
const farthestDays = 366

export type EditingNeeds = {
  db: Db
  clock: Clock
  storage: Storage
  log: Log
  /** Has every process render its pages anew. */ siteChanged: (tx: Tx) => void
}
export type ShopEditing = ReturnType<typeof createShopEditing>

/** Creates the operators' service for editing the shop's products. */
export function createShopEditing({ db, clock, storage, log, siteChanged }: EditingNeeds) {
  async function show(on: Queryable, productId: string): Promise<KeptProduct> {
    const row = await repository.findKept(on, productId)
    if (!row) throw notFound()
    const prices = await repository.listPrices(on, productId)
    const photos = await listPhotos(on, productId)
    const movements = await repository.listMovements(on, productId)
    return toKeptProduct(row, { prices, photos, movements }, clock.now())
  }

  async function lock(tx: Tx, productId: string): Promise<repository.KeptRow> {
    const row = await repository.lockKept(tx, productId)
    if (!row) throw notFound()
    return row
  }

  /** Locks the product in the version that the operator has read. Throws if it has changed since. */
  async function lockAsRead(tx: Tx, productId: string, version: number): Promise<repository.KeptRow> {
    const row = await lock(tx, productId)
    if (row.version !== version)
      throw new DomainError('CHANGED_MEANWHILE', { version: row.version, now: fieldsOf(row) })
    return row
  }

  async function refuseTaken(tx: Tx, sku: string, productId: string | null): Promise<void> {
    if (await repository.isSkuOfAnother(tx, sku, productId)) throw new DomainError('NAME_TAKEN', { name: sku })
  }

  async function changed(tx: Tx, productId: string): Promise<KeptProduct> {
    siteChanged(tx)
    return show(tx, productId)
  }

  /** A file that cannot be removed only wastes space. It must not fail the request. */
  const removeFile = (key: string) =>
    storage
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'could not remove a photo of a product'))

  return {
    getProduct: (productId: string): Promise<KeptProduct> => show(db, productId),

    async createProduct(
      tx: Tx,
      { mrp, discountPercent, ...typed }: Parsed<(typeof createProduct)['body']>,
    ): Promise<KeptProduct> {
      const now = clock.now()
      await refuseTaken(tx, typed.sku, null)
      const { listed, ...texts } = toTexts(typed)
      const id = freeId(typed.nameEn, await repository.listIdsLike(tx, idOf(typed.nameEn)))
      const price = { pricePaise: Math.round(mrp * 100), discountPercent }
      const rank = await repository.nextRank(tx)
      // Two operators may submit the same name at once: the second one gets an error.
      if (
        !(await insertProduct(tx, { ...texts, ...price, id, drawing: drawingOf[texts.category], stock: 0, rank }, now))
      )
        throw new DomainError('NAME_TAKEN', { name: typed.nameEn })
      await goods.setPrice(tx, id, { ...price, from: indiaDay(now) }, now)
      if (!listed) await goods.withdraw(tx, id, now)
      return changed(tx, id)
    },

    async saveProduct(
      tx: Tx,
      productId: string,
      { version, ...typed }: TypedTexts & { version: number },
    ): Promise<KeptProduct> {
      await lockAsRead(tx, productId, version)
      await refuseTaken(tx, typed.sku, productId)
      await repository.updateTexts(tx, productId, toTexts(typed), clock.now())
      return changed(tx, productId)
    },

    async setPrice(
      tx: Tx,
      productId: string,
      { mrp, discountPercent, from, version }: Parsed<(typeof setProductPrice)['body']>,
    ): Promise<KeptProduct> {
      const now = clock.now()
      // Past prices are history and stay as users paid them.
      if (from < indiaDay(now) || from > indiaDay(later(now, farthestDays * 24 * 3600)))
        throw new DomainError('INVALID_INPUT', { fields: [{ field: 'from', problem: 'outOfRange' }] })
      await lockAsRead(tx, productId, version)
      await goods.setPrice(tx, productId, { pricePaise: Math.round(mrp * 100), discountPercent, from }, now)
      await repository.raiseVersion(tx, productId)
      return changed(tx, productId)
    },

    async moveStock(
      tx: Tx,
      productId: string,
      { reason, quantity, note }: Parsed<(typeof moveStock)['body']>,
    ): Promise<KeptProduct> {
      if (reason !== 'counted' && quantity < 0)
        throw new DomainError('INVALID_INPUT', { fields: [{ field: 'quantity', problem: 'outOfRange' }] })
      const { stock } = await lock(tx, productId)
      const moved = reason === 'spoilt' ? -quantity : quantity
      // Pieces that are set aside for orders have left the stock already, so only unsold pieces can be missing.
      if (stock + moved < 0) throw new DomainError('NOT_ENOUGH_STOCK', { products: [{ productId, left: stock }] })
      await moveGoods(tx, [{ productId, quantity: moved, orderId: null }], reason, clock.now(), note)
      return changed(tx, productId)
    },

    async addPhoto(productId: string, bytes: Buffer): Promise<KeptProduct> {
      // Check this before the costly re-encoding of the photo.
      if (!(await repository.findKept(db, productId))) throw notFound()
      refuseFull(await listPhotos(db, productId))
      const key = `product/${randomUUID()}.jpg`
      await storage.write(key, await makePicture(bytes, photoShape))
      try {
        return await db.transaction(async (tx) => {
          const { name } = await lock(tx, productId)
          const photos = await listPhotos(tx, productId)
          refuseFull(photos)
          await replacePhotos(tx, productId, [...photos, { id: randomUUID(), key, alt: name }], clock.now())
          return changed(tx, productId)
        })
      } catch (error) {
        await removeFile(key)
        throw error
      }
    },

    async arrangePhotos(
      tx: Tx,
      productId: string,
      { photos: asked, version }: Parsed<(typeof arrangeProductPhotos)['body']>,
    ): Promise<KeptProduct> {
      await lockAsRead(tx, productId, version)
      const known = new Map((await listPhotos(tx, productId)).map((photo) => [photo.id, photo]))
      const photos = asked.map(({ photoId, altEn, altHin }): Photo => {
        const photo = known.get(photoId)
        if (!photo) throw notFound()
        // Each once.
        known.delete(photoId)
        return { ...photo, alt: { en: altEn, hin: altHin } }
      })
      await replacePhotos(tx, productId, photos, clock.now())
      const removed = [...known.values()].map(({ key }) => key)
      tx.afterCommit(() => void Promise.all(removed.map(removeFile)))
      return changed(tx, productId)
    },
  }
}

function refuseFull(photos: readonly Photo[]): void {
  if (photos.length >= productPhotos.most) throw new DomainError('PICTURES_FULL', { limit: productPhotos.most })
}
