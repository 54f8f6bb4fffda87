import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { buttonClasses } from '../../../ui/button.tsx'
import { useWords } from '../words.ts'

/** The delivery answer for a PIN code with its days as text, or the reason why there is none. */
export type DeliveryAnswer = { place: string; from: string; to: string; cod: boolean } | { refusal: string }
type DeliveryProps = { productId: string; pin: string; generalDay: string; answer: DeliveryAnswer | null }

/**
 * Shows when the product arrives, for most people or at a PIN code. The address contains the code, so that a reload
 * keeps it.
 */
export function Delivery({ productId, pin, generalDay, answer }: DeliveryProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('pin') as string
    void navigate(`/IndividualShop?${new URLSearchParams({ id: productId, pin: typed })}`, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <section aria-labelledby="delivery-title" className="grid gap-2 rounded-lg border border-rule bg-paper-raised p-4">
      <h2 id="delivery-title" className="text-xl">
        {t('detail.delivery.title')}
      </h2>
      <form
        onSubmit={ask}
        action="/IndividualShop"
        method="get"
        className="flex flex-wrap items-center gap-x-3 gap-y-2"
      >
        <input type="hidden" name="id" value={productId} />
        <label htmlFor="pin">{t('detail.delivery.label')}</label>
        <div className="flex grow">
          <input
            id="pin"
            name="pin"
            defaultValue={pin}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            aria-describedby="delivery-answer"
            className="tabular min-h-12 w-full min-w-0 rounded-l-md border border-r-0 border-rule-strong bg-paper-raised px-3"
          />
          <button type="submit" className={buttonClasses('quiet', 'rounded-l-none')}>
            {t('detail.delivery.check')}
          </button>
        </div>
      </form>
      <div id="delivery-answer" role="status" className="grid gap-1">
        {answer === null && <p>{t('detail.delivery.general', { date: generalDay })}</p>}
        {answer && 'refusal' in answer && <p className="font-semibold text-sindoor">{answer.refusal}</p>}
        {answer && 'place' in answer && (
          <>
            <p className="font-semibold text-peacock">
              {t('detail.delivery.between', { place: answer.place, from: answer.from, to: answer.to })}
            </p>
            <p className="text-sm text-ink-soft">{t(answer.cod ? 'detail.delivery.cod' : 'detail.delivery.noCod')}</p>
          </>
        )}
      </div>
    </section>
  )
}
