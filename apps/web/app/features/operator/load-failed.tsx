import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { FailedState } from '../../ui/states.tsx'

/** A part of the console that could not be fetched, or that this operator may not see. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['operator', 'shell'])
  const language = useLanguage()
  return (
    <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={onRetry}>
      {errorWords(error, language, '')}
    </FailedState>
  )
}
