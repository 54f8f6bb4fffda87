import CalendarClock from 'lucide-react/icons/calendar-clock'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Sunrise from 'lucide-react/icons/sunrise'
import UserPen from 'lucide-react/icons/user-pen'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useFollowConsole } from './api/follow-console.ts'

/**
 * The pages of the console, in the order of its navigation. The bar at the bottom of a phone has no room for six: one
 * of them is linked in the bar above instead.
 */
const rooms = [
  { name: 'today', path: '/acharya', Icon: Sunrise },
  { name: 'bookings', path: '/acharya/bookings', Icon: ListChecks },
  { name: 'talks', path: '/acharya/consultations', Icon: MessagesSquare },
  { name: 'hours', path: '/acharya/hours', Icon: CalendarClock },
  { name: 'earnings', path: '/acharya/earnings', Icon: IndianRupee },
  { name: 'profile', path: '/acharya/profile', Icon: UserPen, onDesksOnly: true },
] as const

/** Load the live part after the first load, so that the page itself appears at once on a slow connection. */
const ConsoleLive = lazyPart(async () => (await import('./live/console-live.tsx')).ConsoleLive)

/**
 * Frames every page of the acharya's console with its navigation: at the side on a desktop, at the bottom on a phone.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('acharya-console')
  const { pathname } = useLocation()
  useFollowConsole()
  const here = pathname.replace(/\/$/, '')
  return (
    <div className="page-width grid gap-x-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav
        aria-label={t('nav.label')}
        className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-rule max-lg:bg-paper max-lg:pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-20 lg:self-start lg:py-10"
      >
        <ul className="grid grid-flow-col auto-cols-fr lg:grid-flow-row lg:gap-1">
          {rooms.map(({ name, path, Icon, ...room }) => (
            <li key={name} className={'onDesksOnly' in room ? 'max-lg:hidden' : undefined}>
              <a
                href={path}
                aria-current={here === path ? 'page' : undefined}
                className="flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-1 py-1 text-sm text-ink-soft no-underline hover:text-ink aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:border-t-0 lg:border-l-3 lg:px-3 lg:text-base lg:hover:bg-paper-sunk lg:aria-[current]:bg-marigold-tint"
              >
                <Icon aria-hidden="true" size={20} />
                <span>{t(`nav.${name}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Leave room for the bar at the bottom of a phone. */}
      <div className="min-w-0 py-6 max-lg:pb-24 lg:py-10">
        <ConsoleLive />
        {children}
      </div>
    </div>
  )
}
