import { changedAccountHours } from '@sankalp/contract/bank-account-rules'
import type { OwnBankAccount } from '@sankalp/contract/bank-accounts'
import { Suspense, lazy, useState } from 'react'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useBankAccount } from '../api/bank-account.ts'
import { clock, shortDay } from '../console-words.ts'

// Load the form only when there is no account yet or it is changed.
const BankAccountForm = lazy(async () => ({ default: (await import('./bank-account-form.tsx')).BankAccountForm }))

/**
 * Shows the bank account to which the earnings are paid. Once it is stored, only the last four digits of the number are
 * shown.
 */
export function BankAccountPanel() {
  const { t } = useTranslation('acharya-live')
  const { data, error, refetch } = useBankAccount()
  return (
    <section aria-labelledby="bank" className="grid max-w-3xl gap-4">
      <Heading level={2} id="bank" className="text-2xl">
        {t('bank.title')}
      </Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('bank.fetchFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {data && <BankAccountState account={data.account} />}
    </section>
  )
}

function BankAccountState({ account }: { account: OwnBankAccount | null }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      {account ? (
        <dl className="grid gap-5 sm:grid-cols-3">
          <Fact label={t('bank.holder')} value={<span className="wrap-anywhere">{account.holder}</span>} />
          <Fact
            label={t('bank.number')}
            value={
              <span aria-label={t('bank.endsIn', { digits: account.lastFour })}>••••&nbsp;{account.lastFour}</span>
            }
          />
          <Fact label={t('bank.ifsc')} value={account.ifsc} />
        </dl>
      ) : (
        <p className="max-w-prose text-ink-soft">{t('bank.none')}</p>
      )}
      {account && !account.isPayable && (
        <p role="status" className="max-w-prose border-l-2 border-marigold pl-4">
          {t('bank.waits', {
            when: `${shortDay(account.payableFrom, language)}, ${clock(account.payableFrom, language)}`,
          })}
        </p>
      )}
      {account && !isChanging ? (
        <Button kind="quiet" className="justify-self-start" onClick={() => setIsChanging(true)}>
          {t('bank.change')}
        </Button>
      ) : (
        <>
          {account && (
            <p className="max-w-prose text-ink-soft">{t('bank.changeText', { hours: changedAccountHours })}</p>
          )}
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <BankAccountForm onSaved={() => setIsChanging(false)} onCancel={account && (() => setIsChanging(false))} />
          </Suspense>
        </>
      )}
    </>
  )
}
