import { useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useHistory } from '../api/get-history.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { HistoryList } from './history-list.tsx'
import { type HistoryQuery, isBackwards, readHistoryQuery, withHistoryQuery } from './history-address.ts'
import { MonthsChart } from './months-chart.tsx'
import { StatementDownload } from './statement-download.tsx'

/** Shows the wallet like a bank statement, with the credits and debits of the last months. */
export default function HistorySection() {
  const { t } = useTranslation(['wallet', 'shell'])
  const [search, setSearch] = useSearchParams()
  const query = readHistoryQuery(search)
  const change = (next: HistoryQuery) =>
    setSearch(withHistoryQuery(search, next), { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="history" className="grid gap-5">
      <Heading level={2} id="history" className="text-2xl">
        {t('history.title')}
      </Heading>
      <MonthsChart />
      <HistoryFilters query={query} onChange={change} />
      <HistoryResults query={query} onReset={() => change({})} />
      <StatementDownload />
    </section>
  )
}

function HistoryResults({ query, onReset }: { query: HistoryQuery; onReset: () => void }) {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const {
    data,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
  } = useHistory(query)
  const transfers = data?.pages.flatMap(({ items }) => items)
  if (isBackwards(query)) return null
  if (!transfers) {
    if (!error) return <HistorySkeleton text={t('history.loading')} />
    return <LoadFailed title={t('history.failed')} error={error} onRetry={() => void refetch()} />
  }
  if (transfers.length === 0) return <NoTransfers isFiltered={Object.keys(query).length > 0} onReset={onReset} />
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid gap-4">
      <HistoryList transfers={transfers} />
      <FormMessage text={isFetchNextPageError && errorWords(error, language, t('history.failed'))} />
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center max-sm:w-full"
          busy={isFetchingNextPage && t('history.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

function NoTransfers({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useTranslation('wallet')
  if (!isFiltered) {
    return (
      <EmptyState picture="wallet" title={t('history.empty')}>
        {t('history.emptyText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="search"
      title={t('history.nothingFound')}
      actions={
        <Button kind="quiet" onClick={onReset}>
          {t('history.showAll')}
        </Button>
      }
    />
  )
}
