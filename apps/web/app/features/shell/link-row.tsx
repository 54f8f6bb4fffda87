import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { currentOf, navLinks } from './nav-links.ts'

/** The second row of large screens. */
export function LinkRow() {
  const { t } = useTranslation()
  const { year } = usePageFacts()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('menu.label')} className="hidden border-b border-rule lg:block">
      <ul className="page-width flex flex-wrap justify-between gap-x-2">
        {navLinks.map(({ key, to }) => (
          <li key={key}>
            <a
              href={to}
              aria-current={currentOf(to, pathname)}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-ink no-underline hover:text-sindoor aria-[current=page]:border-marigold"
            >
              {t(`nav.${key}`, { year })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
