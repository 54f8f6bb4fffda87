import type { ProductCategory, ProductPurpose } from '@sankalp/contract/shop-keys'
import { productSorts } from '@sankalp/contract/shop-keys'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { FormEvent, RefObject } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { priceText } from '../../../lib/locale/rupees-text.ts'
import { buttonClasses, chipClasses } from '../../../ui/button.tsx'
import { type ShopWish, countFilters, longestSearch, readShopAddress, shopAddress } from '../shop-address.ts'
import { useWords } from '../words.ts'

type Choice<Key extends string> = { key: Key; name: string; count: number }
export type FilterChoices = {
  categories: Choice<ProductCategory>[]
  types: (Choice<string> & { category: ProductCategory })[]
  purposes: Choice<ProductPurpose>[]
}

const fieldLook =
  'min-h-12 w-full min-w-0 rounded-md border border-rule-strong bg-paper-raised px-3 placeholder:text-ink-soft'

type FilterFormProps = { wish: ShopWish; choices: FilterChoices | null; onSearch: (wanted: ShopWish) => void }

/**
 * Filters by GET, so that it works without JavaScript. The fields are created again for each list and show its filters.
 */
export function FilterForm({ wish, choices, onSearch }: FilterFormProps) {
  const { t } = useWords()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSearch(readShopAddress({ get: (name) => typed.get(name) as string | null }))
  }
  return (
    <form
      onSubmit={submit}
      action="/shop#found"
      method="get"
      role="search"
      className="grid gap-1 rounded-lg border-rule sm:gap-3 sm:border sm:bg-paper-raised sm:p-4"
    >
      <label htmlFor="shop-search" className="font-semibold max-sm:sr-only">
        {t('search.label')}
      </label>
      <div className={choices ? 'flex max-sm:mr-14' : 'flex'}>
        <input
          key={shopAddress(wish)}
          id="shop-search"
          type="search"
          name="q"
          defaultValue={wish.q}
          maxLength={longestSearch}
          placeholder={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className={`${fieldLook} rounded-r-none border-r-0`}
        />
        <button type="submit" className={buttonClasses('quiet', 'rounded-l-none max-sm:px-3.5')}>
          <Search aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{t('search.go')}</span>
        </button>
      </div>
      {choices && <MoreFilters wish={wish} choices={choices} />}
      {wish.category && <input type="hidden" name="category" value={wish.category} />}
    </form>
  )
}

function MoreFilters({ wish, choices: { categories, types, purposes } }: { wish: ShopWish; choices: FilterChoices }) {
  const { t } = useWords()
  const count = countFilters(wish)
  return (
    <details className="border-rule sm:border-t">
      {/* On a phone it is a button beside the search field. */}
      <summary className="min-h-12 font-semibold max-sm:-mt-13 max-sm:ml-auto max-sm:size-12 max-sm:justify-center max-sm:rounded-md max-sm:border max-sm:border-rule-strong max-sm:bg-paper-raised max-sm:after:hidden sm:py-3">
        <SlidersHorizontal aria-hidden="true" size={20} className="sm:hidden" />
        <span className="max-sm:sr-only">
          {count > 0 ? t('filters.summaryChosen', { count }) : t('filters.summary')}
        </span>
      </summary>
      <div key={shopAddress(wish)} className="grid items-end gap-3 pb-1 max-sm:pt-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select name="type" label={t('filters.type')} value={wish.type} any={t('filters.anyType')}>
          {categories.map(({ key, name }) => (
            <optgroup key={key} label={name}>
              {types
                .filter(({ category }) => category === key)
                .map((type) => (
                  <Option key={type.key} choice={type} />
                ))}
            </optgroup>
          ))}
        </Select>
        <Select name="purpose" label={t('filters.purpose')} value={wish.purpose} any={t('filters.anyPurpose')}>
          {purposes.map((purpose) => (
            <Option key={purpose.key} choice={purpose} />
          ))}
        </Select>
        <Amount name="min" label={t('filters.min')} value={wish.min} />
        <Amount name="max" label={t('filters.max')} value={wish.max} />
        <Select name="sort" label={t('filters.sort')} value={wish.sort}>
          {productSorts.map((key) => (
            <option key={key} value={key}>
              {t(`sort.${key}`)}
            </option>
          ))}
        </Select>
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            name="stock"
            value="1"
            defaultChecked={wish.inStock}
            className="size-6 accent-marigold"
          />
          {t('filters.inStock')}
        </label>
        <button type="submit" className={buttonClasses('primary', 'lg:col-start-4')}>
          {t('filters.apply')}
        </button>
      </div>
    </details>
  )
}

function Option({ choice: { key, name, count } }: { choice: Choice<string> }) {
  return (
    <option value={key}>
      {name} ({count})
    </option>
  )
}

type SelectProps = { name: string; label: string; value: string | null; any?: string; children: React.ReactNode }

function Select({ name, label, value, any, children }: SelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-sm">
      {label}
      <select name={name} defaultValue={value ?? undefined} className={`${fieldLook} text-base`}>
        {any && <option value="">{any}</option>}
        {children}
      </select>
    </label>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <label className="grid min-w-0 gap-1 text-sm">
      {label}
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="numeric"
        pattern="\d{0,7}"
        maxLength={7}
        autoComplete="off"
        className={`${fieldLook} tabular text-base`}
      />
    </label>
  )
}

/**
 * Shows the shelves, of which one can be chosen. Other filters stay, except the type, which belongs to its shelf. On a
 * phone they are one row, with the chosen one at its beginning.
 */
export function Shelves({ wish, choices }: { wish: ShopWish; choices: FilterChoices | null }) {
  const { t } = useWords()
  const to = (category: ProductCategory | null) => shopAddress({ ...wish, category, type: null, page: 1 })
  return (
    <nav aria-label={t('shelves.label')}>
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0">
        <li>
          <a
            href={to(null)}
            data-stay=""
            aria-current={wish.category === null ? 'true' : undefined}
            className={chipClasses()}
          >
            {t('shelves.all')}
          </a>
        </li>
        {choices?.categories.map(({ key, name, count }) => (
          <li key={key} className="max-sm:has-[[aria-current]]:order-first">
            <a
              href={to(key)}
              data-stay=""
              aria-current={wish.category === key ? 'true' : undefined}
              className={chipClasses()}
            >
              {name} <span className="tabular text-sm font-normal">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows the active filters, each with a link that removes it. */
export function Chosen({
  wish,
  choices,
  heading,
}: {
  wish: ShopWish
  choices: FilterChoices | null
  heading: RefObject<HTMLElement | null>
}) {
  const { t } = useWords()
  const language = useLanguage()
  const nameIn = (list: readonly Choice<string>[] | undefined, key: string) =>
    list?.find((one) => one.key === key)?.name ?? key
  const chosen: { name: string; without: Partial<ShopWish> }[] = [
    ...(wish.q ? [{ name: `“${wish.q}”`, without: { q: '' } }] : []),
    ...(wish.type ? [{ name: nameIn(choices?.types, wish.type), without: { type: null } }] : []),
    ...(wish.purpose ? [{ name: nameIn(choices?.purposes, wish.purpose), without: { purpose: null } }] : []),
    ...(wish.min === null
      ? []
      : [{ name: t('filters.fromPrice', { price: priceText(wish.min, language) }), without: { min: null } }]),
    ...(wish.max === null
      ? []
      : [{ name: t('filters.toPrice', { price: priceText(wish.max, language) }), without: { max: null } }]),
    ...(wish.inStock ? [{ name: t('filters.inStock'), without: { inStock: false } }] : []),
    ...(wish.sort && wish.sort !== 'shelf' ? [{ name: t(`sort.${wish.sort}`), without: { sort: null } }] : []),
  ]
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name}>
          {/* The link disappears, so move keyboard focus to the heading. */}
          <a
            href={shopAddress({ ...wish, ...without, page: 1 })}
            data-stay=""
            onClick={() => heading.current?.focus({ preventScroll: true })}
            aria-label={t('filters.remove', { name })}
            className={buttonClasses('quiet', 'border-marigold bg-marigold-tint px-4')}
          >
            {name}
            <X aria-hidden="true" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
