import type { Payout, Payouts } from '@sankalp/contract/payouts'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact } from '../../../ui/facts.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePayouts, useRequestPayout, useWithdrawPayout } from '../api/payouts.ts'
import { rupeesText, shortDay } from '../console-words.ts'

/** Shows what can be paid out, and requests a payout. The request itself moves no money. */
export function PayoutPanel() {
  const { t } = useTranslation('acharya-live')
  const { data, error, refetch } = usePayouts()
  return (
    <section aria-labelledby="payout" className="grid max-w-3xl gap-4">
      <Heading level={2} id="payout" className="text-2xl">
        {t('payout.title')}
      </Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('payout.fetchFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {data && <PayoutState payouts={data} />}
    </section>
  )
}

function PayoutState({ payouts: { available, toCome, least, requests, payouts } }: { payouts: Payouts }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const open = requests.find(({ state }) => state === 'open')
  const before = requests.filter((request) => request !== open)
  return (
    <>
      <dl>
        <Fact label={t('payout.available')} value={rupeesText(available, language)} />
        {toCome > 0 && <Fact label={t('payout.toCome')} value={rupeesText(toCome, language)} />}
      </dl>
      {open ? (
        <OpenRequest open={open} />
      ) : available >= least ? (
        <AskForPayout amount={available} isLast={false} />
      ) : (
        <TooSmall available={available} least={least} />
      )}
      {payouts.length > 0 && <PaidOuts payouts={payouts} />}
      {before.length > 0 && (
        <div>
          <p className="text-sm text-ink-soft">{t('payout.before')}</p>
          <ul>
            {before.map(({ payoutId, requestedAt, amount, state, note }) => (
              <li key={payoutId} className="flex flex-wrap gap-x-4 border-t border-rule py-2.5 last:border-b">
                <span className="tabular text-ink-soft">{shortDay(requestedAt, language)}</span>
                <span className="grow">
                  {t(`payout.states.${state}`)}
                  {note && <span className="block text-sm text-ink-soft wrap-anywhere">{note}</span>}
                </span>
                <span className="tabular font-semibold">{rupeesText(amount, language)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Lists the payouts that we have made: each with its state, the tax deducted at source, and the bank's reference. */
function PaidOuts({ payouts }: Pick<Payouts, 'payouts'>) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('payout.made')}</p>
      <ul>
        {payouts.map(({ payoutId, proposedAt, paidAt, net, tds, state, bankReference }) => (
          <li key={payoutId} className="flex flex-wrap gap-x-4 border-t border-rule py-2.5 last:border-b">
            <span className="tabular text-ink-soft">{shortDay(paidAt ?? proposedAt, language)}</span>
            <span className="min-w-0 grow basis-48">
              {t(`payout.madeStates.${state}`)}
              {bankReference && (
                <span className="block text-sm text-ink-soft wrap-anywhere">
                  {t('payout.reference', { reference: bankReference })}
                </span>
              )}
              <span className="tabular block text-sm text-ink-soft">
                {t('payout.tds', { tds: rupeesText(tds, language) })}
              </span>
            </span>
            <span className="tabular font-semibold">{rupeesText(net, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown below the minimum. An acharya who leaves can still request the rest. */
function TooSmall({ available, least }: Pick<Payouts, 'available' | 'least'>) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-soft">{t('payout.tooSmall', { least: rupeesText(least, language) })}</p>
      {available >= 1 && (
        <>
          <p className="max-w-prose text-ink-soft">{t('payout.last')}</p>
          <AskForPayout amount={available} isLast />
        </>
      )}
    </div>
  )
}

function AskForPayout({ amount, isLast }: { amount: number; isLast: boolean }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { request, isPending, isTryingAgain, error } = useRequestPayout(isLast)
  const ask = useOneAtATime(async () => {
    try {
      await request()
      showToast('success', t('payout.asked'))
    } catch {
      // The message below shows the reason.
    }
  })
  return (
    <div className="grid justify-items-start gap-3">
      <FormMessage text={Boolean(error) && t('payout.failed', { why: errorWords(error, language, '') }).trim()} />
      <Button
        kind={isLast ? 'quiet' : 'primary'}
        busy={isPending && t(isTryingAgain ? 'payout.tryingAgain' : 'payout.asking')}
        onClick={() => void ask()}
      >
        {t(isLast ? 'payout.askLast' : 'payout.ask', { amount: rupeesText(amount, language) })}
      </Button>
    </div>
  )
}

function OpenRequest({ open }: { open: Payout }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { mutateAsync, isPending, error } = useWithdrawPayout()
  const withdraw = useOneAtATime(async () => {
    try {
      await mutateAsync()
      showToast('success', t('payout.withdrawn'))
    } catch {
      // The message below shows the reason.
    }
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose border-l-2 border-peacock pl-4">
        {t('payout.open', { amount: rupeesText(open.amount, language), day: shortDay(open.requestedAt, language) })}
      </p>
      <FormMessage text={Boolean(error) && t('payout.failed', { why: errorWords(error, language, '') }).trim()} />
      <Button kind="quiet" busy={isPending && t('payout.withdrawing')} onClick={() => void withdraw()}>
        {t('payout.withdraw')}
      </Button>
    </div>
  )
}
