import type { Product } from '@sankalp/contract/shop'
import type { Cart, CartLine } from './cart-changes.ts'

/** For tests: a product, a line and a cart as the server sends them. */
export const product = (id: string, others: Partial<Product> = {}): Product => ({
  _id: id,
  name: `Name of ${id}`,
  image: null,
  drawing: 'products/tulsi-mala',
  type: 'Mala',
  type_key: 'mala',
  category: 'Malas',
  category_key: 'malas',
  purposes: ['japa'],
  colour: 'Brown',
  material: 'Tulsi wood',
  size: '108 beads',
  weight_grams: 40,
  certificate: null,
  sku: id.toUpperCase(),
  price: 320,
  discount_percentage: 10,
  final_price: 288,
  gst_percentage: 5,
  description: `About ${id}.`,
  discription: `About ${id}.`,
  in_stock: true,
  max_quantity: 9,
  ...others,
})

export const line = (id: string, quantity: number, others: Partial<CartLine> = {}): CartLine => ({
  _id: id,
  product: product(id),
  quantity,
  priceWhenAdded: 288,
  hasNewPrice: false,
  problem: null,
  ...others,
})

/** With totals for products of 320 rupees with a discount of ten percent. */
export function cartWith(...lines: CartLine[]): Cart {
  const pieces = lines.filter(({ problem }) => problem === null).reduce((sum, { quantity }) => sum + quantity, 0)
  return { cart: lines, totalAmount: pieces * 320, discount: pieces * 32, grandTotal: pieces * 288 }
}
