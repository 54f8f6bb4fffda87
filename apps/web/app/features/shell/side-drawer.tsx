import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { closeDialog } from '../../ui/dialog-control.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { currentOf, navLinks } from './nav-links.ts'

export const drawerId = 'side-drawer'

/** The navigation of small screens. */
export function SideDrawer() {
  const { t } = useTranslation()
  const { year } = usePageFacts()
  const { pathname } = useLocation()
  const close = () => closeDialog(drawerId)
  return (
    <Drawer id={drawerId} label={t('menu.label')} closeLabel={t('menu.close')} heading={<Logo />}>
      <nav aria-label={t('menu.label')} onClick={close}>
        <ul className="py-2">
          {navLinks.map(({ key, to }) => (
            <li key={key}>
              <a
                href={to}
                aria-current={currentOf(to, pathname)}
                className="flex min-h-12 items-center border-l-4 border-transparent px-4 py-2 text-lg text-ink no-underline hover:bg-paper-sunk aria-[current=page]:border-marigold aria-[current=page]:font-semibold"
              >
                {t(`nav.${key}`, { year })}
              </a>
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
