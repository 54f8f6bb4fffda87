import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { buttonClasses, chipClasses } from '../../../ui/button.tsx'
import { type PoojasWish, longestSearch, poojasAddress, readPoojasAddress } from '../poojas-address.ts'
import { useWords } from '../words.ts'

const sides = ['pooja', 'astrologer'] as const

/**
 * Searches by GET, so that it works without JavaScript, and jumps to the results. The fields are created again for each
 * list and show its search.
 */
export function SearchForm({ wish, onSearch }: { wish: PoojasWish; onSearch: (wanted: PoojasWish) => void }) {
  const { t } = useWords()
  const { among, q, concern } = wish
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    onSearch(readPoojasAddress(new URLSearchParams(typed)))
  }
  return (
    <form
      onSubmit={submit}
      action="/pooja#found"
      method="get"
      role="search"
      className="grid gap-2 rounded-lg border border-rule bg-paper-raised p-3 sm:gap-3 sm:p-4 md:grid-cols-[auto_1fr] md:items-end md:gap-5"
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold max-sm:sr-only">{t('search.switch')}</legend>
        <div key={poojasAddress(wish)} className="flex gap-2">
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
        <label htmlFor="pooja-search" className="font-semibold max-sm:sr-only">
          {t('search.label')}
        </label>
        <div className="flex">
          <input
            key={poojasAddress(wish)}
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
      {concern && <input type="hidden" name="concern" value={concern} />}
    </form>
  )
}
