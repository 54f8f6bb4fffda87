import type { Role } from '@sankalp/contract'
import type { ReactNode } from 'react'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { useUser } from './features/users/api/get-user.ts'
import { errorWords } from './lib/api/words.ts'
import { useLanguage } from './lib/locale/use-language.ts'
import { useTranslation } from './lib/locale/use-translation.ts'
import { useSession } from './lib/session/session.ts'
import { Skeleton } from './ui/skeleton.tsx'
import { FailedState } from './ui/states.tsx'

/**
 * Shows a console to users with its role; for others the page does not exist. It is inside the guard, so a user is
 * signed in. It only decides what is shown: the API refuses every call of a console without the role.
 */
export function RequireRole({ of: role, children }: { of: Role; children: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { userId } = useSession()
  const { data: user, error, refetch } = useUser(userId)
  if (user) return user.role_type === role ? children : <NotFoundPage />
  return (
    <div className="page-width py-12">
      {error ? (
        <FailedState title={t('error.title')} retryLabel={t('tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-64" />
        </>
      )}
    </div>
  )
}
