import type { User } from '@sankalp/contract/users'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { errorWords } from '../../lib/api-words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { subscribe, useSession } from '../../lib/session.ts'
import { safeRedirect } from '../../lib/session-redirect.ts'
import { Heading } from '../../ui/heading.tsx'
import { FailedState } from '../../ui/states.tsx'
import { AccountData } from './account-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useUser } from './use-user.ts'
import { detailsOf, readUserDetails } from './user-details.ts'

/** /profile: Edit Profile, the picture, and the two things anybody may do with their own data. */
export function ProfilePage() {
  const { t } = useTranslation(['users', 'shell'])
  const language = useLanguage()
  const { userId } = useSession()
  const { state, retry } = useUser(userId)
  return (
    <section className="page-width grid gap-8 py-8 sm:py-12">
      <PageHead title={t('title')} description={t('description')} hidden />
      <header className="grid gap-2">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-ink-soft">{t('intro')}</p>
      </header>
      {state.status === 'loading' && <ProfileSkeleton text={t('loading')} />}
      {state.status === 'failed' && (
        <FailedState title={t('fetchFailed')} retryLabel={t('shell:tryAgain')} onRetry={retry}>
          {errorWords(state.error, language, '')}
        </FailedState>
      )}
      {state.status === 'ready' && <Ready key={state.user._id} user={state.user} />}
    </section>
  )
}

function Ready({ user }: { user: User }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = safeRedirect(search.get('redirect'), '')
  const loaded = detailsOf(user)
  const kept = useSyncExternalStore(subscribe, () => readUserDetails(user._id), () => null)
  const { name, picture } = kept ?? loaded
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_1fr] lg:grid-rows-[auto_1fr]">
      <ProfilePicture user={user} name={name} picture={picture} />
      <div className="lg:row-span-2">
        <ProfileForm user={user} onSaved={() => target && void navigate(target)} />
      </div>
      <AccountData user={user} />
    </div>
  )
}
