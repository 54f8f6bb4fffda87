import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { MenuLink } from './menu-link.tsx'
import { almanacLinks, currentOf, navLinks } from './nav-links.ts'

/** Renders the second navigation row of large screens. */
export function LinkRow() {
  const { t } = useTranslation()
  const { year } = usePageFacts()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('menu.label')} className="hidden border-b border-rule lg:block">
      <ul className="page-width flex flex-wrap justify-between gap-x-2">
        {navLinks.map(({ key, to }) => (
          <li key={key} className="flex items-center">
            <a
              href={to}
              aria-current={currentOf(to, pathname)}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-ink no-underline hover:text-sindoor aria-[current=page]:border-marigold"
            >
              {t(`nav.${key}`, { year })}
            </a>
            {key === 'panchang' && <AlmanacMenu pathname={pathname} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const menuId = 'almanac-menu'

/**
 * Uses a plain popover instead of the menu card: it is on every page, and the card's script is not loaded everywhere.
 */
function AlmanacMenu({ pathname }: { pathname: string }) {
  const { t } = useTranslation()
  const label = t('menu.almanac')
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={label}
        className="grid size-8 place-items-center rounded-md hover:bg-paper-sunk"
      >
        <span className="fold-mark" />
      </button>
      <div
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={label}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        className="beside-its-button rounded-lg border border-rule bg-paper-raised py-2 shadow-lift"
      >
        {almanacLinks.map(({ key, to }) => (
          <MenuLink key={key} to={to} pathname={pathname}>
            {t(`nav.${key}`)}
          </MenuLink>
        ))}
      </div>
    </>
  )
}
