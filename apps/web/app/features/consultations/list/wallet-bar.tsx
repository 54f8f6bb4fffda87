import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export type WalletView = { available: number | null; hasFailed: boolean }
type WalletBarProps = WalletView & { back: string }

/** Shows the available balance, always in view; with two decimals, and 0.00 if there is nothing. */
export function WalletBar({ available, hasFailed, back }: WalletBarProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <section
      aria-label={t('wallet.label')}
      className="sticky top-(--below-bar) z-10 border-b border-rule bg-paper-raised"
    >
      <div className="page-width flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-soft">{t('wallet.available')}</span>
          {available !== null ? (
            <span className="tabular font-heading text-xl text-peacock">{rupeesText(available, language)}</span>
          ) : hasFailed ? (
            <span className="text-sm">{t('wallet.unknown')}</span>
          ) : (
            <Skeleton className="h-6 w-20" />
          )}
        </p>
        <LinkButton kind="quiet" href={`/mywallet?back=${encodeURIComponent(back)}`}>
          {t('wallet.recharge')}
        </LinkButton>
      </div>
    </section>
  )
}
