import { mostPerLine } from '@sankalp/contract/order-rules'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { rupeesText } from '../../lib/locale/rupees-text.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { showToast } from '../../lib/toast.ts'
import type { CartLine } from '../../shared/cart/cart-changes.ts'
import { LinePicture } from '../../shared/cart/line-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'

type CartLineProps = {
  line: CartLine
  setQuantity: (productId: string, quantity: number) => Promise<unknown>
  onRemove: (line: CartLine) => Promise<void>
}

const stepLook =
  'grid size-12 shrink-0 place-items-center rounded-md border border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk disabled:cursor-not-allowed disabled:border-rule disabled:text-ink-soft'

/**
 * Shows one cart line. A change shows at once; if the server refuses it, it is reverted and the reason is shown here.
 */
export function CartLineRow({ line, setQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const [refusal, setRefusal] = useState<unknown>(null)
  const { _id, product, quantity } = line
  const { name, final_price, price, discount_percentage } = product
  const change = (next: number) => {
    setRefusal(null)
    setQuantity(_id, next).catch(setRefusal)
  }
  const remove = () => {
    onRemove(line).then(() => showToast('info', t('line.removed', { name }), 'cart-removed'), setRefusal)
  }
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border border-rule bg-paper-raised p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      <LinePicture product={product} className="aspect-square w-full self-start sm:row-span-3" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <a
            href={`/IndividualShop?id=${_id}`}
            className="text-ink underline decoration-rule underline-offset-4 hover:text-sindoor"
          >
            {name}
          </a>
        </h2>
        <Facts line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1">
        <div role="group" aria-label={t('line.quantity', { name })} className="flex items-center gap-1">
          <button
            type="button"
            aria-label={t('line.less', { name })}
            disabled={quantity <= 1}
            onClick={() => change(quantity - 1)}
            className={stepLook}
          >
            <Minus aria-hidden="true" size={20} />
          </button>
          <output className="tabular min-w-10 text-center text-lg font-semibold">{quantity}</output>
          <button
            type="button"
            aria-label={t('line.more', { name })}
            disabled={quantity >= mostPerLine}
            onClick={() => change(quantity + 1)}
            className={stepLook}
          >
            <Plus aria-hidden="true" size={20} />
          </button>
        </div>
        <p className="tabular ml-auto text-right">
          <strong className="text-lg font-semibold">{rupeesText(final_price * quantity, language)}</strong>
          <span className="block text-sm text-ink-soft">
            {discount_percentage > 0 && (
              <>
                <s>
                  <span className="sr-only">{t('line.was')} </span>
                  {rupeesText(price, language)}
                </s>{' '}
              </>
            )}
            {t('line.each', { price: rupeesText(final_price, language) })}
          </span>
        </p>
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1">
        <FormMessage text={refusal !== null && errorWords(refusal, language, t('refused'))} />
        <Changes line={line} onTake={change} />
        <button
          type="button"
          aria-label={t('line.removeOf', { name })}
          onClick={remove}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-md font-semibold text-sindoor hover:text-sindoor-strong"
        >
          <Trash aria-hidden="true" size={18} />
          {t('line.remove')}
        </button>
      </div>
    </li>
  )
}

function Facts({ line: { product } }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  const facts = [
    [t('line.type'), product.type],
    [t('line.colour'), product.colour],
    [t('line.category'), product.category],
    [t('line.sku'), product.sku],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {facts.map(([label, text]) => (
        <div key={label} className="flex gap-1">
          <dt>{label}:</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows what has changed since the product was added. */
function Changes({
  line: { product, quantity, problem, hasNewPrice, priceWhenAdded },
  onTake,
}: {
  line: CartLine
  onTake: (quantity: number) => void
}) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const { max_quantity: left, final_price } = product
  return (
    <>
      {hasNewPrice && (
        <p className="border-l-2 border-marigold pl-3">
          {t(final_price > priceWhenAdded ? 'line.dearer' : 'line.cheaper', {
            before: rupeesText(priceWhenAdded, language),
            now: rupeesText(final_price, language),
          })}
        </p>
      )}
      {(problem === 'withdrawn' || problem === 'soldOut') && (
        <p className="font-semibold text-sindoor">{t(`problem.${problem}`)}</p>
      )}
      {problem === 'notEnough' && (
        <p className="flex flex-wrap items-center gap-3 font-semibold text-sindoor">
          {t('problem.notEnough', { count: left })}
          <Button kind="quiet" onClick={() => onTake(left)}>
            {t('problem.take', { count: left })}
          </Button>
        </p>
      )}
      {problem === null && quantity === left && quantity < mostPerLine && (
        <p className="text-sm text-marigold-ink">{t('line.lastOnes', { count: left })}</p>
      )}
      {quantity === mostPerLine && (
        <p className="text-sm text-ink-soft">{t('line.mostPieces', { count: mostPerLine })}</p>
      )}
    </>
  )
}
