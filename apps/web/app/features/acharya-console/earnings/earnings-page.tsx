import { consultationSharePercent } from '@sankalp/contract/consultation-rules'
import { acharyaSharePercent } from '@sankalp/contract/pooja-price'
import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { StepButton } from '../../../ui/step-button.tsx'
import { useEarnings } from '../api/earnings.ts'
import { monthName, rupeesText } from '../console-words.ts'
import { monthStep } from '../month-step.ts'
import { type Movements, EarningsTable } from './earnings-table.tsx'
import { BankAccountPanel } from './bank-account-panel.tsx'
import { PayoutPanel } from './payout-panel.tsx'

/** /acharya/earnings: what is not paid out yet, and a statement of each month. The address holds the month. */
export function EarningsPage() {
  const { t } = useTranslation(['acharya-console', 'acharya-live'])
  const [search, setSearch] = useSearchParams()
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? null
  const { data, error, refetch, isPlaceholderData } = useEarnings(asked)
  const current = useEarnings(null)
  const change = (month: string) => {
    search.set('month', month)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid gap-6">
      <PageHead title={t('earnings.title')} description={t('description')} hidden />
      <Heading level={1}>{t('earnings.title')}</Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('earnings.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <EarningsSkeleton />
        ))}
      {data && (
        <div aria-busy={isPlaceholderData || undefined} className="grid gap-6">
          <Sums
            month={data.month}
            earned={data.earned}
            balance={data.balance}
            toCome={data.toCome}
            lastMonth={current.data?.month ?? data.month}
            onMonth={change}
          />
          <Statement movements={data.movements} />
        </div>
      )}
      <p className="max-w-prose text-ink-soft">
        {t('earnings.share', { percent: acharyaSharePercent })}{' '}
        {t('acharya-live:payout.shareTalks', { percent: consultationSharePercent })}
      </p>
      <a
        href="/acharya/statement"
        className="inline-flex min-h-12 items-center justify-self-start underline underline-offset-4"
      >
        {t('acharya-live:payout.statement')}
      </a>
      <DoubleRule />
      <PayoutPanel />
      <DoubleRule />
      <BankAccountPanel />
    </div>
  )
}

type SumsProps = {
  month: string
  earned: number
  balance: number
  toCome: number
  lastMonth: string
  onMonth: (month: string) => void
}

function Sums({ month, earned, balance, toCome, lastMonth, onMonth }: SumsProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const isLast = month >= lastMonth
  return (
    <>
      <div className="flex items-center justify-between gap-2 sm:justify-start sm:gap-4">
        <StepButton to="previous" aria-label={t('earnings.before')} onClick={() => onMonth(monthStep(month, -1))} />
        <p aria-live="polite" className="text-center font-heading text-xl sm:min-w-44">
          {monthName(month, language)}
        </p>
        <StepButton
          to="next"
          aria-label={t('earnings.after')}
          aria-disabled={isLast}
          onClick={() => !isLast && onMonth(monthStep(month, 1))}
        />
      </div>
      <dl className="grid gap-5 sm:max-w-3xl sm:grid-cols-3">
        <Fact
          label={t('earnings.earned', { month: monthName(month, language) })}
          value={<span className="text-peacock">{rupeesText(earned, language)}</span>}
        />
        <Fact label={t('earnings.balance')} value={rupeesText(balance, language)} />
        {toCome > 0 && <Fact label={t('earnings.toCome')} value={rupeesText(toCome, language)} />}
      </dl>
    </>
  )
}

function Statement({ movements }: { movements: Movements }) {
  const { t } = useTranslation('acharya-console')
  if (movements.length > 0) return <EarningsTable movements={movements} />
  return (
    <EmptyState picture="wallet" title={t('earnings.none')}>
      {t('earnings.noneText')}
    </EmptyState>
  )
}

function EarningsSkeleton() {
  const { t } = useTranslation('acharya-console')
  return (
    <div className="grid gap-5">
      <output className="sr-only">{t('earnings.loading')}</output>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-16 w-full sm:max-w-xl" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
