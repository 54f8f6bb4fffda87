import { gstOn, hsnCodes } from '@sankalp/contract/goods-tax'
import { indiaDay } from '@sankalp/contract/india-time'
import { productTexts as limits } from '@sankalp/contract/shop-editing-rules'
import { productCategories, productPurposes } from '@sankalp/contract/shop-keys'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import type { EditField } from '../edit/edit-fields.tsx'
import { splitMany } from '../edit/split-many.ts'
import { wordFor } from '../operator-words.ts'

type T = Translate<'operator'>

const inBoth = ['name', 'type', 'description', 'colour', 'material', 'size'] as const
const longest = {
  name: limits.name,
  type: limits.short,
  description: limits.description,
  colour: limits.short,
  material: limits.name,
  size: limits.name,
}

/** Returns the fields of a product: those in both languages side by side, then the rest. */
export function productFields(t: T): EditField[] {
  const words = inBoth.flatMap((name): EditField[] =>
    (['En', 'Hin'] as const).map((end) => ({
      name: `${name}${end}`,
      label: t(`product.${name}${end}`),
      kind: name === 'description' ? 'lines' : 'line',
      max: longest[name],
      isHindi: end === 'Hin',
    })),
  )
  const today = indiaDay(new Date())
  return [
    ...words,
    {
      name: 'category',
      label: t('columns.category'),
      kind: 'choice',
      choices: productCategories.map((value) => ({ value, text: wordFor(t, `states.${value.replace('-', '')}`) })),
    },
    { name: 'sku', label: t('columns.sku'), hint: t('product.skuHint'), kind: 'line', max: limits.sku },
    {
      name: 'hsn',
      label: t('product.hsn'),
      hint: t('product.hsnHint'),
      kind: 'choice',
      choices: hsnCodes.map((value) => ({ value, text: `${value} · ${gstOn(value, today)}% · ${t(`hsn.${value}`)}` })),
    },
    { name: 'weightGrams', label: t('product.weightGrams'), kind: 'whole', least: 0, most: limits.mostGrams },
    {
      name: 'certificate',
      label: t('product.certificate'),
      hint: t('product.certificateHint'),
      kind: 'line',
      max: limits.short,
      isOptional: true,
    },
    {
      name: 'purposes',
      label: t('product.purposes'),
      kind: 'many',
      choices: productPurposes.map((value) => ({ value, text: wordFor(t, `states.${value.replace('-', '')}`) })),
    },
    listedField(t),
  ]
}

export function listedField(t: T): EditField {
  return {
    name: 'listed',
    label: t('edit.listed'),
    kind: 'radio',
    choices: [
      { value: 'yes', text: t('edit.shown') },
      { value: 'no', text: t('edit.withdrawn') },
    ],
  }
}

export function priceFields(t: T): EditField[] {
  return [
    {
      name: 'mrp',
      label: t('product.mrp'),
      hint: t('product.mrpHint'),
      kind: 'rupees',
      least: 1,
      most: limits.mostRupees,
    },
    { name: 'discountPercent', label: t('product.discountPercent'), kind: 'whole', least: 0, most: 90 },
  ]
}

type Written = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

/** Converts to the form's texts. */
export function toValues(product: Written): TextValues {
  return Object.fromEntries(
    [
      'sku',
      'category',
      'hsn',
      'weightGrams',
      'certificate',
      'purposes',
      'listed',
      ...inBoth.flatMap((name) => [`${name}En`, `${name}Hin`]),
    ].map((name) => {
      const value = product[name]
      if (typeof value === 'boolean') return [name, value ? 'yes' : 'no']
      return [name, Array.isArray(value) ? value.join(',') : textOf(value as string | number | null | undefined)]
    }),
  )
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Converts to the API's format. */
export function toBody(values: TextValues) {
  const { weightGrams, certificate, purposes, listed, mrp: _, discountPercent: __, ...texts } = values
  return {
    ...texts,
    weightGrams: Number(weightGrams),
    certificate: certificate || null,
    purposes: splitMany(purposes ?? ''),
    listed: listed === 'yes',
  }
}

export const emptyProduct: TextValues = {
  ...toValues({ purposes: [], listed: false, category: productCategories[0], hsn: hsnCodes[0]! }),
  mrp: '',
  discountPercent: '0',
}
