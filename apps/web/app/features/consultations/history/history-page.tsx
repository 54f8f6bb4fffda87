import type { PastConsultation } from '@sankalp/contract/consultations'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { PersonPicture } from '../../../shared/consultations/person-picture.tsx'
import { pastAddress } from '../../../shared/consultations/room-address.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useHistory } from '../api/get-history.ts'
import { againPath } from '../request/ask-address.ts'
import { clockOfMs } from '../room/meter-now.ts'
import { dayAndClock } from '../after/time-words.ts'

/** /consultations: all consultations of the user, newest first, each with a link to its bill and transcript. */
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
      {items && items.length === 0 ? (
        <EmptyState
          picture="talks"
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

function Entry({ item }: { item: PastConsultation }) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { consultationId, acharya, startedAt, talkedSeconds, talk, charge, stars, isPoojaCall } = item
  const name = nameIn(acharya, language)
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t border-rule pb-2 sm:flex-nowrap sm:pb-0">
      <a
        href={pastAddress(consultationId)}
        className="flex min-h-20 min-w-0 grow items-center gap-4 py-3 text-ink no-underline hover:bg-paper-sunk max-sm:basis-full"
      >
        <PersonPicture person={acharya} name={name} size={64} />
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
      {!isPoojaCall && (
        <LinkButton
          kind="quiet"
          href={againPath(item)}
          aria-label={t('againWith', { name })}
          className="shrink-0 max-sm:ml-20"
        >
          {t('again')}
        </LinkButton>
      )}
    </div>
  )
}
