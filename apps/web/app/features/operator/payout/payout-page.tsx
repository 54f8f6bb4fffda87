import { getPayoutStatementCsv, getPayoutStatementPdf } from '@sankalp/contract/payouts.calls'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { StatementView } from '../../../shared/statement/statement-view.tsx'
import { readWeek } from '../../../shared/statement/read-week.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePayout, usePayoutStatement } from '../api/read.ts'
import { LoadFailed } from '../load-failed.tsx'
import { BankCard } from './bank-card.tsx'

/** /admin/payout/…: what a payout is for, week by week. The address holds the week. */
export function PayoutPage({ proposalId }: { proposalId: string }) {
  const { t } = useTranslation('statement')
  const [search, setSearch] = useSearchParams()
  const week = readWeek(search)
  const { data, error, refetch } = usePayoutStatement(proposalId, week)
  const payout = usePayout(proposalId)
  const download = (call: typeof getPayoutStatementCsv | typeof getPayoutStatementPdf, shown: string) =>
    downloadFile(call, { params: { proposalId }, query: { week: shown } }, [data?.name ?? '', shown])
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1}>{data?.name ?? t('title')}</Heading>
      {payout.data && <BankCard payout={payout.data.payout} />}
      {!payout.data && payout.error && <LoadFailed error={payout.error} onRetry={() => void payout.refetch()} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <StatementView
          statement={data}
          onWeek={(next) => setSearch({ week: next }, { replace: true, preventScrollReset: true })}
          downloads={{
            csv: (shown) => download(getPayoutStatementCsv, shown),
            pdf: (shown) => download(getPayoutStatementPdf, shown),
          }}
        />
      )}
    </div>
  )
}
