import Search from 'lucide-react/icons/search'
import { buttonClasses, chipClasses } from '../../../ui/button.tsx'
import { type PoojasWish, longestSearch } from '../poojas-address.ts'
import { useWords } from './words.ts'

const sides = ['pooja', 'astrologer'] as const

/** By GET, so that it needs no script, and to what was found. It stays the same element while lists come and go. */
export function SearchForm({ wish: { among, q, concern } }: { wish: PoojasWish }) {
  const { t } = useWords()
  return (
    <form
      action="/pooja#found"
      method="get"
      role="search"
      className="grid gap-3 rounded-lg border border-rule bg-paper-raised p-4 md:grid-cols-[auto_1fr] md:items-end md:gap-5"
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('search.switch')}</legend>
        <div className="flex gap-2">
          {sides.map((side) => (
            <label
              key={side}
              className={chipClasses(
                'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
              )}
            >
              <input type="radio" name="among" value={side} defaultChecked={side === among} className="sr-only" />
              {t(`search.${side}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1">
        <label htmlFor="pooja-search" className="font-semibold">
          {t('search.label')}
        </label>
        <div className="flex">
          <input
            id="pooja-search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestSearch}
            placeholder={t('search.hint')}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-l-md border border-r-0 border-rule-strong bg-paper-raised px-3 placeholder:text-ink-soft"
          />
          <button type="submit" className={buttonClasses('quiet', 'rounded-l-none max-sm:px-3.5')}>
            <Search aria-hidden="true" size={20} />
            <span className="max-sm:sr-only">{t('search.go')}</span>
          </button>
        </div>
      </div>
      <span data-part="concern" className="hidden">
        {concern && <input type="hidden" name="concern" value={concern} />}
      </span>
    </form>
  )
}
