import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { stepClasses } from '../../../ui/step-button.tsx'
import { LinePicture } from '../../../shared/cart/line-picture.tsx'
import type { CheckoutLine } from './checkout-lines.ts'

type LineListProps = {
  lines: readonly CheckoutLine[]
  /** Sets the number of pieces of a product; zero removes its line. */
  onChange: (productId: string, quantity: number) => void
}

/** Lists the products to be ordered. */
export function LineList({ lines, onChange }: LineListProps) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="checkout-lines">
      <Heading level={2} id="checkout-lines" className="mb-3 scroll-mt-24">
        {t('lines.title')}
      </Heading>
      <ul className="border-b border-rule">
        {lines.map((line) => (
          <Line key={line.product._id} line={line} onChange={(quantity) => onChange(line.product._id, quantity)} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, onChange }: { line: CheckoutLine; onChange: (quantity: number) => void }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { product, quantity, problem, priceBefore } = line
  const { name, type, colour, sku, price, final_price: finalPrice } = product
  const rupees = (amount: number) => rupeesText(amount, language)
  return (
    <li className="grid gap-3 border-t border-rule py-4">
      <div className="flex gap-4">
        <LinePicture product={product} className="size-20 sm:size-28" />
        <div className="min-w-0 grow wrap-anywhere">
          <p className="font-heading text-lg leading-snug">{name}</p>
          <p className="text-sm text-ink-soft">{[type, colour, sku].filter(Boolean).join(' · ')}</p>
          <p className="tabular text-sm">
            {t('lines.each', { price: rupees(finalPrice) })}
            {price > finalPrice && (
              <>
                {' '}
                <span className="sr-only">{t('lines.was')}</span>
                <s className="text-ink-soft">{rupees(price)}</s>
              </>
            )}
          </p>
          {priceBefore !== null && (
            <p className="text-sm text-marigold-ink">
              {t('lines.priceChanged', { before: rupees(priceBefore), now: rupees(finalPrice) })}
            </p>
          )}
        </div>
      </div>
      {problem && <FieldError error={t(`lines.problems.${problem}`, { left: product.max_quantity })} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuantityControl line={line} onChange={onChange} />
        <button
          type="button"
          onClick={() => onChange(0)}
          aria-label={t('lines.removeOf', { name })}
          className="min-h-12 px-2 font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('lines.remove')}
        </button>
        <p className="tabular ml-auto font-semibold">{rupees((toPaise(finalPrice) * quantity) / 100)}</p>
      </div>
    </li>
  )
}

function QuantityControl({
  line: { product, quantity },
  onChange,
}: {
  line: CheckoutLine
  onChange: (quantity: number) => void
}) {
  const { t } = useTranslation('checkout')
  const { name, max_quantity: most } = product
  const isLeast = quantity <= 1
  const isMost = quantity >= most
  // Reduce a quantity beyond the stock directly to the stock.
  const oneLess = Math.max(1, Math.min(quantity - 1, Math.max(most, 1)))
  return (
    <div role="group" aria-label={t('lines.quantityOf', { name })} className="flex items-center gap-2">
      <button
        type="button"
        aria-label={t('lines.less')}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onChange(oneLess)}
        className={stepClasses}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output className="tabular min-w-8 text-center text-lg">{quantity}</output>
      <button
        type="button"
        aria-label={t('lines.more')}
        aria-disabled={isMost}
        onClick={() => !isMost && onChange(quantity + 1)}
        className={stepClasses}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
