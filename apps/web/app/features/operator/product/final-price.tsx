import { formatRupees } from '@sankalp/contract/money'
import { discountedPaise } from '@sankalp/contract/shop-price'
import { useWatch } from 'react-hook-form'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Shows what a buyer pays, from the two figures typed in the surrounding form; nothing while they are missing. */
export function FinalPrice() {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const [mrp = '', discountPercent = ''] = useWatch<TextValues>({ name: ['mrp', 'discountPercent'] })
  const isPrice = /^\d{1,7}(\.\d{1,2})?$/.test(mrp.trim()) && /^\d{1,2}$/.test(discountPercent.trim())
  if (!isPrice) return null
  return (
    <p className="tabular">
      {t('product.final', {
        price: formatRupees(discountedPaise(Math.round(Number(mrp) * 100), Number(discountPercent)), language),
      })}
    </p>
  )
}
