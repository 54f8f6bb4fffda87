import { type Language, toRupees } from '@sankalp/contract'
import { categoryNames } from '@sankalp/content/shop-texts'
import { gstOn } from '@sankalp/contract/goods-tax'
import { indiaDay } from '@sankalp/contract/india-time'
import { mostPerLine } from '@sankalp/contract/order-rules'
import type { Product } from '@sankalp/contract/shop'
import { discountedPaise } from '@sankalp/contract/shop-price'
import { pictureOf } from '../../platform/illustrations.ts'
import type { ProductRow } from './product-rows.ts'

/** Returns the public form of a product in one language. */
export function toProduct(row: ProductRow, language: Language, now: Date): Product {
  const description = row.description[language]
  return {
    _id: row.id,
    name: row.name[language],
    image: row.imageKey && `/media/${row.imageKey}`,
    drawing: pictureOf('products', row),
    type: row.type[language],
    type_key: row.typeKey,
    category: categoryNames[row.category][language],
    category_key: row.category,
    purposes: row.purposes,
    colour: row.colour[language],
    material: row.material[language],
    size: row.size[language],
    weight_grams: row.weightGrams,
    certificate: row.certificate,
    sku: row.sku,
    price: toRupees(row.pricePaise),
    discount_percentage: row.discountPercent,
    final_price: toRupees(discountedPaise(row.pricePaise, row.discountPercent)),
    gst_percentage: gstOn(row.hsn, indiaDay(now)),
    description,
    discription: description,
    in_stock: row.listed && row.stock > 0,
    max_quantity: row.listed ? Math.min(row.stock, mostPerLine) : 0,
  }
}
