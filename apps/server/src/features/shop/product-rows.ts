import type { Meant } from '@sankalp/contract/search/vocabulary'
import type { Language } from '@sankalp/contract'
import type { HsnCode } from '@sankalp/contract/goods-tax'
import type { ProductCategory, ProductPurpose } from '@sankalp/contract/shop-keys'

export type BothLanguages = Record<Language, string>

export type ProductRow = {
  id: string
  sku: string
  category: ProductCategory
  name: BothLanguages
  type: BothLanguages
  typeKey: string
  purposes: ProductPurpose[]
  colour: BothLanguages
  material: BothLanguages
  size: BothLanguages
  weightGrams: number
  certificate: string | null
  hsn: HsnCode
  description: BothLanguages
  drawing: string
  imageKey: string | null
  pricePaise: number
  discountPercent: number
  stock: number
  listed: boolean
}
export type NewProduct = Omit<ProductRow, 'imageKey' | 'listed'> & {
  searchText: string
  searchName: string
  rank: number
}

export const productColumns = `id, sku, category, name, type, type_key as "typeKey", purposes, colour, material, size, weight_grams as "weightGrams",
  certificate, hsn, description, drawing, image_key as "imageKey", price_paise as "pricePaise", discount_percent as "discountPercent", stock, listed`

/** The parts of a product that an order reads. Leaves out the parts that are only shown, which are most of it. */
export type SoldRow = Pick<ProductRow, 'id' | 'name' | 'hsn' | 'pricePaise' | 'discountPercent' | 'stock' | 'listed'>

export const soldColumns =
  'id, name, hsn, price_paise as "pricePaise", discount_percent as "discountPercent", stock, listed'

export type ProductFilter = {
  /** What the words of a search stand for. */
  meant: readonly Meant[]
  category?: ProductCategory | undefined
  type?: string | undefined
  purpose?: ProductPurpose | undefined
  minPaise?: number | undefined
  maxPaise?: number | undefined
  inStock?: boolean | undefined
}
