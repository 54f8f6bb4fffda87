import { formatRupees } from '@sankalp/contract/money'
import LogOut from 'lucide-react/icons/log-out'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { closePopover, PopoverCard } from '../../ui/popover-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Account } from './account.ts'
import { accountLinks } from './nav-links.ts'

const cardId = 'profile-card'
const rowClasses =
  'flex min-h-12 w-full items-center justify-between gap-4 px-5 py-2 text-left text-ink no-underline hover:bg-paper-sunk'

type ProfileCardProps = { account: Account | null; onLogout: () => void }

/**
 * Renders the user icon and the card it opens. Until the account is loaded, a placeholder takes its space and the links
 * work.
 */
export default function ProfileCard({ account, onLogout }: ProfileCardProps) {
  const { t } = useTranslation()
  const close = () => closePopover(cardId)
  return (
    <>
      <button
        type="button"
        popoverTarget={cardId}
        aria-label={t('account.open')}
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-paper-sunk"
      >
        <Avatar picture={account?.picture} name={account?.name ?? ''} size={40} />
      </button>
      <PopoverCard id={cardId} label={t('account.label')}>
        <Person account={account} />
        <div className="double-rule mx-5" />
        <ul className="py-2">
          {account?.isAcharya && (
            <li>
              <a href="/acharya" onClick={close} className={rowClasses}>
                {t('account.console')}
              </a>
            </li>
          )}
          {accountLinks.map(({ key, to }) => (
            <li key={key}>
              <a href={to} onClick={close} className={rowClasses}>
                <span>{t(`account.${key}`)}</span>
                {key === 'wallet' && <Balance account={account} />}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close()
                onLogout()
              }}
              className={`${rowClasses} font-semibold text-sindoor`}
            >
              <span>{t('account.logout')}</span>
              <LogOut aria-hidden="true" size={18} />
            </button>
          </li>
        </ul>
      </PopoverCard>
    </>
  )
}

function Person({ account }: { account: Account | null }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-4 px-5 py-4">
      <Avatar picture={account?.picture} name={account?.name ?? ''} />
      {account ? (
        <div className="min-w-0">
          <p className="truncate font-heading text-xl leading-snug">{account.name || t('account.noName')}</p>
          <p className="tabular text-ink-soft">{account.phone}</p>
        </div>
      ) : (
        <div className="grid grow gap-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-28" />
        </div>
      )}
    </div>
  )
}

function Balance({ account }: { account: Account | null }) {
  const language = useLanguage()
  if (account?.balancePaise == null) return <Skeleton className="h-5 w-16" />
  return <span className="tabular font-semibold text-peacock">{formatRupees(account.balancePaise, language)}</span>
}
