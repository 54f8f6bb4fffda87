import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { deliveryZoneKeys } from './delivery-zones.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import { keyword, pageReply, paging, rupees, slug } from './paging.ts'
import { productCategories, productPurposes, productSorts } from './shop-keys.ts'
import * as calls from './shop.calls.ts'

/** A product as lists and pages show it. Texts are in the language of the caller. */
export const product = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address of a photo. If null, its illustration is shown. */
  image: z.string().nullable(),
  /** The name of its illustration: `group/name`. */
  drawing: z.string(),
  type: z.string(),
  /** The value for the filter by type, the same in both languages. */
  type_key: z.string(),
  category: z.string(),
  category_key: z.enum(productCategories),
  purposes: z.array(z.enum(productPurposes)),
  colour: z.string(),
  material: z.string(),
  size: z.string(),
  weight_grams: z.int(),
  /** The laboratory report, where a gem has one. */
  certificate: z.string().nullable(),
  sku: z.string(),
  price: rupees,
  discount_percentage: z.int(),
  /** The price after the discount, tax included. */
  final_price: rupees,
  gst_percentage: z.number(),
  description: z.string(),
  /** The same text under the misspelled name that was published first. */
  discription: z.string(),
  in_stock: z.boolean(),
  /** The maximum quantity that can be ordered now. */
  max_quantity: z.int(),
})
export type Product = z.output<typeof product>

/** A product with the photos of its page in order. Without photos its illustrations are shown. */
export const productPage = product.extend({ photos: z.array(z.object({ url: z.string(), alt: z.string() })) })
export type ProductPage = z.output<typeof productPage>

const limit = { max: 600, windowSeconds: 60 }
const wholeRupeesText = line(7)
  .regex(/^\d{1,7}$/, because('outOfRange'))
  .transform(Number)

/** The filters of a list. Prices are whole rupees, after the discount. */
const productFilters = {
  keyword,
  category: z.enum(productCategories, because('choice')).optional(),
  type: slug.optional(),
  purpose: z.enum(productPurposes, because('choice')).optional(),
  minPrice: wholeRupeesText.optional(),
  maxPrice: wholeRupeesText.optional(),
  inStock: z.literal('true', because('choice')).optional(),
}

export const getAllProduct = endpoint({
  name: 'getAllProduct',
  feature: 'shop',
  summary:
    'Returns all products, or those that match the filters and a search in either script, in the requested order.',
  ...calls.getAllProduct,
  access: 'anyone',
  query: z.object({
    ...paging(pageSizes.shop),
    ...productFilters,
    sort: z.enum(productSorts, because('choice')).optional(),
  }),
  reply: z.object({
    products: z.array(product),
    totalProducts: z.int(),
    /**
     * There are more results than `totalProducts`. They are not counted and not on any page: a search shows the first
     * `mostFound`.
     */
    moreFound: z.boolean(),
    message: z.string(),
    ...pageReply,
  }),
  errors: [],
  limit,
})

export const getProductById = endpoint({
  name: 'getProductById',
  feature: 'shop',
  summary: 'Returns one product, and up to four others of its shelf or for the same use.',
  ...calls.getProductById,
  access: 'anyone',
  params: z.object({ id: slug }),
  reply: z.object({ product: productPage, related: z.array(product) }),
  errors: ['NOT_FOUND'],
  limit,
})

const choiceOf = <Key extends z.ZodType>(key: Key) => z.object({ key, name: z.string(), count: z.int() })

export const getProductFilters = endpoint({
  name: 'getProductFilters',
  feature: 'shop',
  summary: 'Returns the filters of the product list, with the number of products for each choice.',
  ...calls.getProductFilters,
  access: 'anyone',
  reply: z.object({
    categories: z.array(choiceOf(z.enum(productCategories))),
    types: z.array(choiceOf(z.string()).extend({ category: z.enum(productCategories) })),
    purposes: z.array(choiceOf(z.enum(productPurposes))),
    price: z.object({ min: rupees, max: rupees }),
  }),
  errors: [],
  limit,
})

/** An Indian PIN code. */
export const pinCode = line(6).regex(/^[1-9]\d{5}$/, because('pincode'))

export const getDeliveryEstimate = endpoint({
  name: 'getDeliveryEstimate',
  feature: 'shop',
  summary:
    'Returns when a parcel that is ordered now arrives at a PIN code, and whether cash on delivery is available there.',
  ...calls.getDeliveryEstimate,
  access: 'anyone',
  query: z.object({ pinCode }),
  reply: z.object({
    pinCode: z.string(),
    state: z.string(),
    /** Null if the digits do not identify one town. */
    city: z.string().nullable(),
    zone: z.enum(deliveryZoneKeys),
    /** Days in India. */
    from: z.iso.date(),
    to: z.iso.date(),
    cod: z.boolean(),
  }),
  errors: ['NOT_DELIVERED_THERE'],
  limit,
})
