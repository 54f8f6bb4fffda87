import type { Product } from '@sankalp/contract/shop'

/** A public product for tests. */
export const product: Product = {
  _id: 'tulsi-mala',
  name: 'Tulsi Mala',
  image: null,
  drawing: 'mala',
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
  sku: 'MAL-TUL',
  price: 320,
  discount_percentage: 10,
  final_price: 288,
  gst_percentage: 5,
  description: 'Beads of tulsi wood.',
  discription: 'Beads of tulsi wood.',
  in_stock: true,
  max_quantity: 9,
}
