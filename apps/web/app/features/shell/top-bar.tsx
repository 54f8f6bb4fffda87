import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { buttonClasses } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialog-control.ts'
import type { Account } from './account.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ProfileCard } from './profile-card.tsx'
import { drawerId } from './side-drawer.tsx'

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
          onClick={() => openDialog(drawerId)}
          className="grid size-12 place-items-center rounded-md hover:bg-paper-sunk lg:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
        <Logo className="mr-auto" />
        <Link
          to="/chatwithastrologer"
          className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-md px-2 font-semibold text-ink no-underline hover:text-sindoor"
        >
          <MessageCircle aria-hidden="true" size={20} className="text-sindoor" />
          <span className="sr-only md:not-sr-only">{t('nav.consult')}</span>
        </Link>
        <LanguageSwitch />
        {signedIn ? <ProfileCard account={account} onLogout={onLogout} /> : <LoginLink />}
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
    <Link to={to} className={buttonClasses('primary', 'px-3 sm:px-5')}>
      {t('login')}
    </Link>
  )
}
