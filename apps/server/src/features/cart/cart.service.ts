import { DomainError, type Language, notFound, toRupees } from '@sankalp/contract'
import type { GuestCart, GuestLine, UserCart } from '@sankalp/contract/cart'
import { mostLines, mostPerLine } from '@sankalp/contract/order-rules'
import type { Product } from '@sankalp/contract/shop'
import { discountedPaise, orderTotals } from '@sankalp/contract/shop-price'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import * as repository from './cart.repository.ts'

/** What a cart needs of a product beside the displayed data. */
export type CartGoods = { id: string; pricePaise: number; discountPercent: number; stock: number; listed: boolean }

export type CartNeeds<Row extends CartGoods = CartGoods> = {
  db: Db
  clock: Clock
  findGoods: (db: Queryable, ids: readonly string[]) => Promise<Row[]>
  toProduct: (row: Row, language: Language, now: Date) => Product
  /** Makes the owner's other tabs and devices read the cart again. */
  tell: (userId: string) => void
}

/** A line as stored by the server or by a device. Without a price, today's price applies. */
type KeptRow = Omit<repository.CartRow, 'pricePaise'> & { pricePaise?: number | undefined }

export type Pieces = { productId: string; quantity: number }
export type Cart = ReturnType<typeof createCart>

export function createCart<Row extends CartGoods>({ db, clock, findGoods, toProduct, tell }: CartNeeds<Row>) {
  async function show(q: Queryable, userId: string, language: Language): Promise<UserCart> {
    const { cart, ...totals } = await describe(q, await repository.readCart(q, userId), language)
    return { _id: userId, cart: cart.map((line) => ({ ...line, userId })), ...totals }
  }

  /** Returns lines with their products, and the total of those that can be ordered. Unknown products are left out. */
  async function describe(q: Queryable, rows: readonly KeptRow[], language: Language): Promise<GuestCart> {
    const goods = byId(
      await findGoods(
        q,
        rows.map(({ productId }) => productId),
      ),
    )
    const now = clock.now()
    const known = rows.flatMap((row) => {
      const product = goods.get(row.productId)
      return product ? [{ product, quantity: row.quantity, line: toLine(row, product, language, now) }] : []
    })
    const ready = known.flatMap(({ product, quantity, line }) => (line.problem ? [] : [{ ...product, quantity }]))
    const { totalPaise, discountPaise, grandPaise } = orderTotals(ready)
    return {
      cart: known.map(({ line }) => line),
      totalAmount: toRupees(totalPaise),
      discount: toRupees(discountPaise),
      grandTotal: toRupees(grandPaise),
    }
  }

  function toLine({ productId, quantity, pricePaise }: KeptRow, row: Row, language: Language, now: Date): GuestLine {
    const problem = !row.listed ? 'withdrawn' : row.stock === 0 ? 'soldOut' : row.stock < quantity ? 'notEnough' : null
    const priceWhenAdded = pricePaise ?? finalOf(row)
    return {
      _id: productId,
      product: toProduct(row, language, now),
      quantity,
      priceWhenAdded: toRupees(priceWhenAdded),
      hasNewPrice: finalOf(row) !== priceWhenAdded,
      problem,
    }
  }

  /**
   * Describes a cart stored on a device. `raised` is the product whose quantity was just raised: it is refused as in a
   * stored cart.
   */
  async function showGuest(lines: readonly KeptRow[], raised: string | undefined, language: Language) {
    const rows = [...byProduct(lines).values()]
    const wanted = rows.find(({ productId }) => productId === raised)
    const row = wanted && (await checkStock(db, wanted.productId, wanted.quantity))
    const guest = await describe(db, rows, language)
    const shown = new Set(guest.cart.map(({ _id }) => _id))
    return {
      name: row ? toProduct(row, language, clock.now()).name : null,
      guest,
      unknown: rows.flatMap(({ productId }) => (shown.has(productId) ? [] : [productId])),
    }
  }

  /** Changes a quantity. `next` computes the new number from the old one. */
  async function change(tx: Tx, userId: string, productId: string, next: (known: number) => number): Promise<void> {
    const cart = await repository.lockCart(tx, userId)
    const line = cart.find((one) => one.productId === productId)
    if (!line) throw notFound()
    const quantity = next(line.quantity)
    if (quantity < 1) {
      await repository.removeLines(tx, userId, [productId])
    } else {
      // A smaller quantity needs no stock check.
      if (quantity > line.quantity) await checkStock(tx, productId, quantity)
      await repository.putLine(tx, userId, { ...line, quantity }, clock.now())
    }
    tx.afterCommit(() => tell(userId))
  }

  async function checkStock(tx: Queryable, productId: string, quantity: number): Promise<Row> {
    const [row] = await findGoods(tx, [productId])
    if (!row) throw notFound()
    if (!row.listed) throw new DomainError('PRODUCT_WITHDRAWN', { productIds: [productId] })
    const left = Math.min(row.stock, mostPerLine)
    if (quantity > left) throw new DomainError('NOT_ENOUGH_STOCK', { products: [{ productId, left }] })
    return row
  }

  async function add(
    tx: Tx,
    userId: string,
    { productId, quantity }: Pieces,
    language: Language,
  ): Promise<{ name: string }> {
    const cart = await repository.lockCart(tx, userId)
    const known = cart.find((line) => line.productId === productId)
    if (!known && cart.length >= mostLines) throw new DomainError('CART_FULL', { limit: mostLines })
    const total = (known?.quantity ?? 0) + quantity
    const row = await checkStock(tx, productId, total)
    await repository.putLine(tx, userId, { productId, quantity: total, pricePaise: finalOf(row) }, clock.now())
    tx.afterCommit(() => tell(userId))
    return toProduct(row, language, clock.now())
  }

  /**
   * Merges a cart: the larger quantity of each product, limited by stock. Returns the products that are not available
   * at all.
   */
  async function merge(tx: Tx, userId: string, pieces: readonly Pieces[]): Promise<string[]> {
    const cart = await repository.lockCart(tx, userId)
    const goods = byId(
      await findGoods(
        tx,
        pieces.map(({ productId }) => productId),
      ),
    )
    const now = clock.now()
    const leftOut: string[] = []
    let room = mostLines - cart.length
    for (const { productId, quantity } of joined(pieces)) {
      const row = goods.get(productId)
      const known = cart.find((line) => line.productId === productId)
      const wanted = Math.min(Math.max(quantity, known?.quantity ?? 0), row?.listed ? row.stock : 0, mostPerLine)
      if (!row || wanted < 1 || (!known && room < 1)) {
        leftOut.push(productId)
      } else if (wanted !== known?.quantity) {
        await repository.putLine(
          tx,
          userId,
          { productId, quantity: wanted, pricePaise: known?.pricePaise ?? finalOf(row) },
          now,
        )
        if (!known) room -= 1
      }
    }
    tx.afterCommit(() => tell(userId))
    return leftOut
  }

  /** Removes ordered products from the cart. */
  async function take(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
    if (await repository.removeLines(tx, userId, productIds)) tx.afterCommit(() => tell(userId))
  }

  return {
    db,
    show,
    showGuest,
    change,
    add,
    merge,
    take,
    async remove(userId: string, productId: string): Promise<void> {
      if (await repository.removeLines(db, userId, [productId])) tell(userId)
    },
  }
}

function finalOf({ pricePaise, discountPercent }: CartGoods): number {
  return discountedPaise(pricePaise, discountPercent)
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** If a device lists a product twice, the last line counts. */
function byProduct(lines: readonly KeptRow[]): Map<string, KeptRow> {
  return new Map(lines.map((line) => [line.productId, line]))
}

/** Adds up the quantities of a product that is listed twice. */
export function joined(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}
