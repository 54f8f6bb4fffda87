import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { FailedState } from '../../../../ui/states.tsx'

/** A browser may remember that a file failed to load, so only a full page load requests it again. */
export function YearFailed() {
  const { t } = useTranslation(['kundli', 'shell'])
  return (
    <FailedState
      title={t('varshaphal.failed')}
      retryLabel={t('shell:tryAgain')}
      onRetry={() => window.location.reload()}
    >
      {t('varshaphal.failedText')}
    </FailedState>
  )
}
