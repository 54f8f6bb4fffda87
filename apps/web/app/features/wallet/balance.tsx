import type { Wallet } from '@sankalp/contract/wallet'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rupeesText, toPaise } from '../../shared/money/rupees.ts'

type BalanceProps = { wallet: Wallet | undefined; error: unknown; onRetry: () => void }

/** Shows the spendable balance, and what it consists of if there is more than one part. */
export function Balance({ wallet, error, onRetry }: BalanceProps) {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  if (!wallet && error) {
    return (
      <div role="alert">
        <Notice
          kind="error"
          title={t('balance.failed')}
          actions={
            <Button kind="quiet" onClick={onRetry}>
              {t('shell:tryAgain')}
            </Button>
          }
        >
          {errorWords(error, language, '')}
        </Notice>
      </div>
    )
  }
  return (
    <section
      aria-label={t('balance.label')}
      className="grid gap-2 *:col-start-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <Picture
        name="states/wallet"
        size={216}
        className="row-span-4 row-start-1 self-center max-sm:hidden sm:col-start-2!"
      />
      <p className="text-ink-soft">{t('balance.available')}</p>
      {wallet ? (
        <p className="tabular font-heading text-5xl leading-tight text-peacock sm:text-6xl" aria-live="polite">
          {rupeesText(wallet.available, language)}
        </p>
      ) : (
        <>
          <output className="sr-only">{t('balance.loading')}</output>
          <Skeleton className="h-15 w-56 sm:h-19" />
        </>
      )}
      {wallet && <Parts wallet={wallet} />}
    </section>
  )
}

function Parts({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { balance, reserved, bonus } = wallet
  const own = (toPaise(balance) - toPaise(bonus)) / 100
  const rupees = (amount: number) => rupeesText(amount, language)
  return (
    <>
      {reserved > 0 && (
        <p className="tabular">{t('balance.reserved', { balance: rupees(balance), reserved: rupees(reserved) })}</p>
      )}
      {bonus > 0 && (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Part label={t('balance.own')} text={rupees(own)} />
            <Part label={t('balance.bonus')} text={rupees(bonus)} />
          </dl>
          <p className="max-w-prose text-sm text-ink-soft">{t('balance.bonusUse')}</p>
        </>
      )}
    </>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-t border-rule pt-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular font-heading text-xl leading-snug">{text}</dd>
    </div>
  )
}
