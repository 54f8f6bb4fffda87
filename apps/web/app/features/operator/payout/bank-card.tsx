import type { getPayout } from '@sankalp/contract/payouts'
import type { Reply } from '@sankalp/contract/endpoint'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { instantText, rupeesText, wordFor } from '../operator-words.ts'

/** Shows the amount of a payout and the full number of its bank account. */
export function BankCard({ payout }: { payout: Reply<typeof getPayout>['payout'] }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { account, bankState } = payout
  return (
    <>
      <Facts>
        <Fact label={t('columns.amount')} value={rupeesText(payout.amount, language)} />
        <Fact label={t('columns.tds')} value={rupeesText(payout.tds, language)} />
        <Fact label={t('payouts.net')} value={rupeesText(payout.net, language)} />
        {account && (
          <>
            <Fact label={t('payouts.holder')} value={<span className="wrap-anywhere">{account.holder}</span>} />
            <Fact
              label={t('payouts.number')}
              value={<span className="wrap-anywhere">{account.number}</span>}
              note={t('payouts.since', { when: instantText(account.since, language) })}
            />
            <Fact label={t('payouts.ifsc')} value={account.ifsc} />
          </>
        )}
      </Facts>
      <p
        role="status"
        className={
          bankState === 'noAccount' || bankState === 'accountWaits'
            ? 'border-l-3 border-sindoor pl-4'
            : 'border-l-3 border-peacock pl-4'
        }
      >
        {payout.state === 'paid'
          ? t('payouts.paid', { reference: payout.bankReference ?? '' })
          : wordFor(t, `states.${bankState}`)}
        {bankState === 'accountWaits' &&
          account &&
          ` ${t('payouts.payableFrom', { when: instantText(account.payableFrom, language) })}`}
      </p>
      {payout.batchId && (
        <a
          href={`/admin/keep/batch/${payout.batchId}`}
          className="inline-flex min-h-12 items-center justify-self-start underline"
        >
          {t('payouts.toBatch')}
        </a>
      )}
    </>
  )
}
