import type { Acharya } from '@sankalp/contract/acharyas'
import Heart from 'lucide-react/icons/heart'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Suspense, lazy, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { acharyaOrders } from '@sankalp/contract/acharya-keys'
import { Button, chipClasses } from '../../../ui/button.tsx'
import { Hero } from '../../../ui/hero.tsx'
import { SelectBox } from '../../../ui/select-field.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { consultationBand } from '../consultation-band.ts'
import { useQueuePlaces } from '../request/api/queues.ts'
import { withAsk } from '../request/ask-address.ts'
import type { TalkName } from '../request/talks.ts'
import { AcharyaCard } from './acharya-card.tsx'
import { useFavourites } from './api/favourites.ts'
import { useAcharyas } from './api/get-acharyas.ts'
import { useWaits } from './api/get-waits.ts'
import { Chips } from './chips.tsx'
import { useFollowLights } from './follow-lights.ts'
import { eachOnce, onlineFirst } from './lights.ts'
import { type ListWish, countChosen, readListWish, withListWish } from './list-address.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SearchRow } from './search-row.tsx'
import { WalletBar, type WalletView } from './wallet-bar.tsx'

/** The dialogs of a request and the queue bars are loaded after the list. */
const RequestFlow = lazy(() => retryImport(() => import('../request/request-flow.tsx')))
const FiltersDialog = lazy(() => retryImport(() => import('./filters-dialog.tsx')))

const kinds = {
  chat: { title: 'title', description: 'description', lead: 'lead', talks: ['chat', 'audio', 'video'] },
  talk: { title: 'talkTitle', description: 'talkDescription', lead: 'talkLead', talks: ['audio', 'video'] },
} as const

type AcharyaListPageProps = { kind: keyof typeof kinds; wallet: WalletView }

/** /chatwithastrologer and /talkwithastrologer. The address holds the search and the open request dialog. */
export function AcharyaListPage({ kind, wallet }: AcharyaListPageProps) {
  const { title, description, lead, talks } = kinds[kind]
  const { t } = useTranslation('find-acharya')
  const { pathname, search: query } = useLocation()
  const [search, setSearch] = useSearchParams()
  const wish = readListWish(search)
  useFollowLights()
  const ask = (acharya: Acharya, talk: TalkName) =>
    setSearch((now) => withAsk(now, { acharyaId: acharya._id, talk }), { preventScrollReset: true })
  const change = (next: ListWish) => setSearch((now) => withListWish(now, next), { preventScrollReset: true })
  return (
    <>
      <PageHead title={t(title)} description={t(description)} hidden />
      <WalletBar {...wallet} back={pathname + query} />
      <Hero scene="consultation" strip={null} desk={consultationBand.whole}>
        <div className="grid gap-1">
          <h1 className="text-2xl leading-tight hi:leading-snug sm:text-xl lg:text-3xl">{t(title)}</h1>
          <p className="text-ink-soft max-lg:sr-only">{t(lead)}</p>
        </div>
      </Hero>
      <div className="page-width grid grid-cols-1 gap-2 pb-3 sm:gap-6 sm:py-6">
        <Suspense fallback={null}>
          <RequestFlow />
        </Suspense>
        <SearchRow
          key={wish.q ?? ''}
          q={wish.q ?? ''}
          path={pathname}
          onSearch={(q) => change({ ...wish, q: q || undefined })}
        />
        <Controls wish={wish} onChange={change} />
        <Chips wish={wish} onChange={change} />
        <Results wish={wish} talks={talks} withBio={kind === 'talk'} onAsk={ask} onClear={() => change({})} />
      </div>
    </>
  )
}

/** The server renders these controls too; until their script has loaded, a press would be lost. */
function Controls({ wish, onChange }: { wish: ListWish; onChange: (wish: ListWish) => void }) {
  const { t } = useTranslation('find-acharya')
  const [isOpen, setIsOpen] = useState(false)
  const isLive = useIsLive()
  const count = countChosen(wish)
  const sort = (value: string) => {
    const order = acharyaOrders.find((one) => one === value && one !== 'experience') as ListWish['sort']
    onChange({ ...wish, sort: order })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        disabled={!isLive}
        icon={<SlidersHorizontal size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
      </Button>
      <button
        type="button"
        aria-pressed={wish.favourites === true}
        disabled={!isLive}
        onClick={() => onChange({ ...wish, favourites: wish.favourites ? undefined : true })}
        className={chipClasses()}
      >
        <Heart size={18} />
        <span className="max-sm:sr-only">{t('filters.favourites')}</span>
      </button>
      <label className="flex min-w-32 items-center gap-2 max-sm:grow max-sm:basis-0 sm:ml-auto">
        <span className="shrink-0 text-sm text-ink-soft max-sm:sr-only">{t('sort.label')}</span>
        <span className="grow">
          <SelectBox
            value={wish.sort ?? 'experience'}
            disabled={!isLive}
            onChange={({ target }) => sort(target.value)}
            options={acharyaOrders.map((value) => ({ value, text: t(`sort.${value}`) }))}
          />
        </span>
      </label>
      {isOpen && (
        <Suspense fallback={null}>
          <FiltersDialog wish={wish} onApply={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

type ResultsProps = {
  wish: ListWish
  talks: readonly TalkName[]
  withBio: boolean
  onAsk: (acharya: Acharya, talk: TalkName) => void
  onClear: () => void
}

function Results({ wish, talks, withBio, onAsk, onClear }: ResultsProps) {
  const { t } = useTranslation(['find-acharya', 'shell'])
  const language = useLanguage()
  const favourites = useFavourites()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useAcharyas(
    wish,
    favourites.data ?? null,
  )
  const acharyas = onlineFirst(eachOnce(data?.pages.flatMap(({ astrologers }) => astrologers) ?? []))
  const waits = useWaits(acharyas.some(({ online, busy }) => online && busy))
  const places = useQueuePlaces()
  const failure = error ?? (wish.favourites ? favourites.error : null)
  if (!data) {
    if (!failure) return <ListSkeleton text={t('loading')} />
    const again = () => void (error ? refetch() : favourites.refetch())
    return (
      <FailedState
        title={t('failed')}
        retryLabel={t('shell:tryAgain')}
        onRetry={again}
        busy={isFetching && t('loading')}
      >
        {errorWords(failure, language, '')}
      </FailedState>
    )
  }
  const isOnlyFavourites = wish.favourites && favourites.data?.length === 0
  return (
    <div className="grid gap-2 sm:gap-4">
      <p role="status" className="tabular font-semibold">
        {t('count', { count: data.pages.at(-1)!.totalAstrologers })}
      </p>
      {acharyas.length === 0 && (
        <EmptyState
          picture="search"
          title={t(isOnlyFavourites ? 'emptyFavourites' : 'empty')}
          actions={
            <Button kind="quiet" onClick={onClear}>
              {t('showAll')}
            </Button>
          }
        >
          {t(isOnlyFavourites ? 'emptyFavouritesText' : 'emptyText')}
        </EmptyState>
      )}
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {acharyas.map((acharya) => (
          <li key={acharya._id}>
            <AcharyaCard
              acharya={acharya}
              talks={talks}
              wait={waits.get(acharya.userId)}
              place={places.find(({ acharyaId }) => acharyaId === acharya._id)}
              isFavourite={favourites.data?.includes(acharya._id) ?? false}
              withBio={withBio}
              onAsk={(talk) => onAsk(acharya, talk)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          kind="quiet"
          className="justify-self-center"
          busy={isFetchingNextPage && t('loadingMore')}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
