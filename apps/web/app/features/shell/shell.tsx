import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { ToastHost } from '../../lib/toast-host.tsx'
import type { Account } from './account.ts'
import { Footer } from './footer.tsx'
import { LinkRow } from './link-row.tsx'
import { NavigationFocus } from './navigation-focus.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { TopBar } from './top-bar.tsx'

export type ShellProps = { signedIn: boolean; account: Account | null; onLogout: () => void; children: ReactNode }

/** Renders everything around a page. */
export function Shell({ children, ...bar }: ShellProps) {
  const { t } = useTranslation()
  const { demo } = usePageFacts()
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      <a
        href="#content"
        className="sr-only z-30 rounded-md bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      {demo && (
        <aside aria-label={t('demoLabel')} className="bg-marigold px-4 py-1.5 text-center text-sm text-on-marigold">
          {t('demo')}
        </aside>
      )}
      <TopBar {...bar} />
      <LinkRow />
      <SideDrawer />
      <main id="content" tabIndex={-1} aria-busy={isMoving || undefined} className="min-h-[60vh]">
        {children}
      </main>
      <Footer />
      <NavigationFocus />
      <ToastHost label={t('notifications')} />
    </>
  )
}
