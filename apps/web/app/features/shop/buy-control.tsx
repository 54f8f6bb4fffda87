import type { Product } from '@sankalp/contract/shop'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useLayoutEffect, useRef } from 'react'
import { useIsLive } from '../../lib/use-is-live.ts'
import { useBuying } from '../../shared/cart/use-buying.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { useWords } from './words.ts'

const stepLook =
  'grid size-12 shrink-0 place-items-center rounded-md border border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk'

/** Adds to the cart. Once the product is in the cart, shows its quantity with minus and plus. */
export function BuyControl({ product: { _id, name, in_stock } }: { product: Product }) {
  const { t } = useWords()
  const { quantity, add, change } = useBuying(_id, t('card.refused'))
  const isIn = quantity > 0
  const isLive = useIsLive()
  const addButton = useRef<HTMLButtonElement>(null)
  const plusButton = useRef<HTMLButtonElement>(null)
  // Moves keyboard focus from the button to the quantity and back.
  useLayoutEffect(() => {
    const [gone, here] = isIn ? [addButton.current, plusButton.current] : [plusButton.current, addButton.current]
    if (gone?.parentElement?.contains(document.activeElement)) here?.focus({ preventScroll: true })
  }, [isIn])
  if (!in_stock) return null
  return (
    <div className="relative noscript:hidden">
      <div hidden={isIn}>
        <button
          ref={addButton}
          type="button"
          disabled={!isLive}
          onClick={() => add()}
          className={buttonClasses('quiet', 'w-full')}
        >
          {t('card.add')}
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      <div
        hidden={!isIn}
        role="group"
        aria-label={t('card.quantityOf', { name })}
        className="flex items-center justify-between"
      >
        <button type="button" onClick={() => change(-1)} aria-label={t('card.less', { name })} className={stepLook}>
          <Minus aria-hidden="true" size={20} />
        </button>
        <output className="tabular min-w-5 text-center text-lg font-semibold">{quantity}</output>
        <button
          ref={plusButton}
          type="button"
          onClick={() => change(1)}
          aria-label={t('card.more', { name })}
          className={stepLook}
        >
          <Plus aria-hidden="true" size={20} />
        </button>
      </div>
    </div>
  )
}
