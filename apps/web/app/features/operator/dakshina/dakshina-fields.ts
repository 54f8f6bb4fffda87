import type { KeptDakshina } from '@sankalp/contract/dakshina-editing'
import { dakshinaPreset } from '@sankalp/contract/dakshina-editing-rules'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import type { EditField } from '../edit/edit-fields.tsx'
import { listedField } from '../product/product-fields.ts'

type T = Translate<'operator'>

export function dakshinaFields(t: T): EditField[] {
  return [
    { name: 'nameEn', label: t('product.nameEn'), kind: 'line', max: dakshinaPreset.name },
    { name: 'nameHin', label: t('product.nameHin'), kind: 'line', max: dakshinaPreset.name, isHindi: true },
    {
      name: 'rupees',
      label: t('columns.amount'),
      hint: t('dakshina.rupeesHint'),
      kind: 'whole',
      least: dakshinaPreset.least,
      most: dakshinaPreset.most,
    },
    {
      name: 'isPopular',
      label: t('columns.popular'),
      hint: t('dakshina.popularHint'),
      kind: 'radio',
      choices: [
        { value: 'yes', text: t('yes') },
        { value: 'no', text: t('no') },
      ],
    },
    listedField(t),
  ]
}

export const emptyPreset: TextValues = { nameEn: '', nameHin: '', rupees: '', isPopular: 'no', listed: 'yes' }

type Written = Omit<KeptDakshina, 'presetId' | 'version'>
const word = (isSo: boolean) => (isSo ? 'yes' : 'no')

/** Converts to the form's texts. */
export function toValues({ nameEn, nameHin, rupees, isPopular, listed }: Written): TextValues {
  return { nameEn, nameHin, rupees: String(rupees), isPopular: word(isPopular), listed: word(listed) }
}

/** Converts to the API's format. */
export function toBody({ nameEn = '', nameHin = '', rupees, isPopular, listed }: TextValues): Written {
  return { nameEn, nameHin, rupees: Number(rupees), isPopular: isPopular === 'yes', listed: listed === 'yes' }
}
