import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useTalks } from '../api/talks.ts'
import { TalksList } from './talks-list.tsx'

/** /acharya/consultations: every consultation that was held, newest first. */
export function TalksPage() {
  const { t } = useTranslation(['acharya-live', 'acharya-console'])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTalks()
  const talks = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid gap-6">
      <PageHead title={t('talks.title')} description={t('acharya-console:description')} hidden />
      <Heading level={1}>{t('talks.title')}</Heading>
      {!talks &&
        (error ? (
          <LoadFailed title={t('talks.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <TalksSkeleton />
        ))}
      {talks?.length === 0 && (
        <EmptyState picture="talks" title={t('talks.none')}>
          {t('talks.noneText')}
        </EmptyState>
      )}
      {talks && talks.length > 0 && <TalksList talks={talks} />}
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-start"
          busy={isFetchingNextPage && t('talks.loadingMore')}
          onClick={() => void fetchNextPage()}
        >
          {t('talks.more')}
        </Button>
      )}
    </div>
  )
}

function TalksSkeleton() {
  const { t } = useTranslation('acharya-live')
  return (
    <div className="grid gap-3">
      <output className="sr-only">{t('talks.loading')}</output>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  )
}
