import { toRupees } from '@sankalp/contract'
import { gstOn } from '@sankalp/contract/goods-tax'
import { indiaDay } from '@sankalp/contract/india-time'
import type { KeptProduct, saveProduct } from '@sankalp/contract/shop-editing'
import { discountedPaise } from '@sankalp/contract/shop-price'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { ProductCategory } from '@sankalp/contract/shop-keys'
import type { Photo } from '../photos.repository.ts'
import { searchNameOf, searchTextOf, typeKeyOf } from '../shop.service.ts'
import type { KeptRow, KeptTexts, MovementRow, PriceRow } from './editing.repository.ts'

export type TypedTexts = Omit<Parsed<(typeof saveProduct)['body']>, 'version'>

/** The thing whose illustration a new product shows until it has a photo. */
export const drawingOf: Record<ProductCategory, string> = {
  rudraksha: 'rudraksha',
  malas: 'mala',
  gems: 'gem',
  yantras: 'yantra',
  diyas: 'diya',
  incense: 'incense',
  'puja-sets': 'thali',
  books: 'pothi',
}

/** Converts the fields of a form to the columns of a product. */
export function toTexts(typed: TypedTexts): KeptTexts {
  const {
    nameEn,
    nameHin,
    typeEn,
    typeHin,
    colourEn,
    colourHin,
    materialEn,
    materialHin,
    sizeEn,
    sizeHin,
    descriptionEn,
    descriptionHin,
    ...rest
  } = typed
  const texts = {
    ...rest,
    purposes: [...new Set(typed.purposes)],
    name: { en: nameEn, hin: nameHin },
    type: { en: typeEn, hin: typeHin },
    colour: { en: colourEn, hin: colourHin },
    material: { en: materialEn, hin: materialHin },
    size: { en: sizeEn, hin: sizeHin },
    description: { en: descriptionEn, hin: descriptionHin },
  }
  return { ...texts, typeKey: typeKeyOf(typeEn), searchText: searchTextOf(texts), searchName: searchNameOf(texts) }
}

/** Returns the editable fields of a product under the names that the form uses. */
export function fieldsOf(row: KeptRow) {
  return {
    sku: row.sku,
    category: row.category,
    nameEn: row.name.en,
    nameHin: row.name.hin,
    typeEn: row.type.en,
    typeHin: row.type.hin,
    descriptionEn: row.description.en,
    descriptionHin: row.description.hin,
    colourEn: row.colour.en,
    colourHin: row.colour.hin,
    materialEn: row.material.en,
    materialHin: row.material.hin,
    sizeEn: row.size.en,
    sizeHin: row.size.hin,
    purposes: row.purposes,
    weightGrams: row.weightGrams,
    certificate: row.certificate,
    hsn: row.hsn,
    listed: row.listed,
    mrp: toRupees(row.pricePaise),
    discountPercent: row.discountPercent,
  }
}

type Beside = { prices: readonly PriceRow[]; photos: readonly Photo[]; movements: readonly MovementRow[] }

export function toKeptProduct(row: KeptRow, { prices, photos, movements }: Beside, now: Date): KeptProduct {
  return {
    productId: row.id,
    version: row.version,
    ...fieldsOf(row),
    finalPrice: toRupees(discountedPaise(row.pricePaise, row.discountPercent)),
    gstPercent: gstOn(row.hsn, indiaDay(now)),
    stock: row.stock,
    prices: prices.map(({ from, pricePaise, discountPercent }) => ({
      from,
      mrp: toRupees(pricePaise),
      discountPercent,
      finalPrice: toRupees(discountedPaise(pricePaise, discountPercent)),
    })),
    photos: photos.map(({ id, key, alt }) => ({ photoId: id, url: `/media/${key}`, altEn: alt.en, altHin: alt.hin })),
    movements: movements.map(({ id, at, ...movement }) => ({ ...movement, movementId: id, at: at.toISOString() })),
  }
}

/** Returns the first free id for a new product, derived from its name. */
export function freeId(name: string, taken: readonly string[]): string {
  const wished = idOf(name)
  let id = wished
  for (let number = 2; taken.includes(id); number += 1) id = `${wished}-${number}`
  return id
}

export function idOf(name: string): string {
  return typeKeyOf(name).slice(0, 70).replace(/-$/, '')
}
