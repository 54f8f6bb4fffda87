import Search from 'lucide-react/icons/search'
import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { closeDialog } from '../../ui/dialog-control.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { almanacLinks, navLinks } from './nav-links.ts'

export const drawerId = 'side-drawer'

/** Renders the navigation of small screens. */
export function SideDrawer() {
  const { t } = useTranslation()
  const { year } = usePageFacts()
  const { pathname } = useLocation()
  const close = () => closeDialog(drawerId)
  return (
    <Drawer id={drawerId} label={t('menu.label')} closeLabel={t('menu.close')} heading={<Logo />}>
      <SearchForm />
      <nav aria-label={t('menu.label')} onClick={close}>
        <ul className="py-2">
          {[...navLinks.slice(0, 6), ...almanacLinks, ...navLinks.slice(6)].map(({ key, to }) => (
            <li key={key}>
              <MenuLink to={to} pathname={pathname}>
                {t(`nav.${key}`, { year })}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="double-rule mx-4" />
      <div className="flex items-center gap-2 px-4 py-2">
        <span className="text-ink-soft">{t('language')}</span>
        <LanguageSwitch />
      </div>
    </Drawer>
  )
}

/** Searches everything. On a phone it is here, because the bar has no room for it. */
function SearchForm() {
  const { t } = useTranslation()
  return (
    <form action="/search" method="get" role="search" className="flex border-b border-rule p-4">
      <input
        type="search"
        name="q"
        required
        maxLength={100}
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 w-full min-w-0 rounded-l-md border border-r-0 border-rule-strong bg-paper-raised px-3 placeholder:text-ink-soft"
      />
      <button type="submit" aria-label={t('search.go')} className={buttonClasses('quiet', 'rounded-l-none px-3.5')}>
        <Search aria-hidden="true" size={20} />
      </button>
    </form>
  )
}
