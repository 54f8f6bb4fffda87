import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, id, isoDate, line, lines } from './fields.ts'
import { type HsnCode, hsnCodes } from './goods-tax.ts'
import { rupees, slug } from './paging.ts'
import * as calls from './shop-keeping.calls.ts'
import { productTexts } from './shop-keeping-rules.ts'
import { productCategories, productPhotos, productPurposes, stockReasons } from './shop-keys.ts'

const feature = 'shop'
const access = 'admin' as const
const step = 'operations' as const
const write = { max: 300, windowSeconds: 600 }

/** Names and types lead to addresses, which have the letters of English. */
const named = (max: number) => line(max).regex(/[A-Za-z\d]/, because('invalid'))
const version = z.int(because('invalid')).min(1, because('outOfRange'))

/** All that is written about a product, in both languages. Prices, goods and photos have calls of their own. */
const texts = {
  sku: line(productTexts.sku).regex(/^[A-Z\d]+(-[A-Z\d]+)*$/, because('invalid')),
  category: z.enum(productCategories, because('choice')),
  nameEn: named(productTexts.name),
  nameHin: line(productTexts.name),
  typeEn: named(productTexts.short),
  typeHin: line(productTexts.short),
  descriptionEn: lines(productTexts.description),
  descriptionHin: lines(productTexts.description),
  colourEn: line(productTexts.short),
  colourHin: line(productTexts.short),
  materialEn: line(productTexts.name),
  materialHin: line(productTexts.name),
  sizeEn: line(productTexts.name),
  sizeHin: line(productTexts.name),
  purposes: z
    .array(z.enum(productPurposes, because('choice')), because('required'))
    .max(productPurposes.length, because('tooLong')),
  weightGrams: z
    .int(because('invalid'))
    .min(0, because('outOfRange'))
    .max(productTexts.mostGrams, because('outOfRange')),
  certificate: line(productTexts.short).nullable(),
  hsn: z.enum(hsnCodes as [HsnCode, ...HsnCode[]], because('choice')),
  listed: z.boolean(because('required')),
}

const price = {
  /** What it costs without a discount (MRP), with the tax in it. */
  mrp: z
    .number(because('invalid'))
    .multipleOf(0.01, because('invalid'))
    .min(1, because('outOfRange'))
    .max(productTexts.mostRupees, because('outOfRange')),
  discountPercent: z.int(because('invalid')).min(0, because('outOfRange')).max(90, because('outOfRange')),
}

/** A product as an operator sees it. */
export const keptProduct = z.object({
  productId: z.string(),
  version: z.int(),
  sku: z.string(),
  category: z.enum(productCategories),
  nameEn: z.string(),
  nameHin: z.string(),
  typeEn: z.string(),
  typeHin: z.string(),
  descriptionEn: z.string(),
  descriptionHin: z.string(),
  colourEn: z.string(),
  colourHin: z.string(),
  materialEn: z.string(),
  materialHin: z.string(),
  sizeEn: z.string(),
  sizeHin: z.string(),
  purposes: z.array(z.enum(productPurposes)),
  weightGrams: z.int(),
  certificate: z.string().nullable(),
  hsn: z.enum(hsnCodes as [HsnCode, ...HsnCode[]]),
  listed: z.boolean(),
  mrp: rupees,
  discountPercent: z.int(),
  finalPrice: rupees,
  gstPercent: z.number(),
  stock: z.int(),
  /** Every price it had and will have, the newest first. */
  prices: z.array(z.object({ from: z.iso.date(), mrp: rupees, discountPercent: z.int(), finalPrice: rupees })),
  photos: z.array(z.object({ photoId: z.uuid(), url: z.string(), altEn: z.string(), altHin: z.string() })),
  /** The latest fifty. */
  movements: z.array(
    z.object({
      movementId: z.string(),
      at: z.iso.datetime(),
      quantity: z.int(),
      reason: z.string(),
      order: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type KeptProduct = z.output<typeof keptProduct>

const params = z.object({ productId: slug })
const reply = z.object({ product: keptProduct })

export const getKeptProduct = endpoint({
  name: 'getKeptProduct',
  feature,
  summary: 'One product with all its texts, prices, photos and the latest movements of its goods.',
  ...calls.getKeptProduct,
  access,
  step,
  params,
  reply,
  errors: ['NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const createProduct = endpoint({
  name: 'createProduct',
  feature,
  summary: 'A new product, without goods. Its address is made of its English name and never changes.',
  ...calls.createProduct,
  access,
  step,
  body: z.object({ ...texts, ...price }),
  reply,
  errors: ['NAME_TAKEN'],
  limit: write,
})

export const saveProduct = endpoint({
  name: 'saveProduct',
  feature,
  summary:
    'What is written about a product, and whether the shop shows it. Refused when somebody else has saved it since it was read.',
  ...calls.saveProduct,
  access,
  step,
  params,
  body: z.object({ ...texts, version }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NAME_TAKEN'],
  limit: write,
})

export const setProductPrice = endpoint({
  name: 'setProductPrice',
  feature,
  summary: 'A price from a day in India on; from today on it holds at once. What was ordered keeps its price.',
  ...calls.setProductPrice,
  access,
  step,
  params,
  body: z.object({ ...price, from: isoDate, version }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  limit: write,
})

export const moveStock = endpoint({
  name: 'moveStock',
  feature,
  summary:
    'Goods that came, are spoilt, or were counted otherwise. What orders have set aside is not on the shelf any more, and the shelf never has less than nothing.',
  ...calls.moveStock,
  access,
  step,
  params,
  body: z.object({
    reason: z.enum(stockReasons, because('choice')),
    /** Pieces that came or are spoilt; of a count, the difference, which may be less than nothing. */
    quantity: z
      .int(because('invalid'))
      .min(-productTexts.mostPieces, because('outOfRange'))
      .max(productTexts.mostPieces, because('outOfRange'))
      .refine((value) => value !== 0, because('outOfRange')),
    note: line(300),
  }),
  reply,
  errors: ['NOT_FOUND', 'NOT_ENOUGH_STOCK'],
  limit: write,
})

export const addProductPhoto = endpoint({
  name: 'addProductPhoto',
  feature,
  summary: `A photo at the end of the others, at most ${productPhotos.most}: JPEG or PNG, made anew without what the camera wrote into it.`,
  ...calls.addProductPhoto,
  access,
  step,
  params,
  reply,
  errors: [
    'NOT_FOUND',
    'PICTURES_FULL',
    'PICTURE_MISSING',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  limit: write,
})

export const arrangeProductPhotos = endpoint({
  name: 'arrangeProductPhotos',
  feature,
  summary:
    'The photos of a product in their order, with the words for who cannot see them. One that is left out is removed.',
  ...calls.arrangeProductPhotos,
  access,
  step,
  params,
  body: z.object({
    photos: z
      .array(
        z.object({ photoId: id, altEn: line(productTexts.name), altHin: line(productTexts.name) }),
        because('required'),
      )
      .max(productPhotos.most, because('tooLong')),
    version,
  }),
  reply,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  limit: write,
})
