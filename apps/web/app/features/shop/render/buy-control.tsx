import type { Product } from '@sankalp/contract/shop'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { buttonClasses } from '../../../ui/button.tsx'
import { useWords } from './words.ts'

const stepLook =
  'grid size-12 shrink-0 place-items-center rounded-md border border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk'

/** Add to cart, and once it is in the cart its number with minus and plus; the script changes one for the other. */
export function BuyControl({ product: { _id, name, in_stock } }: { product: Product }) {
  const { t } = useWords()
  if (!in_stock) return null
  return (
    <div data-buy={_id} className="relative noscript:hidden">
      <button type="button" data-add="" className={buttonClasses('quiet', 'w-full')}>
        {t('card.add')}
        <span className="sr-only">: {name}</span>
      </button>
      <div
        data-counter=""
        role="group"
        aria-label={t('card.quantityOf', { name })}
        hidden
        className="flex items-center justify-between"
      >
        <button type="button" data-less="" aria-label={t('card.less', { name })} className={stepLook}>
          <Minus aria-hidden="true" size={20} />
        </button>
        <output data-quantity="" className="tabular min-w-5 text-center text-lg font-semibold" />
        <button type="button" data-plus="" aria-label={t('card.more', { name })} className={stepLook}>
          <Plus aria-hidden="true" size={20} />
        </button>
      </div>
    </div>
  )
}
