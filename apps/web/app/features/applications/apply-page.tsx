import { isOpenApplication } from '@sankalp/contract/application-rules'
import { consultationSharePercent } from '@sankalp/contract/consultation-rules'
import { useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { loginPath } from '../../lib/session/redirect.ts'
import { useSession } from '../../lib/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedState } from '../../ui/states.tsx'
import { useApplication } from './api/application.ts'
import { ApplicationFormPart } from './application-form.tsx'
import { ApplicationState } from './application-state.tsx'

/** /become-an-acharya: the requirements, for everybody; the form and its answer, for a signed-in user. */
export function ApplyPage() {
  const { t } = useTranslation('applications')
  const { signedIn } = useSession()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Hero scene="consultation" strip={[480, 150, 740, 214]}>
        <div className="grid gap-2 lg:gap-4">
          <h1 className="text-3xl leading-tight hi:leading-snug sm:text-2xl lg:text-4xl">{t('title')}</h1>
          <p className="text-ink-soft sm:max-lg:sr-only">{t('lead')}</p>
        </div>
      </Hero>
      <div className="page-width grid items-start gap-x-12 gap-y-8 pt-2 pb-8 sm:py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid gap-5 lg:order-last">
          <Heading level={2} className="text-2xl">
            {t('askTitle')}
          </Heading>
          <ul className="grid gap-2">
            {(['learning', 'conduct', 'time'] as const).map((key) => (
              <li key={key} className="border-l-2 border-marigold pl-4">
                {t(`ask.${key}`)}
              </li>
            ))}
          </ul>
          <Heading level={2} className="text-2xl">
            {t('giveTitle')}
          </Heading>
          <p>{t('give', { percent: consultationSharePercent })}</p>
        </div>
        {signedIn ? (
          <QueryProvider>
            <OwnApplication />
          </QueryProvider>
        ) : (
          <Card className="grid justify-items-start gap-3">
            <LinkButton href={loginPath('/become-an-acharya')}>{t('signIn')}</LinkButton>
            <p className="text-ink-soft">{t('signInText')}</p>
          </Card>
        )}
      </div>
    </>
  )
}

function OwnApplication() {
  const { t } = useTranslation(['applications', 'shell'])
  const language = useLanguage()
  const { data, error, refetch } = useApplication()
  const [isWriting, setIsWriting] = useState(false)
  if (!data) {
    return error ? (
      <FailedState title={t('fetchFailed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
        {errorWords(error, language, '')}
      </FailedState>
    ) : (
      <div>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-96 w-full" />
      </div>
    )
  }
  const { application } = data
  const mayWrite = !application || !isOpenApplication(application.state) || application.state === 'received'
  if (!application || (isWriting && mayWrite))
    return <ApplicationFormPart before={application?.form ?? null} onSent={() => setIsWriting(false)} />
  return (
    <ApplicationState
      application={application}
      onWrite={mayWrite && application.state !== 'accepted' ? () => setIsWriting(true) : null}
    />
  )
}
