import type { Product } from '@sankalp/contract/shop'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { useWords } from './words.ts'

/** Below this many, show the remaining stock. */
const few = 5

/** Shows the price, and the previous price. */
export function Price({
  product: { price, final_price, discount_percentage },
  large,
}: {
  product: Product
  large?: boolean
}) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2">
      <strong className={large ? 'font-heading text-4xl font-normal' : 'text-lg font-semibold'}>
        {priceText(final_price, language)}
      </strong>
      {discount_percentage > 0 && (
        <>
          <s className="text-sm text-ink-soft">
            <span className="sr-only">{t('card.was')} </span>
            {priceText(price, language)}
          </s>
          <span className="text-sm font-semibold text-peacock">{t('card.off', { percent: discount_percentage })}</span>
        </>
      )}
    </p>
  )
}

/** Shows whether the product is in stock, and the day by which it arrives. */
export function Stock({ product: { in_stock, max_quantity }, day }: { product: Product; day: string }) {
  const { t } = useWords()
  if (!in_stock) return <p className="text-sm font-semibold text-ink-soft">{t('card.soldOut')}</p>
  return (
    <p className="grid text-sm text-ink-soft">
      {max_quantity <= few ? (
        <span className="font-semibold text-marigold-ink">{t('card.left', { count: max_quantity })}</span>
      ) : (
        <span className="max-sm:sr-only">{t('card.inStock')}</span>
      )}
      <span>{t('card.delivery', { date: day })}</span>
    </p>
  )
}
