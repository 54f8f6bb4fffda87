import type { PastConsultation } from '@sankalp/contract/consultations'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { pastAddress, roomAddress } from '../../../shared/consultations/room-address.ts'
import { useRunningConsultation } from '../../../shared/consultations/get-running.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useHistory } from '../api/get-history.ts'
import { clockOfMs } from '../room/meter-now.ts'
import { dayAndClock } from '../after/time-words.ts'

/** /consultations: every talk one had, newest first, each with its bill and transcript a tap away. */
export function HistoryPage() {
  const { t } = useTranslation('consultations')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory('user')
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <section className="page-width grid max-w-3xl! gap-6 py-6 sm:py-10">
      <PageHead title={t('history.title')} description={t('description')} hidden />
      <header className="grid gap-1">
        <Heading level={1}>{t('history.title')}</Heading>
        <p className="text-ink-soft">{t('history.intro')}</p>
      </header>
      <RunningNotice />
      {items && items.length === 0 ? (
        <EmptyState
          drawing={Diya}
          title={t('history.empty')}
          actions={<LinkButton href="/chatwithastrologer">{t('toAcharyas')}</LinkButton>}
        >
          {t('history.emptyText')}
        </EmptyState>
      ) : items ? (
        <ul className="border-b border-rule">
          {items.map((item) => (
            <li key={item.consultationId}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailed title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-3">
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage && t('loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </section>
  )
}

function RunningNotice() {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { data } = useRunningConsultation()
  if (!data) return null
  return (
    <Notice
      kind="success"
      title={t('past.running', { name: nameIn(data.acharya, language) })}
      actions={<LinkButton href={roomAddress(data)}>{t('past.return')}</LinkButton>}
    >
      {t('past.runningText')}
    </Notice>
  )
}

function Entry({ item }: { item: PastConsultation }) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { consultationId, acharya, startedAt, talkedSeconds, talk, charge, stars, isPoojaCall } = item
  const name = nameIn(acharya, language)
  return (
    <a
      href={pastAddress(consultationId)}
      className="flex min-h-20 items-center gap-4 border-t border-rule py-3 text-ink no-underline hover:bg-paper-sunk"
    >
      <Avatar picture={acharya.profilePic} name={name} size={48} />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft">{dayAndClock(startedAt, language)}</span>
        <span className="block text-sm text-ink-soft">
          {t(`talks.${talk}`)} · <span className="tabular">{clockOfMs(talkedSeconds * 1000)}</span>
          {stars !== null && ` · ${t('rate.stars', { count: stars })}`}
        </span>
      </span>
      <span className="tabular shrink-0 text-right font-semibold">
        {isPoojaCall ? t('bill.booked') : rupeesText(charge, language)}
      </span>
    </a>
  )
}
