import { getMyStatementCsv, getMyStatementPdf } from '@sankalp/contract/payouts.calls'
import { useSearchParams } from 'react-router'
import { downloadFile } from '../../../lib/download-file.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { readWeek } from '../../../shared/statement/read-week.ts'
import { StatementView } from '../../../shared/statement/statement-view.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStatement } from '../api/payouts.ts'
import { LoadFailed } from '../../../lib/load-failed.tsx'

/** /acharya/statement: a week with every consultation and pooja, its price and the acharya's share. */
export function StatementPage() {
  const { t } = useTranslation('statement')
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useStatement(readWeek(search))
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} description={t('description')} hidden />
      <Heading level={1}>{t('title')}</Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96" />
        ))}
      {data && (
        <StatementView
          statement={data}
          onWeek={(next) => setSearch({ week: next }, { replace: true, preventScrollReset: true })}
          downloads={{
            csv: (week) => downloadFile(getMyStatementCsv, { query: { week } }, [week]),
            pdf: (week) => downloadFile(getMyStatementPdf, { query: { week } }, [week]),
          }}
        />
      )}
    </div>
  )
}
