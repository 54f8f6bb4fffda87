import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { buttonClasses, chipClasses } from '../../../ui/button.tsx'
import { type ShopWish, shopAddress } from '../shop-address.ts'
import { useWords } from '../words.ts'

/** How many page numbers show on either side of the current page. */
const around = 2

/** Shows the page navigation: previous, next, and the numbers nearby. */
export function Pages({ wish, page, total }: { wish: ShopWish; page: number; total: number }) {
  const { t } = useWords()
  if (total < 2) return null
  const to = (number: number) => `${shopAddress({ ...wish, page: number })}#products`
  const from = Math.max(1, Math.min(page - around, total - 2 * around))
  const numbers = Array.from({ length: Math.min(2 * around + 1, total) }, (_, at) => from + at).filter(
    (number) => number <= total,
  )
  return (
    <nav aria-label={t('list.pages')} className="grid justify-items-center gap-2">
      <ul className="flex flex-wrap justify-center gap-2">
        {page > 1 && (
          <li>
            <a
              rel="prev"
              href={to(page - 1)}
              aria-label={t('list.previous')}
              className={buttonClasses('quiet', 'px-3')}
            >
              <ChevronLeft aria-hidden="true" size={20} />
            </a>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number} className={number === page ? undefined : 'max-xs:hidden'}>
            <a
              href={to(number)}
              aria-current={number === page ? 'page' : undefined}
              className={chipClasses('tabular min-w-12 px-3')}
            >
              {number}
            </a>
          </li>
        ))}
        {page < total && (
          <li>
            <a rel="next" href={to(page + 1)} aria-label={t('list.next')} className={buttonClasses('quiet', 'px-3')}>
              <ChevronRight aria-hidden="true" size={20} />
            </a>
          </li>
        )}
      </ul>
      <p className="tabular text-sm text-ink-soft">{t('list.pageOf', { page, total })}</p>
    </nav>
  )
}
