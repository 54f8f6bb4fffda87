import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
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
      <nav aria-label={t('menu.label')} onClick={close}>
        <ul className="py-2">
          <li>
            <MenuLink to="/search" pathname={pathname}>
              {t('search')}
            </MenuLink>
          </li>
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
