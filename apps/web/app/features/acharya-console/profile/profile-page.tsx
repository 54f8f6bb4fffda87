import type { AcharyaProfile } from '@sankalp/contract/acharya-profile'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { PersonPicture } from '../../../shared/consultations/person-picture.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnEntry } from '../api/profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { QuickReplies } from './quick-replies.tsx'

/** /acharya/profile: the acharya's public profile, the price of a minute, and the quick replies. */
export function ProfilePage() {
  const { t } = useTranslation(['acharya-live', 'acharya-console'])
  const { data, error, refetch } = useOwnEntry()
  return (
    <div className="grid gap-6">
      <PageHead title={t('profile.title')} description={t('acharya-console:description')} hidden />
      <Heading level={1}>{t('profile.title')}</Heading>
      {!data &&
        (error ? (
          <LoadFailed title={t('profile.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ProfileSkeleton />
        ))}
      {data && (
        <>
          <WhoTheyAre profile={data} />
          <ProfileForm profile={data} />
        </>
      )}
      <DoubleRule />
      <QuickReplies />
    </div>
  )
}

function WhoTheyAre({ profile: { acharyaId, name, profilePic, portrait } }: { profile: AcharyaProfile }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonPicture person={{ profilePic, portrait }} name={name[language]} size={96} />
      <div className="min-w-0">
        <p className="font-heading text-xl wrap-anywhere">{name[language]}</p>
        <p className="text-sm text-ink-soft">{t('profile.photo')}</p>
        <p className="flex flex-wrap gap-x-5">
          <a href="/profile" className="inline-flex min-h-12 items-center underline underline-offset-4">
            {t('profile.photoLink')}
          </a>
          <a
            href={`/AstrologerDetails?id=${acharyaId}`}
            className="inline-flex min-h-12 items-center underline underline-offset-4"
          >
            {t('profile.see')}
          </a>
          <a href="/acharya/security" className="inline-flex min-h-12 items-center underline underline-offset-4">
            {t('profile.security')}
          </a>
        </p>
      </div>
    </div>
  )
}

function ProfileSkeleton() {
  const { t } = useTranslation('acharya-live')
  return (
    <div className="grid gap-4">
      <output className="sr-only">{t('profile.loading')}</output>
      <Skeleton className="h-20 w-72" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
