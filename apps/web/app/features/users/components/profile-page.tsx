import type { User } from '@sankalp/contract/users'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { safeRedirect } from '../../../lib/session/redirect.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { AccountData } from './account-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useUser } from '../api/get-user.ts'
import { detailsOf } from '../user-details.ts'

/**
 * Renders /profile: Edit Profile, the picture, settings from another feature, and the export and deletion of the user's
 * data.
 */
export function ProfilePage({ settings }: { settings?: ReactNode }) {
  const { t } = useTranslation(['users', 'shell'])
  const language = useLanguage()
  const { userId } = useSession()
  const { data: user, error, refetch } = useUser(userId)
  return (
    <section className="page-width grid gap-8 py-8 sm:py-12">
      <PageHead title={t('title')} description={t('description')} hidden />
      <header className="grid gap-2">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-ink-soft">{t('intro')}</p>
        <p>
          <a href="/consultations" className="inline-flex min-h-12 items-center underline">
            {t('shell:account.consultations')}
          </a>
        </p>
      </header>
      {user ? (
        <Ready key={user._id} user={user} settings={settings} />
      ) : error ? (
        <FailedState title={t('fetchFailed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <ProfileSkeleton text={t('loading')} />
      )}
    </section>
  )
}

function Ready({ user, settings }: { user: User; settings: ReactNode }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = safeRedirect(search.get('redirect'), '')
  const { name, picture } = detailsOf(user)
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_1fr] lg:grid-rows-[auto_1fr]">
      <ProfilePicture user={user} name={name} picture={picture} />
      <div className="lg:row-span-2">
        <ProfileForm user={user} onSaved={() => target && void navigate(target)} />
        {settings && <div className="mt-10">{settings}</div>}
      </div>
      <AccountData user={user} />
    </div>
  )
}
