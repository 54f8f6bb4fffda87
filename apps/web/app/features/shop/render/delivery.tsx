import type { Language } from '@sankalp/contract/language'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { dayText } from './delivery-day.ts'
import { useWords } from './words.ts'

type Estimate = { state: string; city: string | null; from: string; to: string; cod: boolean }
/** `answer`: for the PIN code that was asked about, or why there is none. */
export type DeliveryProps = {
  productId: string
  pin: string
  generalDay: string
  answer: { estimate: Estimate } | { refusal: string } | null
}

/** When it arrives: for most people, or at a PIN code. */
export function Delivery({ productId, pin, generalDay, answer }: DeliveryProps) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <section aria-labelledby="delivery-title" className="grid gap-2 rounded-lg border border-rule bg-paper-raised p-4">
      <h2 id="delivery-title" className="text-xl">
        {t('detail.delivery.title')}
      </h2>
      <form
        data-delivery=""
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
      <div id="delivery-answer" data-part="delivery" role="status" className="grid gap-1">
        {answer === null && <p>{t('detail.delivery.general', { date: generalDay })}</p>}
        {answer && 'refusal' in answer && <p className="font-semibold text-sindoor">{answer.refusal}</p>}
        {answer && 'estimate' in answer && <Answer estimate={answer.estimate} language={language} />}
      </div>
    </section>
  )
}

function Answer({ estimate: { state, city, from, to, cod }, language }: { estimate: Estimate; language: Language }) {
  const { t } = useWords()
  return (
    <>
      <p className="font-semibold text-peacock">
        {t('detail.delivery.between', {
          place: city ? `${city}, ${state}` : state,
          from: dayText(from, language),
          to: dayText(to, language),
        })}
      </p>
      <p className="text-sm text-ink-soft">{t(cod ? 'detail.delivery.cod' : 'detail.delivery.noCod')}</p>
    </>
  )
}
