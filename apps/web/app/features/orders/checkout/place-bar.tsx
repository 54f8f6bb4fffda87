import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import type { Quote } from '../api/quote-order.ts'
import type { usePlacing } from './use-placing.ts'

type PlaceBarProps = {
  quote: Quote | undefined
  /** The shown totals belong to the previous choice; the new ones are loading. */
  isAddingUp: boolean
  problem: string | false
  placing: Pick<ReturnType<typeof usePlacing>, 'isPending' | 'isTryingAgain' | 'error'>
  onPress: () => void
}

/** The bar at the bottom, within reach of the thumb: the total and the order button. */
export function PlaceBar({
  quote,
  isAddingUp,
  problem,
  placing: { isPending, isTryingAgain, error },
  onPress,
}: PlaceBarProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const busy = isPending ? t(isTryingAgain ? 'tryingAgain' : 'placing') : isAddingUp && t('addingUp')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-rule bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <FormMessage kind="info" text={isPending && isTryingAgain && t('waiting')} />
      <FormMessage
        text={problem || (Boolean(error) && !isPending && errorWords(error, language, t('somethingWrong')))}
      />
      {refusalFacts(error, 'DAILY_LIMIT_REACHED') && (
        <LinkButton kind="quiet" href="/mywallet" className="justify-self-start">
          {t('toWallet')}
        </LinkButton>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite">
          <span className="block text-sm leading-tight text-ink-soft">{t('orders:totals.grand')}</span>
          <span className="tabular font-heading text-2xl leading-tight text-peacock">
            {quote ? rupeesText(quote.grandTotal, language) : '–'}
          </span>
        </p>
        <Button className="grow sm:grow-0" busy={busy} disabled={!quote} onClick={onPress}>
          {t('place')}
        </Button>
      </div>
    </div>
  )
}
