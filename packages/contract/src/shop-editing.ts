import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because, id, isoDate, line, lines } from './fields.ts'
import { type HsnCode, hsnCodes } from './goods-tax.ts'
import { rupees, slug } from './paging.ts'
import * as calls from './shop-editing.calls.ts'
import { productTexts } from './shop-editing-rules.ts'
import { productCategories, productPhotos, productPurposes, stockReasons } from './shop-keys.ts'

const feature = 'shop'
const access = 'admin' as const
const step = 'operations' as const
const write = { max: 300, windowSeconds: 600 }

/** Names and types become part of addresses, so they need Latin letters or digits. */
const named = (max: number) => line(max).regex(/[A-Za-z\d]/, because('invalid'))
const version = z.int(because('invalid')).min(1, because('outOfRange'))

/** The texts of a product in both languages. Prices, stock and photos have their own calls. */
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
  /** The price without discount (MRP), tax included. */
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
  /** Every past and future price, newest first. */
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
  summary: 'Returns one product with all its texts, prices and photos, and the latest stock movements.',
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
  summary: 'Creates a product without stock. Its address is made from its English name and never changes.',
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
    'Changes the texts of a product, and whether the shop shows it. Refused if another operator has saved it since it was read.',
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
  summary:
    'Sets a price from a given day in India on; a price from today on takes effect at once. Existing orders keep their price.',
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
    'Records a stock movement: goods received or spoilt, or the difference found in a count. Goods reserved by orders no longer count as stock, and the stock is never negative.',
  ...calls.moveStock,
  access,
  step,
  params,
  body: z.object({
    reason: z.enum(stockReasons, because('choice')),
    /** The pieces received or spoilt. For a count, the difference, which may be negative. */
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
  summary: `Adds a photo after the others, at most ${productPhotos.most}: JPEG or PNG, re-encoded without camera metadata.`,
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
    'Sets the order of the photos of a product and their alternative texts. A photo that is left out is removed.',
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
