import type { RechargePack } from '@sankalp/contract/recharge-packs'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { WheelSpinner } from '../../../ui/spinner.tsx'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'

type PackCardProps = {
  pack: RechargePack
  isUsed: boolean
  isBusy: boolean
  /** Said instead of the bonus, where the pack is wanted for something. */
  worth?: string
  onPay: () => void
}

/** Shows a pack as one button, with its price and credit. */
export function PackCard({ pack: { price, extra, isPopular }, isUsed, isBusy, worth, onPay }: PackCardProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const rupees = (amount: number) => wholeRupeesText(amount, language)
  return (
    <button
      type="button"
      onClick={onPay}
      disabled={isUsed}
      aria-busy={isBusy || undefined}
      className={classes(
        'relative grid h-full w-full content-start gap-0.5 rounded-lg border bg-paper-raised px-3 pb-3 sm:px-4 text-left',
        isUsed ? 'opacity-60' : 'transition-colors duration-150 hover:border-ink hover:bg-paper-sunk',
        isPopular ? 'border-2 border-marigold pt-7' : 'border-rule-strong pt-3 sm:pt-7',
      )}
    >
      {isPopular && (
        <span className="absolute inset-x-0 top-0 rounded-t-md bg-marigold px-3 text-sm sm:px-4 font-semibold text-on-marigold">
          {t('recharge.popular')}
        </span>
      )}
      <span className="tabular font-heading text-xl leading-snug">{t('recharge.pay', { amount: rupees(price) })}</span>
      <span className="tabular font-semibold text-peacock">{t('recharge.get', { amount: rupees(price + extra) })}</span>
      <span className="tabular text-sm text-ink-soft">
        {isUsed ? t('recharge.used') : (worth ?? t('recharge.extra', { amount: rupees(extra) }))}
      </span>
      {isBusy && (
        <span className="absolute right-3 bottom-3">
          <WheelSpinner size={20} />
        </span>
      )}
    </button>
  )
}
