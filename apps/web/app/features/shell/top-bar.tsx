import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { opensDialog } from '../../ui/dialog-control.ts'
import type { Account } from './account.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { drawerId } from './side-drawer.tsx'

/** Loaded only for users who have a profile card. The server renders it in any case. */
const ProfileCard = lazy(() => import('./profile-card.tsx'))
/** Loaded on demand too: users do not press these links in the first second. */
const BarLinks = lazy(() => import('./bar-links.tsx'))

type TopBarProps = { signedIn: boolean; account: Account | null; onLogout: () => void }

export function TopBar({ signedIn, account, onLogout }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper/95 backdrop-blur-sm">
      <div className="page-width flex min-h-16 items-center gap-1 max-lg:pl-1 sm:gap-3">
        <button
          type="button"
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={drawerId}
          onClick={opensDialog(drawerId)}
          className="grid size-12 place-items-center rounded-md hover:bg-paper-sunk lg:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
        <Logo className="mr-auto" isBrief />
        <a
          href="/chatwithastrologer"
          className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-md px-2 font-semibold text-ink no-underline hover:text-sindoor"
        >
          <MessageCircle aria-hidden="true" size={20} className="text-sindoor" />
          <span className="sr-only md:not-sr-only">{t('nav.consult')}</span>
        </a>
        <Suspense fallback={<span className="size-12 shrink-0 sm:w-32" />}>
          <BarLinks />
        </Suspense>
        <LanguageSwitch className="max-xs:hidden" />
        {signedIn ? (
          <Suspense fallback={<span className="size-12 shrink-0" />}>
            <ProfileCard account={account} onLogout={onLogout} />
          </Suspense>
        ) : (
          <LoginLink />
        )}
      </div>
    </header>
  )
}

function LoginLink() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isSignIn = ['/', '/login', '/signup', '/otp'].includes(pathname)
  const to = isSignIn ? '/login' : `/login?redirect=${encodeURIComponent(pathname + search)}`
  return (
    <a href={to} className={buttonClasses('primary', 'max-sm:px-3')}>
      {t('login')}
    </a>
  )
}
