import { blogCategories } from '@sankalp/contract/blog-keys'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { type BlogWish, blogAddress, longestSearch } from '../blog-address.ts'

export const filtersId = 'filters'

/** Opens the panel on small screens, where it is a drawer that the browser opens without a script. */
export function FiltersButton() {
  const { t } = useTranslation('blog')
  return (
    <button type="button" popoverTarget={filtersId} className={buttonClasses('quiet', 'lg:hidden')}>
      <SlidersHorizontal aria-hidden="true" size={18} />
      <span>{t('filters.open')}</span>
    </button>
  )
}

export function Filters({ wish }: { wish: BlogWish }) {
  const { t } = useTranslation('blog')
  return (
    <aside id={filtersId} popover="auto" aria-label={t('filters.open')} className="side-panel">
      <div className="flex min-h-12 items-center justify-between lg:hidden">
        <p className="font-heading text-xl">{t('filters.open')}</p>
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
          className="-mr-2 inline-flex size-12 items-center justify-center rounded-md hover:bg-paper-sunk"
        >
          <X aria-hidden="true" size={22} />
        </button>
      </div>
      <SearchForm wish={wish} />
      <Categories wish={wish} />
    </aside>
  )
}

/** Uses GET, so that it needs no script. Its field stays the same element while the lists change. */
function SearchForm({ wish: { category, q } }: { wish: BlogWish }) {
  const { t } = useTranslation('blog')
  return (
    <form action="/blog" method="get" role="search" className="grid gap-1">
      <label htmlFor="blog-search" className="font-semibold">
        {t('filters.search')}
      </label>
      <div className="flex">
        <input
          id="blog-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestSearch}
          placeholder={t('filters.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 rounded-l-md border border-r-0 border-rule-strong bg-paper-raised px-3 placeholder:text-ink-soft"
        />
        <button type="submit" aria-label={t('filters.go')} className={buttonClasses('quiet', 'rounded-l-none px-3.5')}>
          <Search aria-hidden="true" size={20} />
        </button>
      </div>
      <span data-part="category">
        {category !== 'Home' && <input type="hidden" name="category" value={category} />}
      </span>
    </form>
  )
}

function Categories({ wish }: { wish: BlogWish }) {
  const { t } = useTranslation('blog')
  return (
    <nav data-part="categories" aria-labelledby="blog-categories" className="mt-4">
      <h2 id="blog-categories" className="text-xl">
        {t('filters.categories')}
      </h2>
      <ul className="mt-1">
        {blogCategories.map((category) => (
          <li key={category} className="border-t border-rule">
            <a
              href={blogAddress({ category, q: wish.q })}
              aria-current={category === wish.category ? 'page' : undefined}
              className="flex min-h-12 items-center border-l-4 border-transparent px-3 text-ink no-underline hover:bg-paper-sunk hover:text-sindoor aria-[current=page]:border-marigold aria-[current=page]:bg-marigold-tint aria-[current=page]:font-semibold"
            >
              {t(`category.${category}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
