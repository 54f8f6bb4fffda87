import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { because } from './fields.ts'
import { keyword, pageReply, paging, rupees, slug } from './paging.ts'
import { productCategories } from './shop-keys.ts'

/** A product as lists and pages show it; texts in the language of the caller. */
export const product = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address of a photo; null: its drawing is shown. */
  image: z.string().nullable(),
  /** Which of our line drawings goes with it. */
  drawing: z.string(),
  type: z.string(),
  category: z.string(),
  category_key: z.enum(productCategories),
  colour: z.string(),
  sku: z.string(),
  price: rupees,
  discount_percentage: z.int(),
  /** The price after the discount. */
  final_price: rupees,
  description: z.string(),
  /** The same, as S2's data spells it. */
  discription: z.string(),
  in_stock: z.boolean(),
})
export type Product = z.output<typeof product>

const limit = { max: 600, windowSeconds: 60 }

export const getAllProduct = endpoint({
  name: 'getAllProduct',
  feature: 'shop',
  summary: 'Products, all or those that fit a search in either script or stand on one shelf.',
  method: 'GET',
  path: '/api/product/getAllProduct',
  access: 'anyone',
  query: z.object({
    ...paging(pageSizes.shop),
    keyword,
    category: z.enum(productCategories, because('choice')).optional(),
  }),
  reply: z.object({ products: z.array(product), totalProducts: z.int(), message: z.string(), ...pageReply }),
  errors: [],
  limit,
})

export const getProductById = endpoint({
  name: 'getProductById',
  feature: 'shop',
  summary: 'One product.',
  method: 'GET',
  path: '/api/product/getProductById/{id}',
  access: 'anyone',
  params: z.object({ id: slug }),
  reply: z.object({ product }),
  errors: ['NOT_FOUND'],
  limit,
})
