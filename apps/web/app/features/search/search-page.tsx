import type { Reply } from '@sankalp/contract/endpoint'
import type { search } from '@sankalp/contract/search'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PublicView } from '../../lib/public-page/page-frame.tsx'
import type { CallResult } from '../../lib/reading/call-api.server.ts'
import { buttonClasses, chipClasses } from '../../ui/button.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { FoundGroups } from './found-groups.tsx'
import { longestSearch, searchAddress } from './search-address.ts'

export type SearchFacts = {
  q: string
  /** The number of results, as text. */
  found: string
  count: number
  /** Null without a search. */
  result: CallResult<Reply<typeof search>> | null
}

export function SearchView() {
  return <PublicView<SearchFacts> body={SearchPage} />
}

/** Renders `/search`: a form and links, so that it works without JavaScript. */
export function SearchPage({ q, found, count, result }: SearchFacts) {
  const { t } = useTranslation('search')
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 sm:gap-8 sm:py-8">
      <h1 className="sr-only">{t('heading')}</h1>
      <SearchForm key={q} q={q} />
      {result && 'refusal' in result && (
        <FailedState
          title={t('failed', { message: result.refusal.message })}
          retryLabel={t('go')}
          retryHref={searchAddress(q)}
        />
      )}
      {result && 'reply' in result && count > 0 && <FoundGroups q={q} found={found} reply={result.reply} />}
      {result && 'reply' in result && count === 0 && (
        <EmptyState picture="search" title={found} actions={<LookAround />}>
          {t('emptyText')}
        </EmptyState>
      )}
      {count === 0 && <Often />}
    </div>
  )
}

function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('search')
  return (
    <form action="/search" method="get" role="search" className="grid gap-1">
      <label htmlFor="search-all" className="font-heading text-2xl leading-snug">
        {t('label')}
      </label>
      <div className="flex max-w-2xl">
        <input
          id="search-all"
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={longestSearch}
          placeholder={t('hint')}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 rounded-l-md border border-r-0 border-rule-strong bg-paper-raised px-3 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonClasses('primary', 'rounded-l-none max-sm:px-3.5')}>
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{t('go')}</span>
        </button>
      </div>
    </form>
  )
}

function Often() {
  const { t } = useTranslation('search')
  return (
    <section aria-labelledby="often" className="grid gap-3">
      <h2 id="often" className="text-xl">
        {t('often')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {t('oftenWords')
          .split('|')
          .map((word) => (
            <li key={word}>
              <a href={searchAddress(word)} className={chipClasses()}>
                {word}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}

const elsewhere = [
  { key: 'poojas', href: '/pooja' },
  { key: 'shop', href: '/shop' },
  { key: 'acharyas', href: '/pooja?among=astrologer' },
  { key: 'articles', href: '/blog' },
  { key: 'contact', href: '/contact' },
] as const

function LookAround() {
  const { t } = useTranslation('search')
  return (
    <nav aria-label={t('else')} className="flex flex-wrap justify-center gap-2">
      {elsewhere.map(({ key, href }) => (
        <a key={key} href={href} className={buttonClasses('quiet')}>
          {t(`elseLinks.${key}`)}
        </a>
      ))}
    </nav>
  )
}
